import { PGlite } from '@electric-sql/pglite'
import { beginDirectory, databaseIn, markDirectory, directoryStateOf, uploadsIn } from '../dataDirectory'
import { takeDirectory } from '../embedded'
import { DatabaseRefused } from '../refused'
import { connected } from '../connected'
import { load, refuseFilled, refuseNewer } from './load'
import type { Manifest } from './manifest'
import { verified, type BackupFile } from './readArchive'
import { runOnEmbedded, runOnPostgres } from '../run'

type Options = { backup: BackupFile; databaseUrl?: string | undefined; dataDir: string; migrationsFolder: string }

/** Reads a backup of either kind of database into an empty one of either kind. Nothing is written before all of it was checked. */
export async function restore({ backup, databaseUrl, dataDir, migrationsFolder }: Options): Promise<Manifest> {
  const manifest = await verified(backup)
  refuseNewer(manifest, migrationsFolder)
  const folder = uploadsIn(dataDir)
  if (databaseUrl)
    await connected(databaseUrl, async (connection) => {
      const run = runOnPostgres(connection)
      await refuseFilled(run)
      await load(backup, manifest, { run, migrationsFolder, folder })
    })
  else await intoDirectory(dataDir, (client) => load(backup, manifest, { run: runOnEmbedded(client), migrationsFolder, folder }))
  return manifest
}

/** Until all is there the directory says so, and no gateway opens it; what an interrupted restore left is begun anew. */
async function intoDirectory(dataDir: string, fill: (client: PGlite) => Promise<void>) {
  const { directory, unlock } = takeDirectory(dataDir)
  try {
    if (directoryStateOf(directory) === 'ready')
      throw new DatabaseRefused(`数据目录 ${directory} 不是空的：恢复只写入空的目录，请用 DATA_DIR 指定一个新的。`)
    beginDirectory(directory, 'restoring')
    const client = await PGlite.create(databaseIn(directory))
    try {
      await fill(client)
    } finally {
      await client.close()
    }
    markDirectory(directory, 'ready')
  } finally {
    unlock()
  }
}
