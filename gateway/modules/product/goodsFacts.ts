import type { ProductFields, SkuFields } from '../../../counter/contract/product'

/** Fields of a product and its packings by name: `buyLimit`, `110011-1.salePrice`. */
export type GoodsFields = Readonly<Record<string, number | null>>
export type Place = { skuCode: string | undefined; field: string }

/** Where a field stands; no code of a packing has a point in it. */
export function placeOf(name: string): Place {
  const at = name.indexOf('.')
  return at < 0 ? { skuCode: undefined, field: name } : { skuCode: name.slice(0, at), field: name.slice(at + 1) }
}

type Sku = Omit<SkuFields, 'stock'> & { skuCode: string }

/** What an operator edits a product and its packings by: everything but stock, which shoppers move. */
export const goodsFacts = ({ status, buyLimit }: ProductFields, skus: readonly Sku[]): GoodsFields => ({
  status,
  buyLimit,
  ...Object.fromEntries(
    skus.flatMap(({ skuCode, salePrice, marketPrice, status: own }) => [
      [`${skuCode}.salePrice`, salePrice],
      [`${skuCode}.marketPrice`, marketPrice],
      [`${skuCode}.status`, own],
    ]),
  ),
})
