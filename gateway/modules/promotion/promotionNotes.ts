import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { givesSomething, type PromotionFields } from '../../../counter/contract/promotion'
import { GiftType } from '../../../src/contract/product'
import type { Querying } from '../../db/open'
import { promotions } from '../pricing/schema'
import { giftOf, promotionOf, type PromotionRow } from './storedPromotion'

/** What else follows from a promotion that stands so: whether it adds up with others, and whether its gift is there. */
export async function promotionNotes(db: Querying, promotionId: string): Promise<string[]> {
  const row = await promotionOf(db, promotionId)
  return row ? [...(await together(db, row)), ...(await giftNotes(db, row))] : []
}

/** Different promotions add up: two at once are easily one too many. */
async function together(db: Querying, { promotionId, type, productCodes, beginsAt, endsAt }: PromotionRow): Promise<string[]> {
  if (type !== GiftType.discount) return []
  const atOnce = and(
    ne(promotions.promotionId, promotionId),
    eq(promotions.type, type),
    lt(promotions.beginsAt, endsAt),
    gt(promotions.endsAt, beginsAt),
  )
  const rows = await db.select({ text: promotions.text, codes: promotions.productCodes }).from(promotions).where(atOnce)
  const others = rows.filter(({ codes }) => codes === null || productCodes === null || codes.some((code) => productCodes.includes(code)))
  return others.map(({ text }) => `与「${text}」同时进行，两个活动的钱会一起减`)
}

async function giftNotes(db: Querying, { type, giftSkuCode }: Pick<PromotionFields, 'type' | 'giftSkuCode'>): Promise<string[]> {
  const gift = givesSomething(type) ? await giftOf(db, giftSkuCode) : undefined
  if (!gift) return []
  const { name, unit, stock } = gift
  return [stock > 0 ? `赠品：${name}，还有 ${stock} ${unit}，每单送 1 ${unit}` : `赠品「${name}」没有库存，现在不会送出`]
}
