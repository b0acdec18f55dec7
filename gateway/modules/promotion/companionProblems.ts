import { eq, inArray, min } from 'drizzle-orm'
import { MAX_COMPANIONS, type Companion, type PromotionFields } from '../../../counter/contract/promotion'
import type { Querying } from '../../db/open'
import { yuan } from '../../lib/yuan'
import { productListProblem } from '../catalogue/productListProblem'
import { packings, products } from '../catalogue/schema'

type Pair = Pick<PromotionFields, 'productCodes' | 'companions'>

/** Why the main product of a pair cannot be so; null where it can. */
export function mainProblem({ productCodes }: Pair): string | null {
  if (productCodes === null) return '请选一件主商品'
  return productCodes.length === 1 ? null : '主商品只能有一件'
}

/** Why the companions of a pair cannot be so, whatever they cost; null where they can. */
export function companionsProblem({ productCodes, companions }: Pair): string | null {
  if (companions === null || companions.length === 0) return `请选 1 到 ${MAX_COMPANIONS} 件搭配商品`
  const codes = companions.map(({ productCode }) => productCode)
  if (new Set(codes).size < codes.length) return '同一件商品只能搭配一次'
  if (codes.some((code) => productCodes?.includes(code))) return '主商品不能和自己搭配'
  return companions.some(({ off }) => off <= 0) ? '每件省的钱应大于 0' : null
}

/** What the law says of companions, and whether they are there: no prescription drug is one. */
export const unlawfulCompanions = (db: Querying, companions: readonly Companion[] | null): Promise<string | null> =>
  productListProblem(db, companions && companions.map(({ productCode }) => productCode))

/** A companion is sold, not given: what is saved must be less than its cheapest packing costs. */
export async function givenAwayProblem(db: Querying, companions: readonly Companion[]): Promise<string | null> {
  const cheapest = await cheapestOf(
    db,
    companions.map(({ productCode }) => productCode),
  )
  const over = cheapest.find(({ productCode, cents }) => companions.some((one) => one.productCode === productCode && one.off >= cents))
  return over ? `「${over.name}」最低卖 ¥${yuan(over.cents)}，每件省的钱应比它少` : null
}

/** What the cheapest packing of products costs, in cents, and what they are called. */
export async function cheapestOf(
  db: Querying,
  productCodes: string[],
): Promise<Array<{ productCode: string; name: string; cents: number }>> {
  const rows = await db
    .select({ productCode: products.productCode, name: products.name, cents: min(packings.salePrice) })
    .from(products)
    .innerJoin(packings, eq(packings.productCode, products.productCode))
    .where(inArray(products.productCode, productCodes))
    .groupBy(products.productCode, products.name)
  return rows.map(({ cents, ...row }) => ({ ...row, cents: cents ?? 0 }))
}
