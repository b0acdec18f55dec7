import { eq, inArray, type InferSelectModel } from 'drizzle-orm'
import type { PromotionAhead, PromotionFields } from '../../../counter/contract/promotion'
import { GiftType } from '../../../src/contract/product'
import { DAY, HOUR } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import type { Mark } from '../catalogue/types'
import { withInstants } from '../catalogue/period'
import { packings, products } from '../catalogue/schema'
import { promotions } from '../pricing/schema'

export type PromotionRow = InferSelectModel<typeof promotions>
/** A promotion as its revisions keep it: what is edited, and the words that follow from it. */
export type StoredPromotion = PromotionFields & { text: string; detail: string }
/** What is typed of it, or of a revision that was written. */
export type EditedPromotion = PromotionAhead & { text?: string; detail?: string }

/** Its steps and companions with their keys in one order, for the database keeps them in another, and neither says anything. */
export const ordered = <T extends EditedPromotion>({ levels, companions, ...rest }: T): T =>
  ({
    ...rest,
    ...(levels && { levels: levels.map(({ threshold, off }) => ({ threshold, off })) }),
    ...(companions !== undefined && { companions: companions && companions.map(({ productCode, off }) => ({ productCode, off })) }),
  }) as T

export const storedPromotion = ({ promotionId: _id, ...row }: PromotionRow): StoredPromotion => ordered(withInstants(row))

const FIRST_DAYS = 30

/** Of a promotion that nobody has written yet: from this hour on for a month. */
export function unwrittenPromotion(now: Date): StoredPromotion {
  const hour = now.getTime() - (now.getTime() % HOUR)
  const period = { beginsAt: new Date(hour), endsAt: new Date(hour + FIRST_DAYS * DAY) }
  const nothing = { levels: [], productCodes: null, giftSkuCode: null, companions: null, text: '', detail: '' }
  return withInstants({ type: GiftType.discount, ...nothing, ...period })
}

/** A packing as what is given away. */
export type Gift = { name: string; unit: string; mark: Mark; stock: number }

export async function giftOf(db: Querying, skuCode: string | null): Promise<Gift | undefined> {
  if (skuCode === null) return undefined
  const [gift] = await db
    .select({ name: products.name, unit: packings.unit, mark: products.mark, stock: packings.stock })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(eq(packings.skuCode, skuCode))
  return gift
}

/** What products are called, with their brands: others of the name are other products; by their codes. */
export async function namesOf(db: Querying, productCodes: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ productCode: products.productCode, name: products.name, brandName: products.brandName })
    .from(products)
    .where(inArray(products.productCode, productCodes))
  return new Map(rows.map(({ productCode, name, brandName }) => [productCode, `${brandName} ${name}`]))
}

/** A promotion; undefined where nobody has written it. */
export async function promotionOf(db: Querying, promotionId: string): Promise<PromotionRow | undefined> {
  const [row] = await db.select().from(promotions).where(eq(promotions.promotionId, promotionId))
  return row
}
