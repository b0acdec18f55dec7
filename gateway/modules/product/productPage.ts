import { asc, eq, inArray, sql, type InferSelectModel } from 'drizzle-orm'
import type { Product, Promotion, StairPrice } from '../../../src/contract/product'
import { GiftType } from '../../../src/contract/product'
import type { Querying } from '../../db/open'
import { favourites } from '../interest/schema'
import { packings, products, stairPrices } from '../catalogue/schema'
import { prepared } from '../../db/prepared'
import { notFound, HttpError } from '../../lib/httpError'
import { packingStatusOf, productStatusOf } from '../catalogue/availability'
import { isPromotable, struckPriceOf } from '../catalogue/appliesTo'
import { bannedReason } from '../catalogue/banned'
import { couponMessageOf, couponsAt } from '../coupon/couponsAt'
import { promotionsAt } from '../pricing/promotionsAt'
import { yuan } from '../../lib/yuan'
import { cheaperSteps } from '../pricing/price'
import { promotionProgress } from '../pricing/promotionProgress'
import { openedPicture, sealingOf, type Asker } from '../catalogue/sealing'
import type { Opening } from '../prescription/opening'
import { settingOf } from '../../kernel/settings'
import { isOfHall } from '../hallGoods/belongs'
import { hallOf } from '../hallGoods/hallSetting'
import { licencesSetting } from '../../kernel/licences'
import { mallConfigSetting } from '../../kernel/mallConfig'
import { stairText } from '../productCard/stairText'

export type ProductRow = InferSelectModel<typeof products>

/** A product by its code. What must not be sold online is refused with its reason, even if it came into the table (D10). */
export async function productRow(db: Querying, code: string): Promise<ProductRow> {
  const [row] = await db.select().from(products).where(eq(products.productCode, code))
  return soldOnline(row)
}

function soldOnline<Row extends Parameters<typeof bannedReason>[0]>(row: Row | undefined): Row {
  if (!row) throw notFound('这件商品')
  const reason = bannedReason(row)
  if (reason !== undefined) throw new HttpError(403, 'NOT_SOLD_ONLINE', reason)
  return row
}

const shelved = prepared((db) =>
  db.query.products
    .findFirst({
      columns: { keyFacts: false, sections: false, fingerprint: false },
      where: eq(products.productCode, sql.placeholder('code')),
      with: {
        packings: {
          orderBy: asc(packings.position),
          with: { combinations: true, stairPrices: { orderBy: asc(stairPrices.from) } },
        },
        videos: { columns: { videoId: true }, limit: 1 },
        favourites: { columns: { at: true }, where: eq(favourites.memberId, sql.placeholder('memberId')) },
      },
    })
    .prepare(''),
)

/** A product with all that stands around it, the favourite of this member among it, in one query; refused as `productRow` is. */
export async function shelvedProduct(db: Querying, code: string, memberId?: string) {
  return soldOnline(await shelved(db).execute({ code, memberId: memberId ?? null }))
}
export type ShelvedProduct = Awaited<ReturnType<typeof shelvedProduct>>

/** Products with their packings, each once, in the order of their codes; one that is unknown or refused refuses all, as `productRow` does. */
export async function shelvedProducts(db: Querying, codes: readonly string[]) {
  const asked = [...new Set(codes)].sort()
  const rows = await db.query.products.findMany({
    columns: { keyFacts: false, sections: false, fingerprint: false },
    where: inArray(products.productCode, asked),
    with: { packings: true },
  })
  return asked.map((code) => soldOnline(rows.find(({ productCode }) => productCode === code)))
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
    if (!isPromotable({ mark }) || salePrice >= plainPrice) continue
    const stair = bySku.get(skuCode) ?? { skuCode, productCode, plainPrice, unit, steps: [] }
    stair.steps.push({ from, salePrice })
    bySku.set(skuCode, stair)
  }
  return [...bySku.values()]
}

/** Promotions that reach a product, with how far an amount of cents is towards each; a stair price is one of them. */
export async function promotionsOf(
  db: Querying,
  product: ShelvedProduct,
  { amount, now }: { amount: number; now: Date },
): Promise<Promotion[]> {
  if (!isPromotable(product)) return []
  const promotionsFor = await promotionsAt(db, now)
  const byStair = product.packings.flatMap(({ skuCode, salePrice: plainPrice, unit, stairPrices: steps }) => {
    const text = stairText({ salePrice: plainPrice }, steps)
    const detail = cheaperSteps({ salePrice: plainPrice }, steps)
      .map(({ from, salePrice }) => `买 ${from} ${unit}起，每${unit} ¥${yuan(salePrice)}`)
      .join('；')
    return text ? [{ promotionId: `stair-${skuCode}`, type: GiftType.discount, text, detail, missing: null, progress: 0 }] : []
  })
  return [
    ...byStair,
    ...promotionsFor(product).map((promotion) => ({
      ...promotionProgress(promotion, amount),
      // What is bought together stands on this page.
      hasPage: promotion.type !== GiftType.assort,
    })),
  ]
}

/** Combinations of a product's packings, the smallest first. Prescription drugs have none (D11). */
function combinationsOf(product: ShelvedProduct): Product['combinations'] {
  if (!isPromotable(product)) return []
  const found = product.packings.flatMap(({ combinations, salePrice: single }) =>
    combinations.map(({ combineId, skuCode, name, count, salePrice }) => ({
      combineId,
      skuCode,
      name,
      count,
      salePrice,
      each: Math.round(salePrice / count),
      saved: Math.max(0, single * count - salePrice),
    })),
  )
  return found.sort((left, right) => left.count - right.count)
}

/** The product page's data: what is sealed is left out here and nowhere else (see sealing.ts). */
export async function productOf(
  db: Querying,
  product: ShelvedProduct,
  { opening, asker, now }: { opening: Opening | undefined; asker: Asker; now: Date },
): Promise<Product> {
  const config = await settingOf(db, mallConfigSetting)
  const licences = await settingOf(db, licencesSetting)
  const { sealed, productImageUrl, images } = sealingOf({
    product,
    opening,
    opened: opening && (await openedPicture(db, product.productCode, asker, now)),
  })
  return {
    productCode: product.productCode,
    name: product.name,
    englishName: product.englishName,
    brandName: product.brandName,
    makerName: product.makerName,
    kind: product.kind,
    form: product.form,
    approvalNumber: sealed ? null : product.approvalNumber,
    status: productStatusOf(product, product.packings),
    images,
    productImageUrl,
    packings: product.packings.map((packing) => ({
      skuCode: packing.skuCode,
      specification: packing.specification,
      unit: packing.unit,
      salePrice: packing.salePrice,
      marketPrice: struckPriceOf(product, packing),
      status: packingStatusOf(packing),
      stock: packingStatusOf(packing) === packing.status ? packing.stock : 0,
    })),
    combinations: combinationsOf(product),
    summary: sealed ? null : product.summary,
    thirdPlatform: product.thirdPlatform,
    customerHotLine: licences?.pharmacistPhone ?? '',
    paymentType: config?.onlinePay === false ? 'onDelivery' : 'online',
    couponMsg: couponMessageOf((await couponsAt(db, now))(product)),
    manualImgs: [],
    videoId: sealed ? null : (product.videos[0]?.videoId ?? null),
    views: product.views,
    applyRate: null,
    ...(isOfHall(await hallOf(db), product) && { isDiscreet: true }),
    mark: product.mark,
    isAntibiotic: product.isAntibiotic,
    sealed,
  }
}
