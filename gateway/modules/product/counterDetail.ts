import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ProductDetail, ProductFields, Shown, SkuFields, SkuPreview } from '../../../counter/contract/product'
import { OrderStatus } from '../../../src/contract/order'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { orderLines, orders } from '../purchase/schema'
import { packings } from '../catalogue/schema'
import { notFound } from '../../kernel/httpError'
import { versionOf } from '../../kernel/work/version'
import { yuan } from '../../kernel/yuan'
import { isPromotable, struckPriceOf } from '../catalogue/appliesTo'
import { packingStatusOf } from '../catalogue/availability'
import { skuProblem } from '../catalogue/skuProblem'
import { cardsOf, offersAt } from '../productCard/cards'
import { promotionsOf, shelvedProduct, type ShelvedProduct } from './productPage'

/** What an operator edits a packing by; stock is none of it, for shoppers buy. */
export const skuFacts = ({ salePrice, marketPrice, status }: Omit<SkuFields, 'stock'>) => ({ salePrice, marketPrice, status })
export const productFacts = ({ status, buyLimit }: ProductFields) => ({ status, buyLimit })

/** A product as operators see it: its packings, what is booked of each, and the card that shoppers are shown. */
export async function counterDetail(db: Querying, productCode: string, now: Date): Promise<ProductDetail> {
  const product = await shelvedProduct(db, productCode)
  const booked = await bookedBoxes(db, productCode)
  const { name, brandName, makerName, categoryId, mark, buyLimit } = product
  return {
    ...{ productCode, name, brandName, makerName, categoryId, mark, buyLimit },
    version: versionOf(productFacts(product)),
    productStatus: product.status,
    skus: product.packings.map(({ skuCode, specification, unit, salePrice, marketPrice, stock, status }) => ({
      version: versionOf(skuFacts({ salePrice, marketPrice, status })),
      ...{ skuCode, specification, unit, salePrice, marketPrice, stock, status },
      booked: booked.get(skuCode) ?? 0,
    })),
    card: cardsOf([product], await offersAt(db, now)).get(productCode) ?? null,
  }
}

/** Boxes in orders that have not left the pharmacy, by packing. */
async function bookedBoxes(db: Querying, productCode: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ skuCode: orderLines.skuCode, boxes: sql<number>`sum(${orderLines.boxes})::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(
      and(eq(orderLines.productCode, productCode), inArray(orders.status, [OrderStatus.inReview, OrderStatus.toPay, OrderStatus.toShip])),
    )
    .groupBy(orderLines.skuCode)
  return new Map(rows.map(({ skuCode, boxes }) => [skuCode, boxes]))
}

export async function productCodeOf(db: Querying, skuCode: string): Promise<string> {
  const [row] = await db.select({ productCode: packings.productCode }).from(packings).where(eq(packings.skuCode, skuCode))
  if (!row) throw notFound('这个规格')
  return row.productCode
}

/** What shoppers would be shown of a packing if it were edited so, by the same rules that show them what is there. */
export async function previewOf(db: Querying, skuCode: string, { edited, now }: { edited: SkuFields; now: Date }): Promise<SkuPreview> {
  const product = await shelvedProduct(db, await productCodeOf(db, skuCode))
  const after = { ...product, packings: product.packings.map((one) => (one.skuCode === skuCode ? { ...one, ...edited } : one)) }
  const present = product.packings.find((one) => one.skuCode === skuCode)
  const isKept = product.mark === 'rx' && edited.marketPrice === present?.marketPrice
  return {
    before: await shownOf(db, product, { skuCode, now }),
    after: await shownOf(db, after, { skuCode, now }),
    problem: skuProblem({ ...edited, mark: product.mark, ...(isKept && { marketPrice: null }) }),
    notes: notesOf(after, skuCode),
  }
}

async function shownOf(db: Querying, product: ShelvedProduct, { skuCode, now }: { skuCode: string; now: Date }): Promise<Shown> {
  const packing = product.packings.find((one) => one.skuCode === skuCode)
  if (!packing) throw notFound('这个规格')
  const promotions = await promotionsOf(db, product, { amount: 0, now })
  const status = product.status === ProductStatus.onShelf ? packingStatusOf(packing) : product.status
  return {
    salePrice: packing.salePrice,
    marketPrice: struckPriceOf(product, packing),
    status,
    stock: status === ProductStatus.onShelf ? packing.stock : 0,
    promotions: promotions
      .filter(({ promotionId }) => !promotionId.startsWith('stair-') || promotionId === `stair-${skuCode}`)
      .map(({ text, detail }) => ({ text, detail })),
    card: cardsOf([product], await offersAt(db, now)).get(product.productCode) ?? null,
  }
}

function notesOf(product: ShelvedProduct, skuCode: string): string[] {
  const packing = product.packings.find((one) => one.skuCode === skuCode)
  if (!packing) return []
  const isOnShelf = packing.status === ProductStatus.onShelf
  const isLast = !isOnShelf && product.packings.every(({ status }) => status === ProductStatus.offShelf)
  const dearer = isPromotable(product) ? packing.combinations.filter(({ count, salePrice }) => salePrice > count * packing.salePrice) : []
  return [
    ...(isOnShelf && product.status !== ProductStatus.onShelf ? ['商品本身不在架，上架商品后这个规格才能买到'] : []),
    ...(isLast ? ['没有在架的规格了：商品会显示为已下架，也不再被搜到'] : []),
    ...dearer.map(({ name, salePrice }) => `组合装「${name}」¥${yuan(salePrice)} 会比单买贵`),
  ]
}
