import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ProductDetail, SkuFields } from '../../../counter/contract/product'
import { OrderStatus } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { orderLines, orders } from '../purchase/schema'
import { packings, products } from '../catalogue/schema'
import { notFound } from '../../lib/httpError'
import { shopAddress } from '../../kernel/shopAddress'
import { versionOf } from '../../kernel/work/version'
import { goodsFacts } from './goodsFacts'
import { shelvedProduct } from './productPage'

/** What an operator edits a packing by; stock is none of it, for shoppers buy. */
export const skuFacts = ({ salePrice, marketPrice, status }: Omit<SkuFields, 'stock'>) => ({ salePrice, marketPrice, status })

/** A product as operators see it: its packings, and what is booked of each. */
export async function counterDetail(db: Querying, productCode: string): Promise<ProductDetail> {
  const product = await shelvedProduct(db, productCode)
  const fields = await fieldsOf(db, product)
  const booked = await bookedBoxes(db, productCode)
  const { name, brandName, makerName, categoryId, mark, buyLimit } = product
  return {
    ...{ productCode, name, brandName, makerName, categoryId, mark, buyLimit },
    path: shopAddress('product', { productCode }),
    version: versionOf(fields),
    fields,
    productStatus: product.status,
    skus: product.packings.map(({ skuCode, specification, unit, salePrice, marketPrice, stock, status }) => ({
      version: versionOf(skuFacts({ salePrice, marketPrice, status })),
      ...{ skuCode, specification, unit, salePrice, marketPrice, stock, status },
      booked: booked.get(skuCode) ?? 0,
    })),
  }
}

/** What is edited of it, its texts among it. */
async function fieldsOf(db: Querying, product: Awaited<ReturnType<typeof shelvedProduct>>) {
  const { keyFacts, sections } = products
  const [texts] = await db.select({ keyFacts, sections }).from(products).where(eq(products.productCode, product.productCode))
  if (!texts) throw notFound('这件商品')
  return goodsFacts({ ...product, ...texts }, product.packings)
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
