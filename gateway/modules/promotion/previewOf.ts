import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { z } from 'zod/mini'
import {
  promotionOrder,
  type Promotion,
  type PromotionFields,
  type PromotionPreview,
  type PromotionQuery,
} from '../../../counter/contract/promotion'
import { GiftType } from '../../../src/contract/product'
import { ProductStatus, type ProductCard } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { packings, products } from '../catalogue/schema'
import { promotions } from '../pricing/schema'
import { notFound } from '../../kernel/httpError'
import { sortedBy } from '../../kernel/sortedBy'
import { versionOf } from '../../kernel/work/version'
import { appliesTo, isRunning } from '../catalogue/appliesTo'
import { standingOf, standsSo } from '../catalogue/period'
import { mayBeGiven } from '../pricing/giftsReached'
import { ruleProgressOf } from '../pricing/promotions'
import type { PromotionRow } from '../pricing/promotionsAt'
import { productCards } from '../productCard/cards'
import { promotionWords } from './promotionWords'

type Gift = { name: string; unit: string; isGiven: boolean }
/** A promotion with what it gives. */
export type Given = { row: PromotionRow; gift: Gift | null }

type Reading = { wanted: SQL | undefined; order?: SQL[]; limit?: number; offset?: number }

/** Promotions with their gifts, those that end last first. */
async function promotionsWithGifts(db: Querying, { wanted, order = [], limit, offset = 0 }: Reading): Promise<Given[]> {
  const read = db
    .select({ row: promotions, name: products.name, unit: packings.unit, mark: products.mark })
    .from(promotions)
    .leftJoin(packings, eq(packings.skuCode, promotions.giftSkuCode))
    .leftJoin(products, eq(products.productCode, packings.productCode))
    .where(wanted)
    .orderBy(...order)
    .offset(offset)
  const rows = await (limit === undefined ? read : read.limit(limit))
  return rows.map(({ row, name, unit, mark }) => ({
    row,
    gift: name === null || unit === null || mark === null ? null : { name, unit, isGiven: mayBeGiven(mark) },
  }))
}

/** A page of the promotions that stand so, or one alone. */
export async function pageOfPromotions(db: Querying, query: z.infer<typeof PromotionQuery>, now: Date) {
  const { page, size, sort, standing, promotionId } = query
  const one = promotionId === undefined ? undefined : eq(promotions.promotionId, promotionId)
  const wanted = and(standsSo(promotions, standing, now), one)
  const hits = await db.$count(promotions, wanted)
  const order = [sortedBy(promotions[sort], promotionOrder(query)), asc(promotions.promotionId)]
  const found = await promotionsWithGifts(db, { wanted, order, limit: size, offset: (page - 1) * size })
  return { results: found.map((given) => promotionView(given, now)), hits, currentPage: page, hasMore: page * size < hits }
}

export async function promotionOf(db: Querying, promotionId: string): Promise<Given> {
  const [found] = await promotionsWithGifts(db, { wanted: eq(promotions.promotionId, promotionId) })
  if (!found) throw notFound('这个促销活动')
  return found
}

/** The same promotion with other amounts and another period; its words follow where the amounts are others. */
export function editedPromotion({ row, gift }: Given, { levels, beginsAt, endsAt }: PromotionFields): PromotionRow {
  const isRewritten = JSON.stringify(levels) !== JSON.stringify(row.levels)
  const words = isRewritten ? promotionWords({ ...row, levels, gift }) : undefined
  return { ...row, levels, ...words, beginsAt: new Date(beginsAt), endsAt: new Date(endsAt) }
}

export const promotionView = ({ row, gift }: Given, now: Date): Promotion => ({
  promotionId: row.promotionId,
  version: versionOf(row),
  kind: row.type === GiftType.discount ? 'discount' : row.type === GiftType.fullGift ? 'gift' : 'other',
  text: row.text,
  detail: row.detail,
  levels: row.levels,
  gift: gift && gift.name,
  productCount: row.productCodes && row.productCodes.length,
  beginsAt: row.beginsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  standing: standingOf(row, now),
})

/** What shoppers would see, and be given, if a promotion were edited so. */
export async function previewOf(
  db: Querying,
  given: Given,
  { edited, problem, now }: { edited: PromotionFields; problem: string | null; now: Date },
): Promise<PromotionPreview> {
  const after = editedPromotion(given, edited)
  const card = await reachedCard(db, given.row, now)
  const shown = (row: PromotionRow) => ({
    text: row.text,
    detail: row.detail,
    standing: standingOf(row, now),
    card: tagged(card, row, now),
  })
  const gift = given.gift?.isGiven ? given.gift.name : null
  const amounts = after.levels.flatMap(({ threshold }) => [threshold - 1, threshold])
  return {
    before: shown(given.row),
    after: shown(after),
    examples: amounts.map((amount) => ({ amount, ...takenOff(after, { amount, gift }) })),
    problem,
    notes: await notesOf(db, given),
  }
}

/** By the rule that prices every order. */
function takenOff(row: PromotionRow, { amount, gift }: { amount: number; gift: string | null }) {
  const line = { productCode: row.productCodes?.[0] ?? '', mark: 'none', total: amount } as const
  const { off, isReached } = ruleProgressOf(row, [line])
  return { off, gift: isReached && row.type === GiftType.fullGift ? gift : null }
}

/** The card of a product that it reaches, the best sold one, without any offer. */
async function reachedCard(db: Querying, row: PromotionRow, now: Date): Promise<ProductCard | null> {
  const [found] = await db
    .select({ productCode: products.productCode, mark: products.mark })
    .from(products)
    .where(
      and(
        ne(products.mark, 'rx'),
        eq(products.status, ProductStatus.onShelf),
        row.productCodes === null ? undefined : inArray(products.productCode, row.productCodes),
      ),
    )
    .orderBy(desc(products.sales), asc(products.productCode))
    .limit(1)
  if (!found || !appliesTo(row, found)) return null
  const card = (await productCards(db, [found.productCode], now)).get(found.productCode)
  return card ? { ...card, promotions: card.promotions.filter(({ promotionId }) => promotionId !== row.promotionId) } : null
}

/** As lists show it while the promotion runs: one to come is shown as it will be. */
function tagged(card: ProductCard | null, row: PromotionRow, now: Date): ProductCard | null {
  const moment = row.beginsAt > now ? row.beginsAt : now
  if (!card || !isRunning(row, moment)) return card
  return { ...card, promotions: [...card.promotions, { promotionId: row.promotionId, text: row.text }] }
}

async function notesOf(db: Querying, { row: { productCodes }, gift }: Given): Promise<string[]> {
  const sealed =
    productCodes === null
      ? []
      : await db
          .select({ name: products.name })
          .from(products)
          .where(and(inArray(products.productCode, productCodes), eq(products.mark, 'rx')))
  return [
    ...(sealed.length > 0 ? [`名单里的处方药不参与：${sealed.map(({ name }) => name).join('、')}`] : []),
    ...(gift && !gift.isGiven ? [`赠品「${gift.name}」是处方药或甲类非处方药，不会送出`] : []),
  ]
}
