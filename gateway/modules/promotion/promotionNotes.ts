import { and, eq, gt, lt, ne } from 'drizzle-orm'
import { givesSomething, type PromotionFields } from '../../../counter/contract/promotion'
import { GiftType } from '../../../src/contract/product'
import type { Querying } from '../../db/open'
import { yuan } from '../../lib/yuan'
import { promotions } from '../pricing/schema'
import { cheapestOf } from './companionProblems'
import { giftOf, promotionOf, type PromotionRow } from './storedPromotion'

/** What else follows from a promotion that stands so: whether it adds up with others, and whether its gift is there. */
export async function promotionNotes(db: Querying, promotionId: string): Promise<string[]> {
  const row = await promotionOf(db, promotionId)
  return row ? [...(await together(db, row)), ...(await giftNotes(db, row)), ...(await pairNotes(db, row))] : []
}

/** Others of the kind that run at some time with it. */
const atOnceWith = ({ promotionId, type, beginsAt, endsAt }: PromotionRow) =>
  and(ne(promotions.promotionId, promotionId), eq(promotions.type, type), lt(promotions.beginsAt, endsAt), gt(promotions.endsAt, beginsAt))

/** Different promotions add up: two at once are easily one too many. */
async function together(db: Querying, row: PromotionRow): Promise<string[]> {
  const { type, productCodes } = row
  if (type !== GiftType.discount) return []
  const rows = await db.select({ text: promotions.text, codes: promotions.productCodes }).from(promotions).where(atOnceWith(row))
  const others = rows.filter(({ codes }) => codes === null || productCodes === null || codes.some((code) => productCodes.includes(code)))
  return others.map(({ text }) => `与「${text}」同时进行，两个活动的钱会一起减`)
}

async function giftNotes(db: Querying, { type, giftSkuCode }: Pick<PromotionFields, 'type' | 'giftSkuCode'>): Promise<string[]> {
  const gift = givesSomething(type) ? await giftOf(db, giftSkuCode) : undefined
  if (!gift) return []
  const { name, unit, stock } = gift
  return [stock > 0 ? `赠品：${name}，还有 ${stock} ${unit}，每单送 1 ${unit}` : `赠品「${name}」没有库存，现在不会送出`]
}

/** What a companion costs beside the main product; and where another pair makes it cheaper at the same time, of which one counts. */
async function pairNotes(db: Querying, row: PromotionRow): Promise<string[]> {
  const { type, companions } = row
  if (type !== GiftType.assort || !companions) return []
  const codes = companions.map(({ productCode }) => productCode)
  const cheapest = new Map((await cheapestOf(db, codes)).map((one) => [one.productCode, one]))
  const prices = companions.flatMap(({ productCode, off }) => {
    const one = cheapest.get(productCode)
    return one ? [`「${one.name}」最低 ¥${yuan(one.cents)}，一起买 ¥${yuan(Math.max(0, one.cents - off))}`] : []
  })
  const others = await db.select({ text: promotions.text, own: promotions.companions }).from(promotions).where(atOnceWith(row))
  const twice = others.flatMap(({ text, own }) =>
    [...cheapest.values()]
      .filter(({ productCode }) => own?.some((one) => one.productCode === productCode))
      .map(({ name }) => `「${name}」同时在「${text}」里，一单只按省得多的一个算`),
  )
  return [...prices, ...twice]
}
