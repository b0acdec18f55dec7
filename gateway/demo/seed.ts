import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Licences, MallConfig } from '../../src/contract/mall'
import type { Db, Transaction } from '../db/open'
import { couponTypes, documents, promotions, settings, videos } from '../db/schema'
import { EXPERIMENTS } from '../modules/abTest/experiments'
import { randomId } from '../kernel/hash'
import { inTransaction } from '../kernel/transaction'
import { refusalReason } from '../modules/catalogue/banned'
import { DOCUMENTS } from './documents'
import { ITEMS } from './products/items'
import { announceCatalogue, countCatalogue } from '../modules/catalogue/revision'
import { storeRows } from '../modules/catalogue/storeRows'
import { HOT_WORDS } from './shop/hotWords'
import { rowsOf } from './products/itemRows'
import { LEAFLET_NOTICE } from './products/leaflet'
import { leafletNoticeSetting } from '../modules/product/leafletNotice'
import { LICENCES } from './shop/licences'
import { MALL_CONFIG } from './shop/mallConfig'
import { NO_LICENCES, REAL_MALL_CONFIG } from './shop/realShop'
import { ONLINE_TIME } from '../modules/mall/onlineTimeOf'
import { VIDEOS } from './shop/videos'
import { couponTypeRowsOf, promotionRowsOf } from './products/promotionRows'

const BATCH = 200
const DAY = 24 * 3600 * 1000
const PRINT = 'builtInCatalogue'
const REAL_PRINT = 'builtInTexts'

type Own = { mallConfig: MallConfig; licences: Licences; hotWords: typeof HOT_WORDS }
const DEMONSTRATION: Own = { mallConfig: MALL_CONFIG, licences: LICENCES, hotWords: HOT_WORDS }
const REAL: Own = { mallConfig: REAL_MALL_CONFIG, licences: NO_LICENCES, hotWords: [] }

/**
 * Puts the built-in catalogue into the database: products, promotions, coupons, settings and legal texts. On a directory that
 * holds it already only what changed in this release is written; stock, views, sales and an operator's settings stay as they are.
 */
export async function seedCatalogue(db: Db, now: Date) {
  const rows = ITEMS.filter((item) => refusalReason(item) === undefined).flatMap(rowsOf)
  const print = printOf([rows, DOCUMENTS, VIDEOS, LEAFLET_NOTICE])
  await inTransaction(db, async (tx) => {
    const [seeded] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, PRINT))
    if (seeded?.value === print) return
    for (let from = 0; from < rows.length; from += BATCH) await storeRows(tx, rows.slice(from, from + BATCH), { takesStock: false })
    const period = { beginsAt: new Date(now.getTime() - 60 * DAY), endsAt: new Date(now.getTime() + 3 * 365 * DAY) }
    await tx.insert(promotions).values(promotionRowsOf(rows, period)).onConflictDoNothing()
    await tx.insert(couponTypes).values(couponTypeRowsOf(rows, period)).onConflictDoNothing()
    await tx.insert(videos).values(VIDEOS).onConflictDoNothing()
    await tx.insert(documents).values(DOCUMENTS).onConflictDoNothing()
    await storeSettings(tx, DEMONSTRATION)
    await tx.insert(settings).values({ key: leafletNoticeSetting.key, value: LEAFLET_NOTICE }).onConflictDoNothing()
    await storePrint(tx, PRINT, print)
    await countCatalogue(tx)
    await announceCatalogue(tx)
  })
}

/**
 * What a real shop begins with: legal texts and settings that promise nothing. Products, promotions, coupons, licences and telephone
 * numbers are the pharmacy's own, never the invented ones; until it has loaded some, its shelves are empty.
 */
export async function seedRealShop(db: Db) {
  const print = printOf(DOCUMENTS)
  await inTransaction(db, async (tx) => {
    const [seeded] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, REAL_PRINT))
    if (seeded?.value === print) return
    await tx.insert(documents).values(DOCUMENTS).onConflictDoNothing()
    await storeSettings(tx, REAL)
    await storePrint(tx, REAL_PRINT, print)
    await announceCatalogue(tx)
  })
}

const printOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** What an operator may have changed since is left alone. */
async function storeSettings(tx: Transaction, { mallConfig, licences, hotWords }: Own) {
  await tx
    .insert(settings)
    .values([
      { key: 'mallConfig', value: mallConfig },
      { key: 'licences', value: licences },
      { key: 'hotWords', value: hotWords },
      { key: 'onlineTime', value: ONLINE_TIME },
      { key: 'experiments', value: EXPERIMENTS },
      { key: 'pictureSecret', value: randomId(32) },
      { key: 'videoSecret', value: randomId(32) },
    ])
    .onConflictDoNothing()
}

const storePrint = (tx: Transaction, key: string, print: string) =>
  tx
    .insert(settings)
    .values({ key, value: print })
    .onConflictDoUpdate({ target: settings.key, set: { value: print } })
