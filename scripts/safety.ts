/*
 * What became of the safety check's warnings: `npm run safety -- report` tells of the last thirty days, `npm run safety -- report 7` of seven, from the
 * database at DATABASE_URL or the embedded one in DATA_DIR (`.data`), which one process opens at a time.
 */
import { figuresOfRules, safetyReportText } from '../gateway/modules/safety/safetyReport'
import { withDatabase } from '../gateway/server/withDatabase'
import { DAY } from '../src/lib/duration'
import { shopDate } from '../src/lib/time'
import { asColumns } from './lists/asColumns'

const [command, given = '30'] = process.argv.slice(2)
const days = Number(given)

if (command !== 'report' || !Number.isInteger(days) || days < 1 || days > 3660) {
  console.error('请这样写：npm run safety -- report 30（最近 30 天）')
  process.exitCode = 2
} else {
  try {
    const since = shopDate(Date.now() - (days - 1) * DAY)
    console.log(safetyReportText(await withDatabase((db) => figuresOfRules(db, since)), asColumns))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
