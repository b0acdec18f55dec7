/*
 * `npm run backup -- [file]`: the shop's data in one file, while it sells. PostgreSQL at DATABASE_URL, else the embedded database in
 * DATA_DIR: by way of the gateway that has it open, or directly where none runs. See docs/backup.md.
 */
import path from 'node:path'
import { shopFormat } from '../../src/lib/time'
import { backUp } from '../db/backup/backUp'
import { passphraseOf } from '../db/backup/passphrase'
import { packageRoot } from '../lib/packageRoot'
import { runCommand } from '../server/runCommand'
import { parseArguments } from './parseArguments'

const stamp = shopFormat(new Date(), 'YYYY-MM-DD-HHmmss')
await runCommand(async ({ env, databaseUrl, dataDir }) => {
  const { file = `backups/qinghe-${stamp}.backup` } = parseArguments(process.argv.slice(2), { usage: 'npm run backup -- [文件]' })
  const target = path.resolve(file)
  const passphrase = passphraseOf(env)
  const migrationsFolder = path.join(packageRoot(import.meta.url), 'gateway/db/migrations')
  const { manifest, bytes } = await backUp({ file: target, passphrase, databaseUrl, dataDir, migrationsFolder })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`已备份到 ${target}：${manifest.tables.length} 张表，${rows} 行，${bytes} 字节，已逐项核对。`)
  if (!passphrase)
    console.warn('注意：备份没有加密，其中有顾客的健康信息。设置 BACKUP_PASSPHRASE_FILE 可加密；请勿把文件放在他人能读到的地方。')
})
