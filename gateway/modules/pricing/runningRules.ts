import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { GiftType } from '../../../src/contract/product'
import { ProductStatus } from '../../../src/contract/productCard'
import { listPictureOf } from '../catalogue/sealing'
import type { Mark } from '../catalogue/types'
import type { Querying } from '../../db/open'
import { packings, products, promotions } from '../../db/schema'
import type { Rule, Standing } from './promotions'

/** What a promotion gives away: one piece for each order that reaches it. */
export type GiftGoods = { type: number; skuCode: string; name: string; specification: string; quantity: number; productImageUrl: string }
export type RunningRule = Rule & { text: string; detail: string; gift: (GiftGoods & { stock: number }) | null }

/** Prescription drugs and OTC 甲 may never be given away, in whatever promotion an operator writes them (LAW-AND-PRIVACY, D11). */
export const mayBeGiven = (mark: Mark) => mark === 'otcB' || mark === 'none'

/** The promotions that run now, read afresh: amounts to pay depend on them. A gift that may not be given or is out of stock is left out. */
export async function runningRules(db: Querying, now: Date): Promise<RunningRule[]> {
  const rows = await db
    .select()
    .from(promotions)
    .where(and(lte(promotions.beginsAt, now), gt(promotions.endsAt, now)))
  const giftCodes = rows.flatMap(({ giftSkuCode }) => (giftSkuCode === null ? [] : [giftSkuCode]))
  const goods = giftCodes.length === 0 ? [] : await giftsOf(db, giftCodes)
  return rows.map(({ promotionId, type, text, detail, levels, productCodes, giftSkuCode }) => {
    const given = goods.find(({ skuCode }) => skuCode === giftSkuCode)
    return { promotionId, type, text, detail, levels, productCodes, gift: given && mayBeGiven(given.mark) ? giftFrom(given, type) : null }
  })
}

const giftsOf = (db: Querying, skuCodes: string[]) =>
  db
    .select({
      skuCode: packings.skuCode,
      specification: packings.specification,
      stock: packings.stock,
      name: products.name,
      mark: products.mark,
      pictures: products.pictures,
    })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(
      and(
        inArray(packings.skuCode, skuCodes),
        eq(packings.status, ProductStatus.onShelf),
        eq(products.status, ProductStatus.onShelf),
        gt(packings.stock, 0),
      ),
    )

function giftFrom({ skuCode, name, specification, stock, mark, pictures }: Awaited<ReturnType<typeof giftsOf>>[number], type: number) {
  return { type, skuCode, name, specification, quantity: 1, stock, productImageUrl: listPictureOf({ mark, pictures }) }
}

/** The gifts that lines have reached and that are still there, beside what the lines themselves take from stock. */
export function giftsReached(standings: ReadonlyArray<Standing<RunningRule>>, taken: ReadonlyMap<string, number>): GiftGoods[] {
  const left = new Map<string, number>()
  return standings.flatMap(({ rule, isReached }) => {
    if (!isReached || !rule.gift || (rule.type !== GiftType.gift && rule.type !== GiftType.fullGift)) return []
    const { stock, ...gift } = rule.gift
    const remaining = left.get(gift.skuCode) ?? stock - (taken.get(gift.skuCode) ?? 0)
    left.set(gift.skuCode, remaining - gift.quantity)
    return remaining >= gift.quantity ? [gift] : []
  })
}
