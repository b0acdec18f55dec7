/*
 * What needs somebody, and what happened in the shop: `npm run report` tells of the last seven days, `npm run report -- 30` of thirty, from the database at
 * DATABASE_URL or the embedded one in DATA_DIR (`.data`), which one process opens at a time.
 */
import { RETENTION_DAYS } from '../gateway/modules/analytics/retentionDays'
import { reportOf } from '../gateway/modules/analytics/reportOf'
import { reportText } from '../gateway/modules/analytics/reportText'
import { queuesOf } from '../gateway/modules/queue/queuesOf'
import { queuesText } from '../gateway/modules/queue/queuesText'
import { DAY } from '../src/lib/duration'
import { asColumns } from './lists/asColumns'
import { withDatabase } from '../gateway/server/withDatabase'

const days = Number(process.argv[2] ?? 7)

if (!Number.isInteger(days) || days < 1 || days > RETENTION_DAYS) {
  console.error(`请写 1 到 ${RETENTION_DAYS} 之间的天数：npm run report -- 7`)
  process.exitCode = 2
} else {
  try {
    const to = new Date()
    const from = new Date(to.getTime() - days * DAY)
    const [report, queues] = await withDatabase(async (db) => [await reportOf(db, { from, to }), await queuesOf(db, to)] as const)
    console.log(`${queuesText(queues, asColumns)}\n\n${reportText(report, { from, to, draw: asColumns })}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
