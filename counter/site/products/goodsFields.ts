import { goodsField, goodsText, isQuantityKind, needsCheck, placeOf, type GoodsFields, type GoodsValue } from '../../contract/goods'
import type { ProductDetail } from '../../contract/product'
import { quantityPricesIn } from '../../contract/quantityPrices'
import type { ComparedRow } from '../parts/Compared'
import { quantityProblemOf } from './quantityFields'

const isSame = (one: GoodsValue, other: GoodsValue) => JSON.stringify(one) === JSON.stringify(other)

/** Of what was typed what differs from what stands there, in the order of the form; a new packing, of which nothing does, last. */
export const editedOf = (seen: GoodsFields, typed: GoodsFields): GoodsFields =>
  Object.fromEntries(
    Object.keys({ ...seen, ...typed }).flatMap((name) => {
      const value = typed[name]
      return value === undefined || isSame(value, seen[name] ?? null) ? [] : [[name, value]]
    }),
  )

/** Packings that are typed and that the product has not yet, by their codes. */
export const newSkusIn = (seen: GoodsFields, typed: GoodsFields): string[] => {
  const names = Object.keys(typed).filter((name) => !(name in seen) && typed[name] !== null && placeOf(name).part === 'sku')
  return [...new Set(names.map((name) => placeOf(name).owner))]
}

/** `110011-4` after `110011-3`. */
export function nextSku(productCode: string, codes: readonly string[]): string {
  const numbers = codes.map((code) => Number(code.slice(productCode.length + 1)) || 0)
  return `${productCode}-${Math.max(0, ...numbers) + 1}`
}

/** What a field is called in a product that has several packings. */
export function titleOf(name: string, skus: ProductDetail['skus']): string {
  const packing = skus.find(({ skuCode }) => skuCode === placeOf(name).owner)
  const whose = placeOf(name).part === 'sku' ? (packing?.specification ?? '新规格') : ''
  return [whose, goodsField(name)?.title].filter(Boolean).join(' ')
}

/** How a value of a field reads. */
export const textOf = (name: string, value: GoodsValue): string => goodsText(goodsField(name)?.kind, value)

/** What a price became of what it was: 低 8.1%. */
export function shareOf(name: string, from: GoodsValue, to: GoodsValue): string {
  if (placeOf(name).field !== 'salePrice' || typeof from !== 'number' || typeof to !== 'number' || from === 0) return ''
  const share = Math.abs(((to - from) / from) * 100).toFixed(1)
  return `${to < from ? '低' : '高'} ${share}%`
}

/** What was typed beside what stands in the shop. */
export const rowsOfEdit = (seen: GoodsFields, edited: GoodsFields, skus: ProductDetail['skus']): ComparedRow[] =>
  Object.entries(edited).map(([name, to]) => {
    const from = seen[name] ?? null
    return {
      field: titleOf(name, skus),
      ...{ from: textOf(name, from), to: textOf(name, to) },
      ...{ note: shareOf(name, from, to), isChecked: needsCheck({ [name]: to }) },
    }
  })

const REQUIRED = ['specification', 'unit', 'salePrice']

/** Why it cannot be sent yet; empty where it can. */
export function problemOf(edited: GoodsFields, seen: GoodsFields): string {
  const isIncomplete = newSkusIn(seen, edited).some((code) => REQUIRED.some((field) => (edited[`${code}.${field}`] ?? null) === null))
  if (isIncomplete) return '新规格要写规格、单位和售价'
  const [wrong] = Object.keys(edited).flatMap((one) => quantityProblemIn(one, edited, seen) ?? [])
  if (wrong !== undefined) return wrong
  const [name] = Object.entries(edited).find(([one, value]) => value === null && goodsField(one)?.mayBeNone === false) ?? []
  return name === undefined ? '' : `请填写${goodsField(name)?.title ?? ''}`
}

/** Of combinations or a stair price, beside the price that will stand. */
function quantityProblemIn(name: string, edited: GoodsFields, seen: GoodsFields): string | undefined {
  const kind = goodsField(name)?.kind
  if (!isQuantityKind(kind)) return undefined
  const price = `${placeOf(name).owner}.salePrice`
  return quantityProblemOf(kind, quantityPricesIn(kind, edited[name]), Number(edited[price] ?? seen[price] ?? 0))
}
