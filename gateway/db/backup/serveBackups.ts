import { chmodSync, closeSync, openSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import { log } from '../../lib/log'
import { BACKUP_SOCKET, uploadsIn } from '../dataDirectory'
import { migrationsIn } from '../migrated'
import { runOnEmbedded } from '../run'
import { archiveOf } from './writeArchive'

/** Milliseconds that a reader may take nothing at all, and that a gateway which stops waits for a backup under way. */
export const BACKUP_LIMITS = { stall: 60_000, stop: 5_000 }
/** A socket's address may have some 104 bytes. */
const MAX_PATH_BYTES = 100

type Options = { directory: string; migrationsFolder: string; limits?: typeof BACKUP_LIMITS }

/**
 * Serves backups over a Unix socket in the data directory: the running shop alone can read its embedded database. Only the directory's
 * owner can connect; nothing in the network can. Returns the function that stops it.
 */
export async function serveBackups(client: PGlite, { directory, migrationsFolder, limits = BACKUP_LIMITS }: Options) {
  const file = path.join(directory, BACKUP_SOCKET)
  const migrations = migrationsIn(migrationsFolder)
  // The cursors are the connection's: one backup after the other.
  let turn: Promise<void> = Promise.resolve()
  const readers = new Set<Socket>()
  const give = async (socket: Socket) => {
    if (socket.destroyed) return
    socket.setTimeout(limits.stall, () => {
      // Where nothing waits for the reader, it is the database that takes its time.
      if (socket.writableNeedDrain) socket.destroy(new Error('The reader of the backup has stalled'))
    })
    const { stream, filled } = archiveOf({ run: runOnEmbedded(client), isShared: true, migrations, folder: uploadsIn(directory) })
    await pipeline(stream, socket).catch((error: unknown) => {
      log.error({ err: error }, '备份没有完成')
      socket.destroy()
    })
    await filled
  }
  const server = createServer((socket) => {
    readers.add(socket)
    socket.on('close', () => readers.delete(socket))
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
    const hurry = setTimeout(() => {
      for (const reader of readers) reader.destroy()
    }, limits.stop)
    await turn
    clearTimeout(hurry)
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
