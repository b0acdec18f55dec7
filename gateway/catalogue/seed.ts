import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '../db/open'
import { couponTypes, documents, promotions, settings, videos } from '../db/schema'
import { EXPERIMENTS } from '../experiments/experiments'
import { randomId } from '../kernel/hash'
import { inTransaction } from '../kernel/transaction'
import { refusalReason } from './banned'
import { DOCUMENTS } from '../documents'
import { ITEMS } from './items'
import { announceCatalogue, countCatalogue } from './revision'
import { storeRows } from './storeRows'
import { HOT_WORDS } from './builtIn/hotWords'
import { rowsOf } from './builtIn/itemRows'
import { LICENCES } from './builtIn/licences'
import { MALL_CONFIG } from './builtIn/mallConfig'
import { ONLINE_TIME } from './builtIn/onlineTime'
import { VIDEOS } from './builtIn/videos'
import { couponTypeRowsOf, promotionRowsOf } from './builtIn/promotionRows'

const BATCH = 200
const DAY = 24 * 3600 * 1000
const PRINT = 'builtInCatalogue'

/**
 * Puts the built-in catalogue into the database: products, promotions, coupons, settings and legal texts. On a directory that
 * holds it already only what changed in this release is written; stock, views, sales and an operator's settings stay as they are.
 */
export async function seedCatalogue(db: Db, now: Date) {
  const rows = ITEMS.filter((item) => refusalReason(item) === undefined).flatMap(rowsOf)
  const print = createHash('sha256')
    .update(JSON.stringify([rows, DOCUMENTS, VIDEOS]))
    .digest('hex')
  await inTransaction(db, async (tx) => {
    const [seeded] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, PRINT))
    if (seeded?.value === print) return
    for (let from = 0; from < rows.length; from += BATCH) await storeRows(tx, rows.slice(from, from + BATCH), { takesStock: false })
    const period = { beginsAt: new Date(now.getTime() - 60 * DAY), endsAt: new Date(now.getTime() + 3 * 365 * DAY) }
    await tx.insert(promotions).values(promotionRowsOf(rows, period)).onConflictDoNothing()
    await tx.insert(couponTypes).values(couponTypeRowsOf(rows, period)).onConflictDoNothing()
    await tx.insert(videos).values(VIDEOS).onConflictDoNothing()
    await tx.insert(documents).values(DOCUMENTS).onConflictDoNothing()
    await storeSettings(tx, print)
    await countCatalogue(tx)
    await announceCatalogue(tx)
  })
}

/** What an operator may have changed since is left alone. */
async function storeSettings(tx: Transaction, print: string) {
  await tx
    .insert(settings)
    .values([
      { key: 'mallConfig', value: MALL_CONFIG },
      { key: 'licences', value: LICENCES },
      { key: 'hotWords', value: HOT_WORDS },
      { key: 'onlineTime', value: ONLINE_TIME },
      { key: 'experiments', value: EXPERIMENTS },
      { key: 'pictureSecret', value: randomId(32) },
      { key: 'videoSecret', value: randomId(32) },
    ])
    .onConflictDoNothing()
  await tx
    .insert(settings)
    .values({ key: PRINT, value: print })
    .onConflictDoUpdate({ target: settings.key, set: { value: print } })
}
