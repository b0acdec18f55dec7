import { eq, inArray } from 'drizzle-orm'
import type { ProductCard } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { packings, products, stairPrices } from '../../db/schema'
import { packingOnCard, productStatusOf } from '../catalogue/availability'
import { couponMessageOf, couponsAt, type CouponTypeRow } from '../coupon/couponsAt'
import type { Promotable } from '../catalogue/reaches'
import { promotionsAt, type PromotionRow } from '../pricing/promotionsAt'
import type { Step } from '../pricing/price'
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

const select = (db: Querying, productCodes: string[]) =>
  db
    .select(COLUMNS)
    .from(products)
    .innerJoin(packings, eq(packings.productCode, products.productCode))
    .leftJoin(stairPrices, eq(stairPrices.skuCode, packings.skuCode))
    .where(inArray(products.productCode, productCodes))
type Offers = { promotionsOf: (product: Promotable) => PromotionRow[]; couponsOf: (product: Promotable) => CouponTypeRow[] }
type Row = Awaited<ReturnType<typeof select>>[number]

/**
 * What lists show of products, in the order asked for; codes we do not know are left out. Prescription drugs are always
 * sealed here, even for somebody with a prescription: lists stay neutral (LAW-AND-PRIVACY, D4).
 */
export async function productCards(db: Querying, productCodes: string[], now: Date = new Date()): Promise<Map<string, ProductCard>> {
  if (productCodes.length === 0) return new Map()
  const rows = await select(db, [...new Set(productCodes)])
  const offers: Offers = { promotionsOf: await promotionsAt(db, now), couponsOf: await couponsAt(db, now) }
  const byCode = grouped(rows)
  const cards = productCodes.flatMap((productCode) => {
    const card = cardOf(byCode.get(productCode) ?? [], offers)
    return card ? [[productCode, card] as const] : []
  })
  return new Map(cards)
}

function grouped(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.productCode)
    if (group) group.push(row)
    else groups.set(row.productCode, [row])
  }
  return groups
}

function cardOf(rows: Row[], { promotionsOf, couponsOf }: Offers): ProductCard | undefined {
  const shown = packingOnCard(rows)
  if (!shown) return undefined
  const steps = rows.flatMap(({ skuCode, stairFrom, stairPrice }): Step[] =>
    skuCode === shown.skuCode && stairFrom !== null && stairPrice !== null ? [{ from: stairFrom, salePrice: stairPrice }] : [],
  )
  const stair = shown.mark === 'rx' ? undefined : stairText(shown, steps)
  const promotions = promotionsOf(shown).map(({ promotionId, text }) => ({ promotionId, text }))
  return {
    productCode: shown.productCode,
    skuCode: shown.skuCode,
    name: shown.name,
    brandName: shown.brandName,
    makerName: shown.makerName,
    specification: shown.specification,
    unit: shown.unit,
    productImageUrl: listPictureOf(shown),
    status: productStatusOf({ status: shown.productStatus }, rows),
    salePrice: shown.salePrice,
    marketPrice: shown.marketPrice,
    couponMsg: couponMessageOf(couponsOf(shown)),
    promotions: stair ? [{ promotionId: `stair-${shown.skuCode}`, text: stair }, ...promotions] : promotions,
    views: shown.views,
    mark: shown.mark,
    isAntibiotic: shown.isAntibiotic,
    sealed: shown.mark === 'rx',
  }
}
