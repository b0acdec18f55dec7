import { chmodSync, closeSync, openSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import { log } from '../../kernel/log'
import { BACKUP_SOCKET, uploadsIn } from '../dataDirectory'
import { migrationsIn } from '../migrated'
import { runOnEmbedded } from '../run'
import { archiveOf } from './writeArchive'

/** A socket's address may have some 104 bytes. */
const MAX_PATH_BYTES = 100

/**
 * Serves backups over a Unix socket in the data directory: the running shop alone can read its embedded database. Only the directory's
 * owner can connect; nothing in the network can. Returns the function that stops it.
 */
export async function serveBackups(client: PGlite, { directory, migrationsFolder }: { directory: string; migrationsFolder: string }) {
  const file = path.join(directory, BACKUP_SOCKET)
  const migrations = migrationsIn(migrationsFolder)
  // The cursors are the connection's: one backup after the other.
  let turn: Promise<void> = Promise.resolve()
  const give = async (socket: Socket) => {
    const archive = archiveOf({ run: runOnEmbedded(client), isShared: true, migrations, folder: uploadsIn(directory) })
    await pipeline(archive, socket).catch((error: unknown) => {
      log.error({ err: error }, '备份没有完成')
      socket.destroy()
    })
  }
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    turn = turn.then(() => give(socket))
  })
  server.unref()
  const isListening = await atSocket(directory, (address) => {
    // Nobody else has the directory: what lies there is left by a process that was killed.
    rmSync(file, { force: true })
    return new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(address, () => resolve(true))
    })
  })
  if (isListening) chmodSync(file, 0o600)
  return async () => {
    if (!isListening) return
    server.close()
    await turn
    rmSync(file, { force: true })
  }
}

/** A connection to the gateway that has this directory open, or nothing where none does. */
export const connectToGateway = (directory: string): Promise<Socket | undefined> =>
  atSocket(
    directory,
    (address) =>
      new Promise((resolve) => {
        const socket = connect(address)
        socket.once('connect', () => resolve(socket))
        socket.once('error', () => resolve(undefined))
      }),
  )

/** The socket's address; where the directory's own name is too long for one, by way of an open file (Linux). */
async function atSocket<T>(directory: string, work: (address: string) => Promise<T>): Promise<T> {
  const address = path.join(directory, BACKUP_SOCKET)
  if (Buffer.byteLength(address) <= MAX_PATH_BYTES || process.platform !== 'linux') return work(address)
  const descriptor = openSync(directory, 'r')
  try {
    return await work(`/proc/self/fd/${descriptor}/${BACKUP_SOCKET}`)
  } finally {
    closeSync(descriptor)
  }
}
