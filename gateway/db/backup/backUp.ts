import { existsSync, fsyncSync, mkdirSync, openSync, closeSync, renameSync, rmSync, statSync, createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openExisting, takeDirectory } from '../embedded'
import { standingOf, uploadsIn } from '../dataDirectory'
import { migrationsIn } from '../migrated'
import { DatabaseRefused, DirectoryTaken } from '../refused'
import { connected } from '../connected'
import type { Manifest } from './manifest'
import { verified } from './readArchive'
import { runOnEmbedded, runOnPostgres } from '../run'
import { sealed } from './seal'
import { connectToGateway } from './serveBackups'
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
  mkdirSync(path.dirname(file), { recursive: true })
  const aside = `${file}.part`
  try {
    await fromSource(options, async (archive) => {
      const bytes = passphrase ? sealed(archive, passphrase) : archive
      await pipeline(Readable.from(bytes), createWriteStream(aside, { mode: 0o600 }))
    })
    synced(aside)
    const manifest = await verified({ file: aside, passphrase })
    renameSync(aside, file)
    synced(path.dirname(file))
    return { manifest, bytes: statSync(file).size }
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

type Take = (archive: AsyncIterable<Buffer>) => Promise<void>

async function fromSource({ databaseUrl, dataDir, migrationsFolder }: Options, take: Take) {
  const migrations = migrationsIn(migrationsFolder)
  const folder = uploadsIn(dataDir)
  if (databaseUrl)
    return connected(databaseUrl, (connection) => take(archiveOf({ run: runOnPostgres(connection), isShared: false, migrations, folder })))
  if (!existsSync(dataDir)) throw new DatabaseRefused(`没有数据目录 ${dataDir}：请检查 DATA_DIR。`)
  const gateway = await connectToGateway(dataDir)
  if (gateway) return take(gateway)
  return stopped(dataDir, async (directory) => {
    const client = await openExisting(directory)
    await take(archiveOf({ run: runOnEmbedded(client), isShared: true, migrations, folder })).finally(() => client.close())
  })
}

/** Of a gateway that is stopped, under its lock. Nothing is migrated: a backup comes before an update. */
async function stopped(dataDir: string, work: (directory: string) => Promise<void>) {
  const { directory, unlock } = lockedOrAsked(dataDir)
  try {
    if (standingOf(directory) !== 'ready') throw new DatabaseRefused(`数据目录 ${directory} 里还没有店铺的数据。`)
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
