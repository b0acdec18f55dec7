import { and, asc, count, desc, eq } from 'drizzle-orm'
import { product } from '../../../src/contract/product'
import { ProductStatus, type ProductCard } from '../../../src/contract/productCard'
import { packingStatusOf, statusFilterOf } from '../catalogue/availability'
import { buyLimitsOf } from '../catalogue/buyLimit'
import { productCards } from '../productCard/cards'
import { couponText } from '../coupon/couponsAt'
import { drawCoupon } from '../coupon/draw'
import { deliveryText } from './deliveryText'
import { leafletNoticeSetting } from './leafletNotice'
import { settingOf } from '../../kernel/settings'
import { priceOf } from '../pricing/price'
import { productOf, productRow, promotionsOf, stairPricesOf, type ProductRow } from './productPage'
import { openingOf, sealingOf } from '../catalogue/sealing'
import { couponToSend } from '../coupon/couponToSend'
import { countView } from './views'
import type { Db } from '../../db/open'
import { browsed, combinations, favourites, packings, stockReminders } from '../../db/schema'
import { implement } from '../../kernel/implement'
import { notFound, Refusal } from '../../kernel/refusal'
import { currentIndex } from '../search/current'
import { similarTo } from '../search/similar'

const DONE = { done: true } as const
/** Cards below a product, and in place of one that cannot be bought. */
const SIMILARS = 8

export const productHandlers = implement(product, {
  detail: async ({ db, now, memberId, sessionId, params: { code }, query: { statusTypes } }) => {
    const row = await productRow(db, code)
    const opening = await openingOf(db, memberId, code, now)
    const shown = await productOf(db, row, { opening, asker: { memberId, sessionId }, views: row.views, now })
    return shownIf(shown, statusTypes)
  },

  info: async ({ db, now, memberId, params: { code } }) => {
    const row = await productRow(db, code)
    if (sealingOf({ product: row, opening: await openingOf(db, memberId, code, now) }).sealed)
      throw new Refusal(403, 'LEAFLET_SEALED', '咨询药师后查看')
    const { productCode, name, keyFacts, sections } = row
    return { productCode, name, keyFacts, sections, notice: (await settingOf(db, leafletNoticeSetting)) ?? '' }
  },

  merged: async ({ db, now, memberId, sessionId, params: { code }, query: { statusTypes } }) => {
    const row = await productRow(db, code)
    const opening = row.mark === 'rx' ? await openingOf(db, memberId, code, now) : undefined
    const asker = { memberId, sessionId }
    const shown = shownIf(await productOf(db, row, { opening, asker, views: row.views, now }), statusTypes)
    const views = row.views + countView(db, code)
    if (memberId !== undefined)
      await db
        .insert(browsed)
        .values({ memberId, productCode: code, at: now })
        .onConflictDoUpdate({ target: [browsed.memberId, browsed.productCode], set: { at: now } })
    return {
      ...shown,
      views,
      promotions: await promotionsOf(db, row, { amount: 0, now }),
      similars: await similarCards(db, row, now),
      deliveryText: deliveryText(shown, now),
      isFavourite: memberId !== undefined && (await isFavourite(db, memberId, code)),
      prescription:
        row.mark === 'rx'
          ? {
              usable: opening !== undefined,
              patientName: opening?.patientName ?? null,
              validUntil: opening?.validUntil.toISOString() ?? null,
            }
          : null,
    }
  },

  batch: async ({ db, now, query: { ids, statusTypes } }) => {
    const isWanted = statusFilterOf(statusTypes)
    const cards = await productCards(db, ids.split(',').slice(0, 100), now)
    return { results: [...cards.values()].filter(({ status }) => isWanted(status)) }
  },

  promotion: async ({ db, now, params: { code }, query: { amount } }) => ({
    promotions: await promotionsOf(db, await productRow(db, code), { amount, now }),
  }),

  stairPriceBatch: async ({ db, query: { codes } }) => ({ results: await stairs(db, codes.split(',')) }),
  stairPrice: async ({ db, params: { code } }) => ({ results: await stairs(db, [code]) }),
  stairPriceByAmount: async ({ db, params: { code }, query: { skuCode, num, combineId } }) => {
    const [packing] = await db
      .select()
      .from(packings)
      .where(and(eq(packings.skuCode, skuCode), eq(packings.productCode, code)))
    if (!packing) throw notFound('这个规格')
    if (combineId !== undefined) {
      const [combination] = await db
        .select()
        .from(combinations)
        .where(and(eq(combinations.combineId, combineId), eq(combinations.skuCode, skuCode)))
      if (!combination) throw notFound('这个组合')
      return { salePrice: combination.salePrice, total: combination.salePrice * num, num }
    }
    const steps = (await stairs(db, [code])).find((stair) => stair.skuCode === skuCode)?.steps ?? []
    const salePrice = priceOf(packing, steps, num)
    return { salePrice, total: salePrice * num, num }
  },

  /** There are no flash sales, so `showFlash` changes nothing. */
  buyLimit: async ({ db, memberId, params: { ids } }) => ({ results: await buyLimitsOf(db, ids.split(','), memberId) }),

  stock: async ({ db, query: { productCode } }) => {
    await productRow(db, productCode)
    const rows = await db.select().from(packings).where(eq(packings.productCode, productCode)).orderBy(asc(packings.position))
    return {
      results: rows.map((packing) => ({
        skuCode: packing.skuCode,
        stock: packingStatusOf(packing) === packing.status ? packing.stock : 0,
      })),
    }
  },

  remindOfStock: async ({ db, now, memberId, body: { skuCode } }) => {
    const [packing] = await db.select().from(packings).where(eq(packings.skuCode, skuCode))
    if (!packing) throw notFound('这个规格')
    await db
      .insert(stockReminders)
      .values({ memberId, skuCode, at: now })
      .onConflictDoUpdate({ target: [stockReminders.memberId, stockReminders.skuCode], set: { at: now, toldAt: null } })
    return DONE
  },

  /** The best coupon of the product this member does not hold yet; nothing where there is none. */
  sendCoupon: async ({ db, transaction, now, memberId, body: { productCode } }) => {
    const row = await productRow(db, productCode)
    const type = await couponToSend(db, { product: row, memberId, now })
    if (!type) return { couponId: null, text: null }
    const { couponId } = await transaction((tx) => drawCoupon(tx, { memberId, couponType: type.couponType, now }))
    return { couponId, text: couponText(type) }
  },

  noStockSimilars: async ({ db, now, query: { productCode } }) => ({
    results: await similarCards(db, await productRow(db, productCode), now),
  }),

  favourites: ({ db, now, memberId, query }) => rememberedPage(db, { table: favourites, memberId, now, ...query }),
  addFavourite: async ({ db, now, memberId, params: { code } }) => {
    await productRow(db, code)
    await db.insert(favourites).values({ memberId, productCode: code, at: now }).onConflictDoNothing()
    return DONE
  },
  removeFavourite: async ({ db, memberId, params: { code } }) => {
    await db.delete(favourites).where(and(eq(favourites.memberId, memberId), eq(favourites.productCode, code)))
    return DONE
  },

  browsed: ({ db, now, memberId, query }) => rememberedPage(db, { table: browsed, memberId, now, ...query }),
  clearBrowsed: async ({ db, memberId, query: { productCode } }) => {
    const own = eq(browsed.memberId, memberId)
    await db.delete(browsed).where(productCode === undefined ? own : and(own, eq(browsed.productCode, productCode)))
    return DONE
  },
})

function shownIf<P extends { status: number }>(shown: P, statusTypes: string | undefined): P {
  if (!statusFilterOf(statusTypes)(shown.status)) throw notFound('这件商品')
  return shown
}

const stairs = async (db: Db, codes: string[]) => (await stairPricesOf(db, codes)).map(({ skuCode, steps }) => ({ skuCode, steps }))

async function similarCards(db: Db, row: ProductRow, now: Date): Promise<ProductCard[]> {
  // A few more than shown: what went off the shelf since the index was built is left out.
  const cards = await productCards(db, similarTo(await currentIndex(db), row, SIMILARS * 2), now)
  return [...cards.values()].filter(({ status }) => status === ProductStatus.onShelf).slice(0, SIMILARS)
}

async function isFavourite(db: Db, memberId: string, productCode: string): Promise<boolean> {
  const found = await db
    .select({ at: favourites.at })
    .from(favourites)
    .where(and(eq(favourites.memberId, memberId), eq(favourites.productCode, productCode)))
  return found.length > 0
}

type Remembered = { table: typeof favourites | typeof browsed; memberId: string; now: Date; page: number; size: number }

/** One page of the products a member keeps or looked at, newest first. */
async function rememberedPage(db: Db, { table, memberId, now, page, size }: Remembered) {
  const own = eq(table.memberId, memberId)
  const [total] = await db.select({ hits: count() }).from(table).where(own)
  const hits = total?.hits ?? 0
  const rows = await db
    .select({ productCode: table.productCode })
    .from(table)
    .where(own)
    .orderBy(desc(table.at), asc(table.productCode))
    .limit(size)
    .offset((page - 1) * size)
  const cards = await productCards(
    db,
    rows.map(({ productCode }) => productCode),
    now,
  )
  return { results: [...cards.values()], hits, currentPage: page, hasMore: page * size < hits }
}
