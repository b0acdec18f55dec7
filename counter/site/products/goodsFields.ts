import { goodsField, goodsText, placeOf, type GoodsFields, type GoodsValue } from '../../contract/goods'
import type { ProductDetail } from '../../contract/product'

const isSame = (one: GoodsValue, other: GoodsValue) => JSON.stringify(one) === JSON.stringify(other)

/** Of what was typed what differs from what stands there, in the order of the form. */
export const editedOf = (seen: GoodsFields, typed: GoodsFields): GoodsFields =>
  Object.fromEntries(
    Object.entries(seen).flatMap(([name, present]) => {
      const value = typed[name]
      return value === undefined || isSame(value, present) ? [] : [[name, value]]
    }),
  )

/** What a field is called in a product that has several packings. */
export function titleOf(name: string, skus: ProductDetail['skus']): string {
  const packing = skus.find(({ skuCode }) => skuCode === placeOf(name).owner)
  return [packing?.specification, goodsField(name)?.title].filter(Boolean).join(' ')
}

/** How a value of a field reads. */
export const textOf = (name: string, value: GoodsValue): string => goodsText(goodsField(name)?.kind, value)

/** What a price became of what it was: 低 8.1%. */
export function shareOf(name: string, from: GoodsValue, to: GoodsValue): string {
  if (placeOf(name).field !== 'salePrice' || typeof from !== 'number' || typeof to !== 'number' || from === 0) return ''
  const share = Math.abs(((to - from) / from) * 100).toFixed(1)
  return `${to < from ? '低' : '高'} ${share}%`
}

/** Why it cannot be sent yet; empty where it can. */
export function problemOf(edited: GoodsFields): string {
  const [name] = Object.entries(edited).find(([one, value]) => value === null && goodsField(one)?.mayBeNone === false) ?? []
  return name === undefined ? '' : `请填写${goodsField(name)?.title ?? ''}`
}
