import { createHash } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { MAX_COIN_PERCENT } from '../../src/contract/coin'
import type { Licences, MallConfig } from '../../src/contract/mall'
import { DAY } from '../../src/lib/duration'
import type { Db, Transaction } from '../db/open'
import { articles, couponTypes, documents, landings, lotteries, promotions, settings, videos } from '../tables'
import { EXPERIMENTS } from '../modules/abTest/experiments'
import { randomId } from '../lib/hash'
import { inTransaction } from '../kernel/transaction'
import { bannedReason } from '../modules/catalogue/banned'
import { ARTICLES } from './articles'
import { DOCUMENTS } from './documents'
import { ANSWERED_BY } from './documents/contact'
import { REAL_TEXTS } from './documents/realTexts'
import { ITEMS } from './products/items'
import { bumpCatalogueRevision, countCatalogue } from '../modules/catalogue/revision'
import { storeRows } from '../modules/catalogue/storeRows'
import { HALL } from './shop/hall'
import { HOT_WORDS } from './shop/hotWords'
import { rowsOf } from './products/itemRows'
import { LEAFLET_NOTICE } from './products/leaflet'
import { consultationSetting } from '../modules/consultation/consultationRules'
import { leafletNoticeSetting } from '../modules/product/leafletNotice'
import { DEMONSTRATION_APPROVAL, safetyRulesSetting } from '../modules/safety/approval'
import { landingRowsOf } from './shop/landings'
import { levelCouponsOf, MEMBER_LEVELS } from './shop/levels'
import { lotteryCouponsOf, lotteryRowOf } from './shop/lottery'
import { levelsSetting } from '../modules/level/levels'
import { LICENCES } from './shop/licences'
import { MALL_CONFIG } from './shop/mallConfig'
import { PHONE } from './shop/phones'
import { NO_LICENCES, REAL_MALL_CONFIG } from './shop/realShop'
import { ONLINE_TIME } from '../modules/hours/onlineTimeOf'
import { assistCouponOf, assistsOf } from './shop/assists'
import { INSURANCE } from './shop/insurance'
import { PLAN_QUESTIONS, plansIn, RATES } from './shop/plans'
import { INVITATION, invitationCouponsOf } from './shop/invitation'
import { SVIP, svipCouponsOf } from './shop/svip'
import { hallSetting } from '../modules/hallGoods/hallSetting'
import { topListSetting } from '../modules/topList/computeTopLists'
import { assistSetting } from '../modules/assist/activities'
import { insuranceSetting } from '../modules/insurance/plans'
import { plansSetting, questionsSetting, ratesSetting } from '../modules/plan/planSettings'
import { invitationSetting } from '../modules/invitation/terms'
import { svipSetting } from '../modules/svip/plans'
import { VIDEOS } from './shop/videos'
import { couponTypeRowsOf, promotionRowsOf } from './products/promotionRows'

const BATCH = 200
const PRINT = 'builtInCatalogue'
const REAL_PRINT = 'builtInTexts'
/** A demonstration has consultations, with a fee. */
const CONSULTATIONS = { isOn: true, fee: 990, answerMinutes: 30 }
/** Where a demonstration's goods go back to. */
const RETURN_TO = { name: '青禾售后仓', phone: '025-8888-0457', address: '江苏省南京市江宁区禾田路 18 号 3 号库' }
const INVENTED_CONTACT = `%${PHONE}%`

type Own = { mallConfig: MallConfig; licences: Licences; hotWords: typeof HOT_WORDS }
/** As the rule of coins says. */
const COIN_USE = { percent: MAX_COIN_PERCENT }
/** One for each yuan. */
const COIN_EARN = { coins: 100 }
const DEMONSTRATION: Own = { mallConfig: MALL_CONFIG, licences: LICENCES, hotWords: HOT_WORDS }
const REAL: Own = { mallConfig: REAL_MALL_CONFIG, licences: NO_LICENCES, hotWords: [] }

/**
 * Puts the built-in catalogue into the database: products, promotions, coupons, settings, articles and legal texts. On a directory that
 * holds it already only what changed in this release is written; stock, views, sales and an operator's settings stay as they are.
 */
export async function seedCatalogue(db: Db, now: Date) {
  const rows = ITEMS.filter((item) => bannedReason(item) === undefined).flatMap(rowsOf)
  const print = printOf([
    rows,
    DOCUMENTS,
    ARTICLES,
    VIDEOS,
    LEAFLET_NOTICE,
    DEMONSTRATION_APPROVAL,
    CONSULTATIONS,
    RETURN_TO,
    COIN_USE,
    COIN_EARN,
    MEMBER_LEVELS,
    SVIP,
    HALL,
    INSURANCE,
    plansIn(rows),
    RATES,
    PLAN_QUESTIONS,
    lotteryRowOf(rows, new Date(0)),
    landingRowsOf(rows, new Date(0)),
  ])
  await inTransaction(db, async (tx) => {
    const [seeded] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, PRINT))
    if (seeded?.value === print) return
    for (let from = 0; from < rows.length; from += BATCH) await storeRows(tx, rows.slice(from, from + BATCH), { reservesStock: false })
    const period = { beginsAt: new Date(now.getTime() - 60 * DAY), endsAt: new Date(now.getTime() + 3 * 365 * DAY) }
    await tx.insert(promotions).values(promotionRowsOf(rows, period)).onConflictDoNothing()
    await tx
      .insert(couponTypes)
      .values([
        ...couponTypeRowsOf(rows, period),
        ...levelCouponsOf(period),
        ...lotteryCouponsOf(period),
        ...svipCouponsOf(period),
        ...invitationCouponsOf(period),
        assistCouponOf(period),
      ])
      .onConflictDoNothing()
    await tx.insert(lotteries).values(lotteryRowOf(rows, now)).onConflictDoNothing()
    await tx.insert(landings).values(landingRowsOf(rows, now)).onConflictDoNothing()
    await tx.insert(videos).values(VIDEOS).onConflictDoNothing()
    await tx
      .insert(documents)
      .values(DOCUMENTS.map((row) => ({ ...row, contact: ANSWERED_BY })))
      .onConflictDoNothing()
    await tx
      .insert(articles)
      .values(ARTICLES.map((row) => ({ ...row, isPublished: true })))
      .onConflictDoNothing()
    await storeSettings(tx, DEMONSTRATION)
    await tx.insert(settings).values({ key: leafletNoticeSetting.key, value: LEAFLET_NOTICE }).onConflictDoNothing()
    await tx.insert(settings).values({ key: safetyRulesSetting.key, value: DEMONSTRATION_APPROVAL }).onConflictDoNothing()
    await tx.insert(settings).values({ key: consultationSetting.key, value: CONSULTATIONS }).onConflictDoNothing()
    await tx.insert(settings).values({ key: 'returnAddress', value: RETURN_TO }).onConflictDoNothing()
    await tx.insert(settings).values({ key: 'coinUse', value: COIN_USE }).onConflictDoNothing()
    await tx.insert(settings).values({ key: 'coinEarn', value: COIN_EARN }).onConflictDoNothing()
    await tx.insert(settings).values({ key: levelsSetting.key, value: MEMBER_LEVELS }).onConflictDoNothing()
    await tx.insert(settings).values({ key: svipSetting.key, value: SVIP }).onConflictDoNothing()
    await tx.insert(settings).values({ key: invitationSetting.key, value: INVITATION }).onConflictDoNothing()
    // A demonstration has few buyers.
    await tx
      .insert(settings)
      .values({ key: topListSetting.key, value: { leastBuyers: 1 } })
      .onConflictDoNothing()
    await tx.insert(settings).values({ key: hallSetting.key, value: HALL }).onConflictDoNothing()
    await tx.insert(settings).values({ key: insuranceSetting.key, value: INSURANCE }).onConflictDoNothing()
    await tx
      .insert(settings)
      .values([
        { key: plansSetting.key, value: plansIn(rows) },
        { key: ratesSetting.key, value: RATES },
        { key: questionsSetting.key, value: PLAN_QUESTIONS },
      ])
      .onConflictDoNothing()
    await tx
      .insert(settings)
      .values({ key: assistSetting.key, value: assistsOf(period) })
      .onConflictDoNothing()
    await storePrint(tx, PRINT, print)
    await countCatalogue(tx)
    await bumpCatalogueRevision(tx)
  })
}

/**
 * What a real shop begins with: legal texts and settings that promise nothing. Products, promotions, coupons, articles, licences and
 * telephone numbers are the pharmacy's own, never the invented ones; until it has loaded some, its shelves are empty.
 */
export async function seedRealShop(db: Db) {
  const print = printOf(REAL_TEXTS)
  await inTransaction(db, async (tx) => {
    const [seeded] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, REAL_PRINT))
    if (seeded?.value === print) return
    await dropInventedTexts(tx)
    await tx.insert(documents).values(REAL_TEXTS).onConflictDoNothing()
    await storeSettings(tx, REAL)
    await storePrint(tx, REAL_PRINT, print)
    await bumpCatalogueRevision(tx)
  })
}

/** A shop of an earlier release began with the demonstration's texts. What its operator has published since has versions of its own. */
async function dropInventedTexts(tx: Transaction) {
  for (const { name, version } of DOCUMENTS)
    await tx
      .delete(documents)
      .where(and(eq(documents.name, name), eq(documents.version, version), like(documents.contact, INVENTED_CONTACT)))
  const [own] = REAL_TEXTS
  await tx
    .update(documents)
    .set({ contact: own?.contact ?? '' })
    .where(like(documents.contact, INVENTED_CONTACT))
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
