import { placeOf, type GoodsFields } from '../../../counter/contract/goods'
import { quantityPriceText } from '../../../counter/contract/quantityPrices'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { yuan } from '../../kernel/yuan'
import { isPromotable } from '../catalogue/appliesTo'
import { shelvedProduct } from './productPage'

type Shelved = Awaited<ReturnType<typeof shelvedProduct>>
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
    ...product.packings.flatMap((packing) => [...dearerSets(product, packing), ...idleSteps(product, packing)]),
  ]
}

const dearerSets = (product: Shelved, { combinations, salePrice: single }: Shelved['packings'][number]) =>
  (isPromotable(product) ? combinations.filter(({ count, salePrice }) => salePrice > count * single) : []).map(
    ({ name, salePrice }) => `组合装「${name}」¥${yuan(salePrice)} 会比单买贵`,
  )

/** Steps that a lower price has overtaken: they count for nothing, and nobody is told of them. */
const idleSteps = (product: Shelved, { stairPrices, salePrice: single, specification }: Shelved['packings'][number]) => {
  const idle = isPromotable(product) ? stairPrices.filter(({ salePrice }) => salePrice >= single) : []
  return idle.map(({ from, salePrice }) => {
    const step = quantityPriceText('stairPrices', { quantity: from, salePrice })
    return `${specification} 的阶梯价「${step}」不比售价低，顾客看不到`
  })
}
