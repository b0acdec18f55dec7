/*
 * `npm run restore -- file`: reads a backup into an empty database: PostgreSQL at DATABASE_URL, else the directory DATA_DIR. With
 * `--check` it only says whether the backup is whole. See docs/backup.md.
 */
import path from 'node:path'
import { passphraseOf } from '../db/backup/passphrase'
import { verified } from '../db/backup/readArchive'
import { restore } from '../db/backup/restore'
import { DatabaseRefused } from '../db/refused'
import { packageRoot } from '../kernel/packageRoot'
import { withSecretFiles } from '../server/secretFiles'
import { told } from '../server/told'

const words = process.argv.slice(2)
const [name] = words.filter((word) => !word.startsWith('-'))
await told(async () => {
  const env = withSecretFiles(process.env)
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = env
  if (!name) throw new DatabaseRefused('请写明备份文件：npm run restore -- backups/….backup')
  const backup = { file: path.resolve(name), passphrase: passphraseOf(env) }
  const migrationsFolder = path.join(packageRoot(import.meta.url), 'gateway/db/migrations')
  const isCheck = words.includes('--check')
  const manifest = isCheck
    ? await verified(backup)
    : await restore({ backup, databaseUrl, dataDir: path.resolve(dataDir), migrationsFolder })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const holds = `版本 ${manifest.version}，${manifest.takenAt}，${manifest.tables.length} 张表，${rows} 行`
  console.log(isCheck ? `备份完整：${holds}。` : `已恢复（${holds}）。现在可以启动网关。`)
})
