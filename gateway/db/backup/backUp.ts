import { existsSync, fsyncSync, openSync, closeSync, renameSync, rmSync, statSync, createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openExisting, takeDirectory } from '../embedded'
import { makeDirectory, directoryStateOf, uploadsIn } from '../dataDirectory'
import { migrationsIn } from '../migrated'
import { DatabaseRefused, DirectoryTaken } from '../refused'
import { connected } from '../connected'
import type { Manifest } from './manifest'
import { verified } from './readArchive'
import { runOnEmbedded, runOnPostgres } from '../run'
import { sealed } from './seal'
import { connectToGateway } from './serveBackups'
import { systemFault } from './systemFault'
import { archiveOf } from './writeArchive'

type Options = {
  file: string
  passphrase?: string | undefined
  databaseUrl?: string | undefined
  dataDir: string
  migrationsFolder: string
}

/** Writes a backup beside its place, reads all of it again, and only then gives it its name. Overwrites nothing. */
export async function backUp(options: Options): Promise<{ manifest: Manifest; bytes: number }> {
  const { file, passphrase } = options
  if (existsSync(file)) throw new DatabaseRefused(`${file} 已经存在：请换一个文件名。`)
  const aside = `${file}.part`
  try {
    await fromSource(options, async (open) => {
      makeDirectory(path.dirname(file))
      const archive = open()
      const bytes = passphrase ? sealed(archive, passphrase) : archive
      await pipeline(Readable.from(bytes), createWriteStream(aside, { mode: 0o600 }))
    })
    synced(aside)
    const manifest = await verified({ file: aside, passphrase })
    renameSync(aside, file)
    synced(path.dirname(file))
    return { manifest, bytes: statSync(file).size }
  } catch (error) {
    if (existsSync(aside)) rmSync(aside)
    throw unwritable(error, aside) ?? error
  }
}

/** A fault of the file's own disk in one sentence; nothing for one of the shop's. */
function unwritable(error: unknown, aside: string): DatabaseRefused | undefined {
  const fault = systemFault(error)
  // A file that is open is named by nothing but what was done with it.
  const isOfTheFile = fault?.path ? aside.startsWith(fault.path) : fault?.syscall === 'write' || fault?.syscall === 'fsync'
  if (!fault || !isOfTheFile) return undefined
  return new DatabaseRefused(
    `无法写入备份文件 ${aside.slice(0, -'.part'.length)}（${fault.code}）：请检查目录、权限和磁盘空间，或换一个位置。`,
  )
}

/** Gets what opens the archive: nothing is read before there is a place for it. */
type Take = (open: () => AsyncIterable<Buffer>) => Promise<void>

async function fromSource({ databaseUrl, dataDir, migrationsFolder }: Options, take: Take) {
  const migrations = migrationsIn(migrationsFolder)
  const folder = uploadsIn(dataDir)
  if (databaseUrl)
    return connected(databaseUrl, (connection) =>
      take(() => archiveOf({ run: runOnPostgres(connection), isShared: false, migrations, folder }).stream),
    )
  if (!existsSync(dataDir)) throw new DatabaseRefused(`没有数据目录 ${dataDir}：请检查 DATA_DIR。`)
  const gateway = await connectToGateway(dataDir)
  if (gateway) return take(() => gateway).finally(() => gateway.destroy())
  return stopped(dataDir, async (directory) => {
    const client = await openExisting(directory)
    try {
      await take(() => archiveOf({ run: runOnEmbedded(client), isShared: true, migrations, folder }).stream)
    } finally {
      await client.close()
    }
  })
}

/** Of a gateway that is stopped, under its lock. Nothing is migrated: a backup comes before an update. */
async function stopped(dataDir: string, work: (directory: string) => Promise<void>) {
  const { directory, unlock } = lockedOrAsked(dataDir)
  try {
    if (directoryStateOf(directory) !== 'ready') throw new DatabaseRefused(`数据目录 ${directory} 里还没有店铺的数据。`)
    await work(directory)
  } finally {
    unlock()
  }
}

function lockedOrAsked(dataDir: string) {
  try {
    return takeDirectory(dataDir)
  } catch (error) {
    if (!(error instanceof DirectoryTaken)) throw error
    throw new DatabaseRefused(`${error.message}\n正在运行的网关没有应答备份请求：请先停止它再备份。`)
  }
}

/** On the disk, not only on its way there. A folder cannot be opened for this on Windows, where its entry is safe anyway. */
function synced(target: string) {
  if (process.platform === 'win32') return
  const descriptor = openSync(target, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
