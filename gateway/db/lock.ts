import { createServer } from 'node:net'
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'

/** Another gateway serves this data directory. */
export class DirectoryTaken extends Error {}

/**
 * Takes a data directory for this process by listening on a local socket named after it. The operating system closes the
 * socket when the process dies, however it dies; a file left behind by a killed process answers nobody and is replaced.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24)
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\qinghe-${name}` : path.join(tmpdir(), `qinghe-${name}.sock`)
  const server = createServer((socket) => socket.end())
  server.unref()
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(address, () => {
        server.off('error', reject)
        resolve()
      })
    })
  try {
    await listen()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (await answers(address))
      throw new DirectoryTaken(`另一个网关正在使用数据目录 ${directory}：请先停止它，或用 DATA_DIR 指定另一个目录。`)
    rmSync(address, { force: true })
    await listen()
  }
  return () => new Promise((resolve) => server.close(() => resolve()))
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
