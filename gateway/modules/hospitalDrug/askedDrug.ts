import type { ConfigSku } from '../../../src/contract/hospitalDrug'
import { MAX_BOXES } from '../../../src/contract/prescription'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { packingStatusOf, productStatusOf } from '../catalogue/availability'
import { visitText } from '../consultation/checkForm'
import { openingAt } from '../consultation/opening'
import { shelvedProduct, type ShelvedProduct } from '../product/productPage'
import { controlledIn } from '../safety/controlled'

/** A product on the shelf; any other is not found. */
export async function drugOnShelf(db: Querying, productCode: string): Promise<ShelvedProduct> {
  const product = await shelvedProduct(db, productCode)
  if (productStatusOf(product, product.packings) === ProductStatus.offShelf) throw notFound('这种药')
  return product
}

export const isPrescribed = ({ mark }: Pick<ShelvedProduct, 'mark'>) => mark === 'rx'
const notRxText = (name: string) => `${name}不是处方药，可以直接购买`

/** Packings that can be asked for, with their price where the member may know it (LAW-AND-PRIVACY, D5). */
export const configSkuOf = ({ packings, buyLimit }: ShelvedProduct, { isOpened }: { isOpened: boolean }): ConfigSku[] =>
  packings
    .filter((packing) => packingStatusOf(packing) === ProductStatus.onShelf)
    .map(({ skuCode, specification, salePrice, stock }) => ({
      skuCode,
      skuName: specification,
      skuAmount: Math.min(MAX_BOXES, stock, buyLimit ?? MAX_BOXES),
      salePrice: isOpened ? salePrice : null,
    }))

/** Why it cannot be asked for now, and what to do; null where it can. */
export async function whyNot(db: Querying, product: ShelvedProduct, now: Date): Promise<string | null> {
  if (!isPrescribed(product)) return notRxText(product.name)
  if (controlledIn(product).length > 0) return visitText(product.name)
  if (configSkuOf(product, { isOpened: false }).length === 0) return `${product.name}暂时没有货，可以先问药师`
  return (await openingAt(db, now)).why
}

/** The packing that is asked for, in no more boxes than there are. Refused with NOT_RX, UNAVAILABLE or STOCK. */
export function packingAsked(product: ShelvedProduct, { skuCode, quantity }: { skuCode: string; quantity: number }): ConfigSku {
  if (!isPrescribed(product)) throw new HttpError(409, 'NOT_RX', notRxText(product.name), { field: 'productCode' })
  const found = configSkuOf(product, { isOpened: false }).find((one) => one.skuCode === skuCode)
  if (!found) throw new HttpError(409, 'UNAVAILABLE', '这个规格现在买不到，请换一个', { field: 'skuCode' })
  if (quantity > found.skuAmount)
    throw new HttpError(409, 'STOCK', `这个规格一次最多 ${found.skuAmount} 盒`, {
      field: 'quantity',
      details: { skuAmount: found.skuAmount },
    })
  return found
}
