import * as z from 'zod/mini'
import { Cents, Page, pageOf, ProductCode, Size, SkuCode } from '../../src/contract/fields'
import { DrugMark, ProductStatus } from '../../src/contract/productCard'
import { base64File, bodyBytes } from './base64'
import { GoodsFields } from './goods'
import { Price } from './price'
import { Reason } from './revision'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

const MAX_STOCK = 9_999_999
export const MAX_BUY_LIMIT = 9999
export const MAX_PICTURE_BYTES = 10 << 20

export const Stock = z.int('库存应为整数').check(z.minimum(0, '可售库存不能小于 0'), z.maximum(MAX_STOCK, `库存不能超过 ${MAX_STOCK}`))
export const BuyLimit = z
  .int('限购应为整数')
  .check(z.minimum(1, '限购至少 1 件'), z.maximum(MAX_BUY_LIMIT, `限购不能超过 ${MAX_BUY_LIMIT} 件`))
const { onShelf, offShelf } = ProductStatus
/** On or off the shelf: the two that people at the counter choose. A pharmacy's own list may bring others, which stay until one is chosen. */
export const Shelf = z.union([z.literal(onShelf), z.literal(offShelf)], '请选择上架或下架')

/** What is edited of a packing. `stock` is what can still be sold: what is ordered has left it already. */
export const SkuFields = z.object({ salePrice: Price, marketPrice: z.nullable(Price), stock: Stock, status: z.int() })
export type SkuFields = z.infer<typeof SkuFields>
export const ProductFields = z.object({ status: z.int(), buyLimit: z.nullable(BuyLimit) })
export type ProductFields = z.infer<typeof ProductFields>

/** As a pharmacy’s own list brought it: nothing of it is refused when it is shown. */
const SkuAsItIs = { salePrice: Cents, marketPrice: z.nullable(Cents), stock: z.int(), status: z.int() }
export const Sku = z.looseObject({ skuCode: SkuCode, specification: z.string(), unit: z.string(), ...SkuAsItIs })
export type Sku = z.infer<typeof Sku>

const ProductAsItIs = {
  productCode: ProductCode,
  name: z.string(),
  brandName: z.string(),
  makerName: z.string(),
  categoryId: z.string(),
  mark: DrugMark,
  productStatus: z.int(),
  buyLimit: z.nullable(z.int()),
}
export const SkuRow = z.looseObject({ ...Sku.shape, ...ProductAsItIs })
export type SkuRow = z.infer<typeof SkuRow>

const SkuDetail = z.looseObject({
  ...Sku.shape,
  /** For its stock. */
  version: Version,
  /** Boxes in orders that have not left the pharmacy; they are not in `stock` any more. */
  booked: z.int(),
})
export const ProductDetail = z.looseObject({
  ...ProductAsItIs,
  /** Address of the shop's page that shows it. */
  path: z.string(),
  /** Of `fields`. */
  version: Version,
  /** What a revision edits of it and of its packings, by name. */
  fields: GoodsFields,
  skus: z.array(SkuDetail),
})
export type ProductDetail = z.infer<typeof ProductDetail>

const Words = z.string().check(z.trim(), z.maxLength(60, '关键词最多 60 字'))
export const ProductQuery = z.object({
  page: Page,
  size: Size,
  /** Part of a name, brand or maker, or the beginning of a product’s, packing’s or bar code. */
  words: z.optional(Words),
  status: z.optional(z.enum(['onShelf', 'offShelf', 'soldOut'])),
  category: z.optional(z.string().check(z.regex(/^\w{1,40}$/))),
  sort: z._default(z.enum(['code', 'price', 'stock', 'sales']), 'code'),
  order: z._default(z.enum(['up', 'down']), 'up'),
})

export const MAX_NAMED = 200
/** Codes of products, one after the other: `110011,120011`. */
const Codes = z.string().check(z.refine(areCodes, `一次最多 ${MAX_NAMED} 个商品编码`))

function areCodes(text: string): boolean {
  const codes = text.split(',')
  return codes.length <= MAX_NAMED && codes.every((code) => ProductCode.safeParse(code).success)
}

const operators = ['operator'] as const

export const product = {
  list: workEndpoint('GET /products', {
    about: 'Packings with their products: what is looked for, in the order asked for',
    roles: operators,
    query: ProductQuery,
    output: pageOf(SkuRow),
  }),
  categories: workEndpoint('GET /products/categories', {
    about: 'The categories that products stand in',
    roles: operators,
    output: z.looseObject({ categories: z.array(z.looseObject({ id: z.string(), name: z.string() })) }),
  }),
  named: workEndpoint('GET /products/named', {
    about: 'What products are called, by their codes; of a code that no product has, nothing',
    roles: operators,
    query: z.object({ codes: Codes }),
    output: z.looseObject({
      results: z.array(z.looseObject({ productCode: ProductCode, name: z.string(), brandName: z.string(), mark: DrugMark })),
    }),
  }),
  detail: workEndpoint('GET /products/{productCode}', {
    about: 'A product with its packings, and its card as shoppers see it',
    roles: operators,
    params: z.object({ productCode: ProductCode }),
    output: ProductDetail,
  }),
  addPicture: workEndpoint('POST /products/{productCode}/pictures', {
    about:
      'Upload a picture of a product (JPG, PNG or WebP as base64). Nobody sees it before a revision has put its name among the product’s',
    title: '上传商品图片',
    version: 'none',
    roles: operators,
    maxBytes: bodyBytes(MAX_PICTURE_BYTES),
    params: z.object({ productCode: ProductCode }),
    body: z.object({ file: base64File(MAX_PICTURE_BYTES, '请选择图片') }),
    /** As `pictures` of a revision names it. */
    output: z.looseObject({ name: z.string() }),
  }),
  editStock: workEndpoint('PUT /skus/{skuCode}/stock', {
    about: 'Edit what can still be sold of a packing, where it is still what was seen',
    title: '修改库存',
    version: 'required',
    roles: operators,
    params: z.object({ skuCode: SkuCode }),
    /** Shoppers buy meanwhile: stock is no part of the version, and has to be what was seen. */
    body: z.object({ seen: z.int(), stock: Stock, reason: Reason }),
    output: ProductDetail,
  }),
}
