import { product } from '../../../src/contract/product'
import { ProductStatus, type ProductCard } from '../../../src/contract/productCard'
import { packingStatusOf, statusFilterOf } from '../catalogue/availability'
import { buyLimitsOf } from '../purchase/buyLimit'
import { productCards } from '../productCard/cards'
import { couponText } from '../coupon/couponsAt'
import { companionsOf } from './companionsOf'
import { drawCoupon } from '../coupon/draw'
import { deliveryText } from '../delivery/deliveryText'
import { leafletNoticeSetting } from './leafletNotice'
import { settingOf } from '../../kernel/settings'
import { goodsOf } from '../pricing/goods'
import { combinationOf } from '../pricing/saleProblem'
import { linePrice } from '../pricing/linePrice'
import { productOf, productRow, promotionsOf, shelvedProduct, stairPricesOf, type ShelvedProduct } from './productPage'
import { browsedPage, clearBrowsed, favouritesPage, keepFavourites, removeFavourites } from './remembered'
import { remindOfStock } from './remindOfStock'
import { sealingOf } from '../catalogue/sealing'
import { patientNameOf } from '../prescription/named'
import { openingOf } from '../prescription/opening'
import { prescribedBoxes } from '../prescription/usable'
import { couponToSend } from '../coupon/couponToSend'
import { shownOf } from './shownNow'
import { countView } from './views'
import type { Db } from '../../db/open'
import { replicaOf } from '../../db/replica'
import { isOfHall } from '../hallGoods/belongs'
import { hallOf } from '../hallGoods/hallSetting'
import { noteBrowsed } from '../interest/noteBrowsed'
import { callerOf } from '../../kernel/callerOf'
import { implement } from '../../kernel/implement'
import { notFound, HttpError } from '../../lib/httpError'
import { currentSearch } from '../search/current'
import type { Wanted } from '../search/engine'

const DONE = { done: true } as const
/** Cards below a product, and in place of one that cannot be bought. */
const MAX_SIMILARS = 8

export const productHandlers = implement(product, {
  detail: async ({ db, now, memberId, sessionId, params: { code }, query: { statusTypes } }) => {
    const found = await shelvedProduct(db, code)
    const opening = await openingIfNeeded(db, found, { memberId, now })
    return shownIf(await productOf(db, found, { opening, asker: { memberId, sessionId }, now }), statusTypes)
  },

  info: async ({ db, now, memberId, params: { code } }) => {
    const row = await productRow(db, code)
    if (sealingOf({ product: row, opening: await openingOf(db, memberId, code, now) }).sealed)
      throw new HttpError(403, 'LEAFLET_SEALED', '咨询药师后查看')
    const { productCode, name, keyFacts, sections } = row
    return { productCode, name, keyFacts, sections, notice: (await settingOf(db, leafletNoticeSetting)) ?? '' }
  },

  merged: async ({
    db,
    providers: { fileKeys: ring },
    now,
    memberId,
    deviceId,
    address,
    sessionId,
    headers,
    params: { code },
    query: { statusTypes },
  }) => {
    const found = await shelvedProduct(db, code, memberId)
    const opening = await openingIfNeeded(db, found, { memberId, now })
    const shown = shownIf(await productOf(db, found, { opening, asker: { memberId, sessionId }, now }), statusTypes)
    const person = memberId ?? callerOf({ deviceId, address })
    // What is fetched ahead, or for a page that the gateway renders, nobody has seen yet; of the hall it is counted by nobody who did.
    const isCounted = !shown.isDiscreet && !headers('sec-purpose')?.startsWith('prefetch')
    const views = found.views + (isCounted ? countView(db, { productCode: code, person, now }) : 0)
    if (memberId !== undefined && !shown.isDiscreet)
      await noteBrowsed(db, { memberId, productCode: code, at: now, ...shownOf(found.packings) })
    return {
      ...shown,
      views,
      promotions: await promotionsOf(db, found, { amount: 0, now }),
      similars: await similarCards(db, found, now),
      companions: await companionsOf(db, { product: found, status: shown.status, now }),
      deliveryText: deliveryText(shown, now),
      isFavourite: found.favourites.length > 0,
      prescription:
        found.mark === 'rx'
          ? {
              usable: opening !== undefined,
              prescriptionId: opening?.prescriptionId ?? null,
              patientName: opening ? patientNameOf(ring, opening) : null,
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
    promotions: await promotionsOf(db, await shelvedProduct(db, code), { amount, now }),
  }),

  stairPriceBatch: async ({ db, query: { codes } }) => ({ results: await stairs(replicaOf(db), codes.split(',')) }),
  stairPrice: async ({ db, params: { code } }) => ({ results: await stairs(replicaOf(db), [code]) }),
  stairPriceByAmount: async ({ db, params: { code }, query: { skuCode, num, combineId = '' } }) => {
    const goods = (await goodsOf(db, [skuCode])).get(skuCode)
    if (goods?.productCode !== code) throw notFound('这个规格')
    const combination = combinationOf(goods, combineId)
    if (combineId && !combination) throw notFound('这个组合')
    return { ...linePrice({ ...goods, combination }, num), num }
  },

  buyLimit: async ({ db, memberId, now, params: { ids } }) => ({
    results: await buyLimitsOf(db, ids.split(','), { memberId, prescribed: () => prescribedBoxes(db, { memberId, now }) }),
  }),

  stock: async ({ db, query: { productCode } }) => {
    const { packings: rows } = await shelvedProduct(db, productCode)
    return {
      results: rows.map((packing) => ({
        skuCode: packing.skuCode,
        stock: packingStatusOf(packing) === packing.status ? packing.stock : 0,
      })),
    }
  },

  remindOfStock: async ({ db, now, memberId, body: { skuCode } }) => {
    await remindOfStock(db, { memberId, skuCode, now })
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

  favourites: ({ db, now, memberId, query }) => favouritesPage(db, { memberId, now, ...query }),
  addFavourites: async ({ db, now, memberId, params: { codes } }) => {
    await keepFavourites(db, { memberId, codes: codes.split(','), now })
    return DONE
  },
  removeFavourites: async ({ db, memberId, params: { codes } }) => {
    await removeFavourites(db, memberId, codes.split(','))
    return DONE
  },

  browsed: ({ db, now, memberId, query }) => browsedPage(db, { memberId, now, ...query }),
  clearBrowsed: async ({ db, memberId, query: { productCode } }) => {
    await clearBrowsed(db, memberId, productCode)
    return DONE
  },
})

function shownIf<P extends { status: number }>(shown: P, statusTypes: string | undefined): P {
  if (!statusFilterOf(statusTypes)(shown.status)) throw notFound('这件商品')
  return shown
}

const stairs = async (db: Db, codes: string[]) => (await stairPricesOf(db, codes)).map(({ skuCode, steps }) => ({ skuCode, steps }))

/** What belongs to the men's health hall stands beside what belongs to it, too, alone; all are of one leaf. */
async function similarCards(db: Db, of: Wanted, now: Date): Promise<ProductCard[]> {
  const hall = await hallOf(db)
  const stands = (productCode: string) => isOfHall(hall, of) || !isOfHall(hall, { productCode, categoryId: of.categoryId })
  // A few more than shown: what went off the shelf since the index was built is left out.
  const codes = (await (await currentSearch(db)).similarTo(of, MAX_SIMILARS * 2)).filter(stands)
  const cards = await productCards(replicaOf(db), codes, now)
  return [...cards.values()].filter(({ status }) => status === ProductStatus.onShelf).slice(0, MAX_SIMILARS)
}

/** Only a prescription drug is opened by a prescription. */
const openingIfNeeded = async (db: Db, found: ShelvedProduct, { memberId, now }: { memberId: string | undefined; now: Date }) =>
  found.mark === 'rx' ? openingOf(db, memberId, found.productCode, now) : undefined
