import { placeOf, type GoodsFields } from '../../../counter/contract/goods'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { overtaken } from '../catalogue/overtaken'
import { shelvedProduct } from './productPage'

const { onShelf, offShelf } = ProductStatus

/** What else follows from an edit of a product that stands in the shop already, in words for whoever makes it. */
export async function goodsNotes(db: Querying, productCode: string, edited: GoodsFields): Promise<string[]> {
  const product = await shelvedProduct(db, productCode)
  const isSold = product.status === onShelf
  const isNoneSold = isSold && product.packings.every(({ status }) => status === offShelf)
  const isHidden = !isSold && Object.entries(edited).some(([name, value]) => placeOf(name).part === 'sku' && value === onShelf)
  return [
    ...(isHidden ? ['商品本身不在架，上架商品后这个规格才能买到'] : []),
    ...(isNoneSold ? ['没有在架的规格了：商品会显示为已下架，也不再被搜到'] : []),
    ...product.packings.flatMap((packing) => {
      const { dearer, idle } = overtaken(product, packing, packing.salePrice)
      return [...dearer, ...idle.map((words) => `${packing.specification} 的${words}`)]
    }),
  ]
}
