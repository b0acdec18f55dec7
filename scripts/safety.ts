/*
 * The table of safety rules. `npm run safety -- rules` prints it for the pharmacist who holds each rule against its source (the setting
 * `safetyRules` then turns the check on). `npm run safety -- report` tells what became of its warnings in the last thirty days, `npm run safety --
 * report 7` in seven, from the database at DATABASE_URL or the embedded one in DATA_DIR (`.data`), which one process opens at a time.
 */
import { RULES, RULES_DATE } from '../gateway/modules/safety/rules'
import { figuresOfRules, safetyReportText } from '../gateway/modules/safety/safetyReport'
import { withDatabase } from '../gateway/server/withDatabase'
import { DAY } from '../src/lib/duration'
import { shopDate } from '../src/lib/time'
import { asColumns } from './lists/asColumns'

const [command, given = '30'] = process.argv.slice(2)
const days = Number(given)

if (command === 'rules') printRules()
else if (command !== 'report' || !Number.isInteger(days) || days < 1 || days > 3660) {
  console.error('请这样写：npm run safety -- rules（打印规则表），或 npm run safety -- report 30（最近 30 天）')
  process.exitCode = 2
} else await printReport()

/** One rule a line, by tabs, as a spreadsheet reads it. */
function printRules() {
  console.log(`规则表 ${RULES_DATE}，${RULES.length} 条`)
  for (const { id, severity, about, when, words, advice, source } of RULES)
    console.log(
      [id, severity, about.join('、'), JSON.stringify(when), words, advice, source.document, source.section, source.date].join('\t'),
    )
}

async function printReport() {
  try {
    const since = shopDate(Date.now() - (days - 1) * DAY)
    console.log(safetyReportText(await withDatabase((db) => figuresOfRules(db, since)), asColumns))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
