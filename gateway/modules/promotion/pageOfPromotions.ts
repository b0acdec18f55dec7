import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { promotionOrder, type Promotion, type PromotionDetail, type PromotionQuery } from '../../../counter/contract/promotion'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { shopAddress } from '../../kernel/shopAddress'
import { sortedBy } from '../../kernel/sortedBy'
import { versionOf } from '../../kernel/work/version'
import { paged } from '../../lib/paged'
import { standingOf, standsSo } from '../catalogue/period'
import { products } from '../catalogue/schema'
import { promotions } from '../pricing/schema'
import { promotionFacts } from './promotionSubject'
import { giftOf, promotionOf, storedPromotion, unwrittenPromotion, type PromotionRow } from './storedPromotion'

/** A page of the promotions that stand so, or one alone. */
export async function pageOfPromotions(db: Querying, query: z.infer<typeof PromotionQuery>, now: Date) {
  const { page, size, sort, standing, promotionId } = query
  const one = promotionId === undefined ? undefined : eq(promotions.promotionId, promotionId)
  const wanted = and(standsSo(promotions, standing, now), one)
  const hits = await db.$count(promotions, wanted)
  const rows = await db
    .select()
    .from(promotions)
    .where(wanted)
    .orderBy(sortedBy(promotions[sort], promotionOrder(query)), asc(promotions.promotionId))
    .limit(size)
    .offset((page - 1) * size)
  return paged(
    rows.map((row) => rowOf(row, now)),
    { page, size, hits },
  )
}

const rowOf = (row: PromotionRow, now: Date): Promotion => ({
  promotionId: row.promotionId,
  text: row.text,
  detail: row.detail,
  productCount: row.productCodes && row.productCodes.length,
  beginsAt: row.beginsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  standing: standingOf(row, now),
})

/** A promotion as operators edit it, also one that nobody has written yet. */
export async function promotionDetail(db: Querying, promotionId: string, now: Date): Promise<PromotionDetail> {
  const row = await promotionOf(db, promotionId)
  const { text, detail: _detail, ...fields } = row ? storedPromotion(row) : unwrittenPromotion(now)
  const gift = await giftOf(db, fields.giftSkuCode)
  return {
    promotionId,
    isNew: row === undefined,
    version: versionOf(promotionFacts(row)),
    fields,
    text,
    gift: gift ? `${gift.name} 1 ${gift.unit}` : null,
    path: await reachedPath(db, fields.productCodes),
  }
}

/** The page of a product that it reaches, the best sold one; without any that of the shop's beginning. */
async function reachedPath(db: Querying, productCodes: string[] | null): Promise<string> {
  const among = productCodes === null ? undefined : inArray(products.productCode, productCodes)
  const [found] = await db
    .select({ productCode: products.productCode })
    .from(products)
    .where(and(ne(products.mark, 'rx'), eq(products.status, ProductStatus.onShelf), among))
    .orderBy(desc(products.sales), asc(products.productCode))
    .limit(1)
  return found ? shopAddress('product', { productCode: found.productCode }) : shopAddress('home')
}
