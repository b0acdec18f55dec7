import { inArray } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { products } from './schema'

/** Why an offer cannot be for these products, in words for who makes it; null where it can. Null products are all but prescription drugs. */
export async function productListProblem(db: Querying, productCodes: readonly string[] | null): Promise<string | null> {
  if (productCodes === null) return null
  if (productCodes.length === 0) return '请至少写一件商品的编码'
  const found = await db
    .select({ productCode: products.productCode, name: products.name, mark: products.mark })
    .from(products)
    .where(inArray(products.productCode, [...productCodes]))
  const known = new Set(found.map(({ productCode }) => productCode))
  const unknown = productCodes.filter((code) => !known.has(code))
  if (unknown.length > 0) return `没有这些商品：${unknown.join('、')}`
  const sealed = found.filter(({ mark }) => mark === 'rx')
  return sealed.length > 0 ? `处方药不能参加：${sealed.map(({ name }) => name).join('、')}` : null
}
