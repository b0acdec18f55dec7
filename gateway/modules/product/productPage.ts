import { asc, eq, inArray, type InferSelectModel } from 'drizzle-orm'
import type { Product, Promotion, StairPrice } from '../../../src/contract/product'
import { GiftType } from '../../../src/contract/product'
import type { Querying } from '../../db/open'
import { combinations, packings, products, stairPrices, videos } from '../../db/schema'
import { notFound, Refusal } from '../../kernel/refusal'
import { packingStatusOf, productStatusOf } from '../catalogue/availability'
import { refusalReason } from '../catalogue/banned'
import { couponMessageOf, couponsAt } from '../coupon/couponsAt'
import { promotionsAt } from '../pricing/promotionsAt'
import { yuan } from '../../kernel/yuan'
import { promotionProgress } from '../pricing/promotionProgress'
import { openedPicture, sealingOf, type Asker, type Opening } from '../catalogue/sealing'
import { settingOf } from '../../kernel/settings'
import { licencesSetting, mallConfigSetting } from '../mall/settings'
import { stairText } from '../productCard/stairText'

export type ProductRow = InferSelectModel<typeof products>

/** A product by its code. What must not be sold online is refused with its reason, even if it came into the table (D10). */
export async function productRow(db: Querying, code: string): Promise<ProductRow> {
  const [row] = await db.select().from(products).where(eq(products.productCode, code))
  if (!row) throw notFound('这件商品')
  const reason = refusalReason(row)
  if (reason !== undefined) throw new Refusal(403, 'NOT_SOLD_ONLINE', reason)
  return row
}

/** Stair prices of products, a row for each packing that has them. Prescription drugs have none (D11). */
export async function stairPricesOf(
  db: Querying,
  productCodes: string[],
): Promise<Array<StairPrice & { productCode: string; plainPrice: number; unit: string }>> {
  const rows = await db
    .select({
      skuCode: packings.skuCode,
      productCode: packings.productCode,
      plainPrice: packings.salePrice,
      unit: packings.unit,
      mark: products.mark,
      from: stairPrices.from,
      salePrice: stairPrices.salePrice,
    })
    .from(stairPrices)
    .innerJoin(packings, eq(packings.skuCode, stairPrices.skuCode))
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(inArray(packings.productCode, productCodes))
    .orderBy(asc(packings.productCode), asc(packings.position), asc(stairPrices.from))
  const bySku = new Map<string, StairPrice & { productCode: string; plainPrice: number; unit: string }>()
  for (const { skuCode, productCode, plainPrice, unit, mark, from, salePrice } of rows) {
    if (mark === 'rx') continue
    const stair = bySku.get(skuCode) ?? { skuCode, productCode, plainPrice, unit, steps: [] }
    stair.steps.push({ from, salePrice })
    bySku.set(skuCode, stair)
  }
  return [...bySku.values()]
}

/** Promotions that reach a product, with how far an amount of cents is towards each; a stair price is one of them. */
export async function promotionsOf(db: Querying, row: ProductRow, { amount, now }: { amount: number; now: Date }): Promise<Promotion[]> {
  if (row.mark === 'rx') return []
  const promotionsFor = await promotionsAt(db, now)
  const stairs = await stairPricesOf(db, [row.productCode])
  const byStair = stairs.flatMap(({ skuCode, plainPrice, unit, steps }) => {
    const text = stairText({ salePrice: plainPrice }, steps)
    const detail = steps.map(({ from, salePrice }) => `买 ${from} ${unit}起，每${unit} ¥${yuan(salePrice)}`).join('；')
    return text ? [{ promotionId: `stair-${skuCode}`, type: GiftType.discount, text, detail, missing: null, progress: 0 }] : []
  })
  return [...byStair, ...promotionsFor(row).map((promotion) => promotionProgress(promotion, amount))]
}

/** A product as its own page shows it to somebody: what is sealed is left out here and nowhere else (see sealing.ts). */
export async function productOf(
  db: Querying,
  row: ProductRow,
  { opening, asker, views, now }: { opening: Opening | undefined; asker: Asker; views: number; now: Date },
): Promise<Product> {
  const packingRows = await db.select().from(packings).where(eq(packings.productCode, row.productCode)).orderBy(asc(packings.position))
  const combined = await db
    .select({
      combineId: combinations.combineId,
      skuCode: combinations.skuCode,
      name: combinations.name,
      count: combinations.count,
      salePrice: combinations.salePrice,
      single: packings.salePrice,
    })
    .from(combinations)
    .innerJoin(packings, eq(packings.skuCode, combinations.skuCode))
    .where(eq(packings.productCode, row.productCode))
    .orderBy(asc(combinations.count))
  const [film] = await db.select({ videoId: videos.videoId }).from(videos).where(eq(videos.productCode, row.productCode)).limit(1)
  const config = await settingOf(db, mallConfigSetting)
  const licences = await settingOf(db, licencesSetting)
  const { sealed, productImageUrl, images } = sealingOf({
    product: row,
    opening,
    opened: opening && (await openedPicture(db, row.productCode, asker, now)),
  })
  return {
    productCode: row.productCode,
    name: row.name,
    englishName: row.englishName,
    brandName: row.brandName,
    makerName: row.makerName,
    kind: row.kind,
    form: row.form,
    approvalNumber: sealed ? null : row.approvalNumber,
    status: productStatusOf(row, packingRows),
    images,
    productImageUrl,
    packings: packingRows.map((packing) => ({
      skuCode: packing.skuCode,
      specification: packing.specification,
      unit: packing.unit,
      salePrice: packing.salePrice,
      marketPrice: packing.marketPrice,
      status: packingStatusOf(packing),
      stock: packingStatusOf(packing) === packing.status ? packing.stock : 0,
    })),
    combinations:
      row.mark === 'rx'
        ? []
        : combined.map(({ single, ...combination }) => ({
            ...combination,
            saved: Math.max(0, single * combination.count - combination.salePrice),
          })),
    summary: sealed ? null : row.summary,
    thirdPlatform: row.thirdPlatform,
    customerHotLine: licences?.pharmacistPhone ?? '',
    paymentType: config?.onlinePay === false ? 'onDelivery' : 'online',
    couponMsg: couponMessageOf((await couponsAt(db, now))(row)),
    manualImgs: [],
    videoId: sealed ? null : (film?.videoId ?? null),
    views,
    applyRate: null,
    mark: row.mark,
    isAntibiotic: row.isAntibiotic,
    sealed,
  }
}
