/*
 * What happened in the shop: `npm run report` tells of the last seven days, `npm run report -- 30` of thirty, from the database at
 * DATABASE_URL or the embedded one in DATA_DIR (`.data`), which one process opens at a time.
 */
import { fileURLToPath } from 'node:url'
import { KEPT_DAYS } from '../gateway/analytics/keptDays'
import { reportOf } from '../gateway/analytics/reportOf'
import { reportText } from '../gateway/analytics/reportText'
import { openDatabase } from '../gateway/db/open'
import { asColumns } from './lists/asColumns'

const days = Number(process.argv[2] ?? 7)

if (!Number.isInteger(days) || days < 1 || days > KEPT_DAYS) {
  console.error(`请写 1 到 ${KEPT_DAYS} 之间的天数：npm run report -- 7`)
  process.exitCode = 2
} else {
  const migrationsFolder = fileURLToPath(new URL('../gateway/db/migrations', import.meta.url))
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = process.env
  try {
    const { db, close } = await openDatabase({ databaseUrl, dataDir, migrationsFolder })
    try {
      const to = new Date()
      const from = new Date(to.getTime() - days * 24 * 3600_000)
      console.log(reportText(await reportOf(db, { from, to }), { from, to, draw: asColumns }))
    } finally {
      await close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
