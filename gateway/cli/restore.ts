/*
 * `npm run restore -- file`: reads a backup into an empty database: PostgreSQL at DATABASE_URL, else the directory DATA_DIR. With
 * `--check` it only says whether the backup is whole. See docs/backup.md.
 */
import path from 'node:path'
import { passphraseOf } from '../db/backup/passphrase'
import { verified } from '../db/backup/readArchive'
import { restore } from '../db/backup/restore'
import { packageRoot } from '../lib/packageRoot'
import { runCommand } from '../server/runCommand'
import { StartError } from '../server/startError'
import { parseArguments } from './parseArguments'

const CHECK = '--check'
await runCommand(async ({ env, databaseUrl, dataDir }) => {
  const { file, given } = parseArguments(process.argv.slice(2), { options: [CHECK], usage: `npm run restore -- 文件 [${CHECK}]` })
  if (!file) throw new StartError('请写明备份文件：npm run restore -- backups/….backup')
  const backup = { file: path.resolve(file), passphrase: passphraseOf(env) }
  const migrationsFolder = path.join(packageRoot(import.meta.url), 'gateway/db/migrations')
  const isCheck = given.includes(CHECK)
  const manifest = isCheck ? await verified(backup) : await restore({ backup, databaseUrl, dataDir, migrationsFolder })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const holds = `版本 ${manifest.version}，${manifest.takenAt}，${manifest.tables.length} 张表，${rows} 行`
  console.log(isCheck ? `备份完整：${holds}。` : `已恢复（${holds}）。现在可以启动网关。`)
})
