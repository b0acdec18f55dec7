import { eq, sql } from 'drizzle-orm'
import type { ProductCard } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { prepared } from '../../db/prepared'
import { packings, products, stairPrices } from '../catalogue/schema'
import { packingOnCard, productStatusOf } from '../catalogue/availability'
import { couponMessageOf, couponsAt, type CouponTypeRow } from '../coupon/couponsAt'
import { isPromotable, struckPriceOf, type Promotable } from '../catalogue/appliesTo'
import { promotionsAt } from '../pricing/promotionsAt'
import type { PromotionRow } from '../pricing/runningRules'
import type { Step } from '../pricing/price'
import { arrivalTag } from '../delivery/deliveryText'
import { listPictureOf } from '../catalogue/sealing'
import { stairText } from './stairText'

const COLUMNS = {
  productCode: products.productCode,
  name: products.name,
  brandName: products.brandName,
  makerName: products.makerName,
  mark: products.mark,
  isAntibiotic: products.isAntibiotic,
  productStatus: products.status,
  pictures: products.pictures,
  views: products.views,
  skuCode: packings.skuCode,
  position: packings.position,
  specification: packings.specification,
  unit: packings.unit,
  salePrice: packings.salePrice,
  marketPrice: packings.marketPrice,
  stock: packings.stock,
  status: packings.status,
  stairFrom: stairPrices.from,
  stairPrice: stairPrices.salePrice,
}

const read = prepared((db) =>
  db
    .select(COLUMNS)
    .from(products)
    .innerJoin(packings, eq(packings.productCode, products.productCode))
    .leftJoin(stairPrices, eq(stairPrices.skuCode, packings.skuCode))
    .where(sql`${products.productCode} = any(${sql.placeholder('productCodes')})`)
    .prepare(''),
)
type Row = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number]

type PackingRow = typeof packings.$inferSelect
/** What a card is made of. */
export type CardProduct = Pick<
  typeof products.$inferSelect,
  'productCode' | 'name' | 'brandName' | 'makerName' | 'mark' | 'isAntibiotic' | 'status' | 'pictures' | 'views'
> & {
  packings: Array<
    Pick<PackingRow, 'skuCode' | 'position' | 'specification' | 'unit' | 'salePrice' | 'marketPrice' | 'stock' | 'status'> & {
      stairPrices: Step[]
    }
  >
}

/** What is offered beside a price at a moment. */
export type Offers = {
  now: Date
  promotionsOf: (product: Promotable) => PromotionRow[]
  couponsOf: (product: Promotable) => CouponTypeRow[]
}
export const offersAt = async (db: Querying, now: Date): Promise<Offers> => ({
  now,
  promotionsOf: await promotionsAt(db, now),
  couponsOf: await couponsAt(db, now),
})
/** For cards that are stored as they were bought, or not shown at all. */
export const noOffers = (now: Date): Offers => ({ now, promotionsOf: () => [], couponsOf: () => [] })

/**
 * What lists show of products, in the order asked for; codes we do not know are left out. Prescription drugs are always
 * sealed here, even for somebody with a prescription: lists stay neutral (LAW-AND-PRIVACY, D4).
 */
export async function productCards(db: Querying, productCodes: string[], now: Date = new Date()): Promise<Map<string, ProductCard>> {
  if (productCodes.length === 0) return new Map()
  const found = productsIn(await read(db).execute({ productCodes: [...new Set(productCodes)] }))
  return cardsOf(
    productCodes.flatMap((productCode) => found.get(productCode) ?? []),
    await offersAt(db, now),
  )
}

/** The cards of products that are read already, by product. */
export function cardsOf(found: readonly CardProduct[], offers: Offers): Map<string, ProductCard> {
  const cards = found.flatMap((product) => {
    const card = cardOf(product, offers)
    return card ? [[product.productCode, card] as const] : []
  })
  return new Map(cards)
}

/** Rows as they are joined: a product once for each of its packings and their steps. */
function productsIn(rows: Row[]): Map<string, CardProduct> {
  const found = new Map<string, CardProduct>()
  for (const { productStatus, stairFrom, stairPrice, ...row } of rows) {
    const product = found.get(row.productCode) ?? { ...row, status: productStatus, packings: [] }
    found.set(row.productCode, product)
    const known = product.packings.find(({ skuCode }) => skuCode === row.skuCode)
    const packing = known ?? { ...row, stairPrices: [] as Step[] }
    if (!known) product.packings.push(packing)
    if (stairFrom !== null && stairPrice !== null) packing.stairPrices.push({ from: stairFrom, salePrice: stairPrice })
  }
  return found
}

function cardOf(product: CardProduct, { now, promotionsOf, couponsOf }: Offers): ProductCard | undefined {
  const shown = packingOnCard(product.packings)
  if (!shown) return undefined
  const stair = isPromotable(product) ? stairText(shown, shown.stairPrices) : undefined
  const promotions = promotionsOf(product).map(({ promotionId, text }) => ({ promotionId, text }))
  const status = productStatusOf(product, product.packings)
  return {
    productCode: product.productCode,
    skuCode: shown.skuCode,
    name: product.name,
    brandName: product.brandName,
    makerName: product.makerName,
    specification: shown.specification,
    unit: shown.unit,
    productImageUrl: listPictureOf(product),
    status,
    salePrice: shown.salePrice,
    marketPrice: struckPriceOf(product, shown),
    couponMsg: couponMessageOf(couponsOf(product)),
    promotions: stair ? [{ promotionId: `stair-${shown.skuCode}`, text: stair }, ...promotions] : promotions,
    arrivalText: arrivalTag({ status, mark: product.mark }, now),
    views: product.views,
    mark: product.mark,
    isAntibiotic: product.isAntibiotic,
    sealed: product.mark === 'rx',
  }
}
