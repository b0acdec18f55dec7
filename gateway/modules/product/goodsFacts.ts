import { placeOf, PRODUCT_FIELDS, SKU_FIELDS, textIn, type GoodsFields, type GoodsValue } from '../../../counter/contract/goods'
import { byQuantity, quantityPricesIn, quantityValue, type QuantityKind } from '../../../counter/contract/quantityPrices'
import type { packings, products } from '../catalogue/schema'
import type { QuantityPrices } from './quantityPrices'

type ProductRow = typeof products.$inferSelect
type SkuRow = typeof packings.$inferSelect
/** What is edited of a product, and of a packing. */
export type ProductTexts = Omit<ProductRow, 'fingerprint'>
export type SkuTexts = Pick<SkuRow, 'skuCode' | 'salePrice' | 'marketPrice' | 'status' | 'specification' | 'unit'> & QuantityPrices

/** What an operator edits a product and its packings by: everything but stock, which shoppers move. */
export const goodsFacts = (product: ProductTexts, skus: readonly SkuTexts[]): GoodsFields => ({
  ...productFacts(product),
  ...(Object.assign({}, ...skus.map((sku) => skuFacts(sku, `${sku.skuCode}.`))) as GoodsFields),
})

export const productFacts = (product: ProductTexts): GoodsFields => ({
  ...picked(product, PRODUCT_FIELDS),
  ...Object.fromEntries(product.keyFacts.map(({ label, text }) => [`fact.${label}`, text])),
  ...Object.fromEntries(product.sections.map(({ heading, text }) => [`leaflet.${heading}`, text])),
})

const skuFacts = (sku: SkuTexts, before: string): GoodsFields => {
  const sorted = (kind: QuantityKind) => quantityValue(kind, byQuantity(quantityPricesIn(kind, sku[kind])))
  return picked({ ...sku, combinations: sorted('combinations'), stairPrices: sorted('stairPrices') }, SKU_FIELDS, before)
}

const picked = (row: object, names: readonly string[], before = ''): GoodsFields =>
  Object.fromEntries(names.map((name) => [`${before}${name}`, noneOf((row as Record<string, GoodsValue>)[name] ?? null)]))

/** A text of nothing is none. */
const noneOf = (value: GoodsValue) => (value === '' ? null : value)

/** The columns of a product with some of its fields edited. */
export function productColumns(product: ProductTexts, edited: GoodsFields): Partial<ProductRow> {
  const own = Object.entries(edited).filter(([name]) => placeOf(name).part === 'product')
  const textOf = (part: string, title: string, text: string) => textIn(edited[`${part}.${title}`] ?? text)
  return {
    ...(Object.fromEntries(own.map(([name, value]) => [name, storedOf(name, value)])) as Partial<ProductRow>),
    keyFacts: product.keyFacts.map(({ label, text }) => ({ label, text: textOf('fact', label, text) })),
    sections: product.sections.map(({ heading, text }) => ({ heading, text: textOf('leaflet', heading, text) })),
  }
}

const NEVER_NULL = ['form']
const storedOf = (name: string, value: GoodsValue) => (value === null && NEVER_NULL.includes(name) ? '' : value)
