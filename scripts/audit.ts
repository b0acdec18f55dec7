/*
 * `npm run audit -- verify`: holds the counter's audit log against its hash chain, in the database at DATABASE_URL or the embedded one in
 * DATA_DIR (`.data`), which one process opens at a time. `--expect 1024:9f86…` is what an earlier run printed. Exit 1 where the log is not whole.
 */
import { verifyAudit } from '../gateway/modules/audit/verifyAudit'
import { withDatabase } from '../gateway/server/withDatabase'

const USAGE = '用法：npm run audit -- verify [--expect <条数:校验值>]'

const [command, option, expected] = process.argv.slice(2)
const isUnderstood = command === 'verify' && (option === undefined || (option === '--expect' && expected !== undefined))
if (isUnderstood) {
  try {
    const { isWhole, text } = await withDatabase((db) => verifyAudit(db, expected))
    console.log(text)
    process.exitCode = isWhole ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
} else {
  console.error(USAGE)
  process.exitCode = 2
}
