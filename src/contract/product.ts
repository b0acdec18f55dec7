import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import {
  Cents,
  CommaList,
  Done,
  EMPTY_PAGE,
  Id,
  Instant,
  Page,
  pageOf,
  ProductCode,
  QueryFlag,
  QueryInt,
  Size,
  SkuCode,
  unused,
} from './fields'
import { ProductCard, Sealing } from './productCard'

/** One box size. `stock` is what can be bought now. */
export const Packing = z
  .looseObject({
    skuCode: SkuCode,
    specification: z.string(),
    unit: z.string(),
    salePrice: Cents,
    marketPrice: z.nullable(Cents),
    status: z.int(),
    stock: z.int(),
  })
  .register(z.globalRegistry, { id: 'Packing' })
export type Packing = z.infer<typeof Packing>

/** Several boxes sold together under one price: `3 盒装`. */
export const Combination = z
  .looseObject({
    combineId: Id,
    skuCode: SkuCode,
    name: z.string(),
    /** Boxes in one combination. */
    count: z.int(),
    salePrice: Cents,
    /** Of one box in it, to the nearest cent. */
    each: Cents,
    saved: Cents,
  })
  .register(z.globalRegistry, { id: 'Combination' })
export type Combination = z.infer<typeof Combination>

/** From `from` pieces on, one costs `salePrice`. */
export const StairPrice = z
  .looseObject({
    skuCode: SkuCode,
    steps: z.array(z.looseObject({ from: z.int(), salePrice: Cents })),
  })
  .register(z.globalRegistry, { id: 'StairPrice' })
export type StairPrice = z.infer<typeof StairPrice>

export const BuyLimit = z
  .looseObject({
    productCode: ProductCode,
    /** Most pieces one member may still buy of this product; null where there is no limit. */
    remaining: z.nullable(z.int()),
    limit: z.nullable(z.int()),
    text: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'BuyLimit' })
export type BuyLimit = z.infer<typeof BuyLimit>

/** Gift types of specification 1, section 3. */
export const GiftType = { gift: 3, fullGift: 22, prize: 15, discount: 24, assort: 17, subAssort: 18 } as const

/**
 * What a line is in a pair that is bought together: `GiftType.assort` the main product, `GiftType.subAssort` the companion that costs less beside it,
 * by `assortOff` cents for all its pieces; null where it stands alone. Nothing at an older gateway.
 */
export const PAIRING = { giftType: z.optional(z.nullable(z.int())), assortOff: z.optional(Cents) }

/** A promotion with how far an amount is towards its next level. Prescription drugs never take part (D11). */
export const Promotion = z
  .looseObject({
    promotionId: Id,
    type: z.int(),
    text: z.string(),
    detail: z.string(),
    /** Cents still missing to the next level; null at the last one. */
    missing: z.nullable(Cents),
    /** 0 to 100. */
    progress: z.int(),
    /** Whether `GET /promotions/{promotionId}` knows it: a stair price is told as a promotion and is none. */
    hasPage: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'Promotion' })
export type Promotion = z.infer<typeof Promotion>

const ProductFields = {
  productCode: ProductCode,
  name: z.string(),
  englishName: z.nullable(z.string()),
  brandName: z.string(),
  makerName: z.string(),
  kind: z.enum(['chemical', 'tcm', 'device', 'food', 'care']),
  form: z.string(),
  approvalNumber: z.nullable(z.string()),
  status: z.int(),
  /** Addresses without width; one sealed drawing where `sealed`. */
  images: z.array(z.string()),
  productImageUrl: z.string(),
  packings: z.array(Packing),
  combinations: z.array(Combination),
  /** One sentence about its use; null while sealed. */
  summary: z.nullable(z.string()),
  thirdPlatform: z.nullable(z.looseObject({ name: z.string(), notice: z.string() })),
  customerHotLine: z.string(),
  paymentType: z.enum(['online', 'onDelivery', 'both']),
  couponMsg: z.nullable(z.string()),
  /** Pictures of the printed manual; empty while sealed. Our own products carry the leaflet as text. */
  manualImgs: z.array(z.string()),
  /** Of `GET /mall/video/{id}`; null for none and while sealed. */
  videoId: z.nullable(Id),
  views: z.int(),
  applyRate: z.nullable(z.int()),
  /** Of the men's health hall: that somebody looked at it is kept nowhere, on the device neither. */
  isDiscreet: z.optional(z.literal(true)),
  ...Sealing,
}

export const Product = z.looseObject(ProductFields).register(z.globalRegistry, { id: 'Product' })
export type Product = z.infer<typeof Product>

/** A product of which a piece costs `off` cents less where it is bought together with a piece of the page's own. */
export const PairedCard = z.looseObject({ card: ProductCard, off: Cents })
export type PairedCard = z.infer<typeof PairedCard>

/** The product page in one answer. */
export const MergedProduct = z
  .looseObject({
    ...ProductFields,
    promotions: z.array(Promotion),
    similars: z.array(ProductCard),
    /** What is cheaper beside it and can be bought now; nothing at an older gateway. */
    companions: z.optional(z.array(PairedCard)),
    deliveryText: z.string(),
    isFavourite: z.boolean(),
    /** Whether this member holds an approved, unused prescription for it, and until when. Null: no prescription needed. */
    prescription: z.nullable(
      z.looseObject({
        usable: z.boolean(),
        prescriptionId: z._default(z.nullable(Id), null),
        patientName: z.nullable(z.string()),
        validUntil: z.nullable(Instant),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'MergedProduct' })
export type MergedProduct = z.infer<typeof MergedProduct>

/** The four short answers and the leaflet in its statutory order. Refused for a sealed product. */
export const ProductInfo = z
  .looseObject({
    productCode: ProductCode,
    name: z.string(),
    keyFacts: z.array(z.looseObject({ label: z.string(), text: z.string() })),
    sections: z.array(z.looseObject({ heading: z.string(), text: z.string() })),
    notice: z.string(),
  })
  .register(z.globalRegistry, { id: 'ProductInfo' })
export type ProductInfo = z.infer<typeof ProductInfo>

/** A product that a member keeps, or has looked at. */
export const RememberedCard = z
  .extend(ProductCard, {
    /** When it was added, or looked at last. */
    at: Instant,
    /** What it cost then, where it costs something else now. Null for prescription drugs: nothing is promoted of them (D11). */
    priceThen: z.nullable(Cents),
  })
  .register(z.globalRegistry, { id: 'RememberedCard' })
export type RememberedCard = z.infer<typeof RememberedCard>

const ONE_PAGE = 'there is one product page, the same everywhere'
const ByCode = z.object({ code: ProductCode })
const StatusTypes = z.optional(CommaList)

export const product = {
  detail: endpoint('GET /product/{code}', {
    about: 'One product',
    params: ByCode,
    query: z.object({ statusTypes: StatusTypes }),
    output: Product,
  }),
  info: endpoint('GET /product/info/{code}', {
    about: 'Key facts and leaflet of a product',
    sameFor: 'visitors',
    params: ByCode,
    provides: 'product',
    output: ProductInfo,
  }),
  merged: endpoint('GET /product/v3/{code}', {
    about: 'All that the product page shows',
    collects: { scene: '浏览商品', kinds: ['browse'] },
    params: ByCode,
    query: z.object({
      main: unused(z.optional(QueryFlag), ONE_PAGE),
      platform: unused(z.optional(z.enum(['app'])), ONE_PAGE),
      statusTypes: StatusTypes,
    }),
    provides: 'product',
    output: MergedProduct,
  }),
  batch: endpoint('GET /products/batch', {
    about: 'Cards of several products',
    query: z.object({ ids: CommaList, statusTypes: StatusTypes }),
    output: z.looseObject({ results: z.array(ProductCard) }),
    fallback: { results: [] },
  }),
  promotion: endpoint('GET /promotion/{code}', {
    about: 'Promotions of a product, and how far an amount of cents is towards them',
    params: ByCode,
    query: z.object({ amount: QueryInt(0, 100000000, 0) }),
    output: z.looseObject({ promotions: z.array(Promotion) }),
    fallback: { promotions: [] },
  }),
  stairPriceBatch: endpoint('GET /stairPrice/batch', {
    about: 'Stair prices of several products',
    query: z.object({ codes: CommaList }),
    output: z.looseObject({ results: z.array(StairPrice) }),
    fallback: { results: [] },
  }),
  stairPrice: endpoint('GET /stairPrice/{code}', {
    about: 'Stair prices of a product, a row for each packing that has them',
    sameFor: 'everybody',
    params: ByCode,
    provides: 'product',
    output: z.looseObject({ results: z.array(StairPrice) }),
    fallback: { results: [] },
  }),
  stairPriceByAmount: endpoint('GET /stairPrice/{code}/amount', {
    about: 'What a number of pieces of a packing costs',
    params: ByCode,
    query: z.object({ skuCode: SkuCode, num: QueryInt(1, 9999, 1), combineId: z.optional(Id) }),
    output: z.looseObject({ salePrice: Cents, total: Cents, num: z.int() }),
  }),
  buyLimit: endpoint('GET /buyLimit/{ids}', {
    about: 'How many more of each product this shopper may buy',
    params: z.object({ ids: CommaList }),
    query: z.object({ showFlash: unused(z.optional(QueryFlag), 'there are no flash sales') }),
    output: z.looseObject({ results: z.array(BuyLimit) }),
    fallback: { results: [] },
  }),
  stock: endpoint('GET /stock', {
    about: 'What can be bought now of each packing of a product',
    query: z.object({ productCode: ProductCode }),
    provides: 'stock',
    output: z.looseObject({ results: z.array(z.looseObject({ skuCode: SkuCode, stock: z.int() })) }),
    fallback: { results: [] },
  }),
  remindOfStock: endpoint('POST /stock/reminders', {
    about: 'Ask to be told when a packing is back in stock',
    collects: { scene: '登记到货提醒', kinds: ['browse'] },
    session: 'required',
    body: z.object({ skuCode: SkuCode }),
    output: Done,
  }),
  sendCoupon: endpoint('POST /coupon/send', {
    about: 'Give this member the coupon that belongs to a product',
    collects: 'nothing',
    session: 'required',
    body: z.object({
      productCode: ProductCode,
      source: unused(z.string().check(z.maxLength(20)), 'a coupon is the same wherever it is given'),
    }),
    invalidates: ['coupons', 'couponUse', 'me'],
    output: z.looseObject({ couponId: z.nullable(Id), text: z.nullable(z.string()) }),
  }),
  noStockSimilars: endpoint('GET /product/noStock/similars', {
    about: 'Products with the same use as one that is out of stock or off the shelf',
    query: z.object({ productCode: ProductCode }),
    output: z.looseObject({ results: z.array(ProductCard) }),
    fallback: { results: [] },
  }),
  favourites: endpoint('GET /favourites', {
    about: 'Favourites of this member, newest first, with what they cost when they were added',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'favourites',
    output: pageOf(RememberedCard),
    fallback: EMPTY_PAGE,
  }),
  addFavourites: endpoint('PUT /favourites/{codes}', {
    about: 'Remember products: all of them, or none where one is refused',
    collects: { scene: '收藏商品', kinds: ['browse'] },
    session: 'required',
    params: z.object({ codes: CommaList }),
    invalidates: ['favourites', 'me'],
    output: Done,
  }),
  removeFavourites: endpoint('DELETE /favourites/{codes}', {
    about: 'Forget products',
    session: 'required',
    params: z.object({ codes: CommaList }),
    invalidates: ['favourites', 'me'],
    output: Done,
  }),
  browsed: endpoint('GET /browsed', {
    about: 'Products this member looked at, newest first',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'browsed',
    output: pageOf(RememberedCard),
    fallback: EMPTY_PAGE,
  }),
  clearBrowsed: endpoint('DELETE /browsed', {
    about: 'Forget what this member looked at; one product or all',
    session: 'required',
    query: z.object({ productCode: z.optional(ProductCode) }),
    invalidates: ['browsed', 'me'],
    output: Done,
  }),
}
