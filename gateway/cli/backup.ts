/*
 * `npm run backup -- [file]`: the shop's data in one file, while it sells. PostgreSQL at DATABASE_URL, else the embedded database in
 * DATA_DIR: by way of the gateway that has it open, or directly where none runs. See docs/backup.md.
 */
import path from 'node:path'
import { backUp } from '../db/backup/backUp'
import { passphraseOf } from '../db/backup/passphrase'
import { packageRoot } from '../kernel/packageRoot'
import { withSecretFiles } from '../server/secretFiles'
import { told } from '../server/told'

const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
await told(async () => {
  const env = withSecretFiles(process.env)
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = env
  const passphrase = passphraseOf(env)
  const file = path.resolve(process.argv[2] ?? `backups/qinghe-${stamp}.backup`)
  const { manifest, bytes } = await backUp({
    file,
    passphrase,
    databaseUrl,
    dataDir: path.resolve(dataDir),
    migrationsFolder: path.join(packageRoot(import.meta.url), 'gateway/db/migrations'),
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`已备份到 ${file}：${manifest.tables.length} 张表，${rows} 行，${bytes} 字节，已逐项核对。`)
  if (!passphrase)
    console.warn('注意：备份没有加密，其中有顾客的健康信息。设置 BACKUP_PASSPHRASE_FILE 可加密；请勿把文件放在他人能读到的地方。')
})
