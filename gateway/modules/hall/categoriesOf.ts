import { and, inArray } from 'drizzle-orm'
import type { HallSetting } from '../../../counter/contract/settings/hallSetting'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { products } from '../catalogue/schema'
import { CATEGORIES } from '../catalogue/taxonomy'
import { ofHall } from '../hallGoods/belongs'

/** The first-level categories in which the hall holds something that is shown, in the order of the category page. */
export async function categoriesOf(db: Querying, hall: HallSetting) {
  const isShown = inArray(products.status, [ProductStatus.onShelf, ProductStatus.outOfStock])
  const held = await db
    .selectDistinct({ leaf: products.categoryId })
    .from(products)
    .where(and(ofHall(hall), isShown))
  return CATEGORIES.filter(({ children }) => held.some(({ leaf }) => Object.hasOwn(children, leaf))).map(({ id, name }) => ({
    categoryId: id,
    name,
  }))
}
