import { inArray } from 'drizzle-orm'
import type { HallSetting } from '../../../counter/contract/settings/hallSetting'
import type { Problem } from '../../../counter/contract/settings/problemsOf'
import type { Db } from '../../db/open'
import { products } from '../catalogue/schema'
import { CATEGORIES } from '../catalogue/taxonomy'

/** What is wrong with the men's health hall: what it names has to be there. */
export async function hallProblem(db: Db, { leaves, productCodes }: HallSetting): Promise<Problem | undefined> {
  const leaf = leaves.findIndex((id) => !CATEGORIES.some(({ children }) => Object.hasOwn(children, id)))
  if (leaf >= 0) return { path: `leaves.${leaf}`, message: `没有编号为 ${leaves[leaf] ?? ''} 的二级分类` }
  if (productCodes.length === 0) return undefined
  const known = await db.select({ productCode: products.productCode }).from(products).where(inArray(products.productCode, productCodes))
  const unknown = productCodes.findIndex((code) => !known.some(({ productCode }) => productCode === code))
  return unknown < 0 ? undefined : { path: `productCodes.${unknown}`, message: `没有编码为 ${productCodes[unknown] ?? ''} 的商品` }
}
