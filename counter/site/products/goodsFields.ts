import type { ProductDetail } from '../../contract/product'
import { Price } from '../../contract/product'
import { yuan } from '../../../src/lib/money'
import { statusName } from './shelf'

/** Fields of a product and its packings as a revision names them: `buyLimit`, `110011-1.salePrice`. */
export type GoodsFields = Readonly<Record<string, number | null>>

/** What stands in the shop. */
export const fieldsOf = ({ productStatus, buyLimit, skus }: ProductDetail): GoodsFields => ({
  status: productStatus,
  buyLimit,
  ...Object.fromEntries(
    skus.flatMap(({ skuCode, salePrice, marketPrice, status }) => [
      [`${skuCode}.salePrice`, salePrice],
      [`${skuCode}.marketPrice`, marketPrice],
      [`${skuCode}.status`, status],
    ]),
  ),
})

/** Of what was typed what differs from what stands there, in the order of the form. */
export const editedOf = (seen: GoodsFields, typed: GoodsFields): GoodsFields =>
  Object.fromEntries(
    Object.keys(seen).flatMap((name) => {
      const value = typed[name]
      return value === undefined || value === seen[name] ? [] : [[name, value]]
    }),
  )

const TITLES: Readonly<Record<string, string>> = { salePrice: '售价', marketPrice: '划线价', status: '状态', buyLimit: '每人限购' }

/** What a field is called in a product that has several packings. */
export function titleOf(name: string, skus: ProductDetail['skus']): string {
  const packing = skus.find(({ skuCode }) => name.startsWith(`${skuCode}.`))
  const field = name.slice(name.indexOf('.') + 1)
  return [packing?.specification, TITLES[field]].filter(Boolean).join(' ')
}

/** How a value of a field reads. */
export function textOf(name: string, value: number | null): string {
  if (name.endsWith('rice')) return value === null ? '（无）' : `¥${yuan(value)}`
  if (name.endsWith('status')) return statusName(value ?? 0)
  return value === null ? '不限' : String(value)
}

/** What a price became of what it was: 低 8.1%. */
export function shareOf(name: string, from: number | null, to: number | null): string {
  if (!name.endsWith('salePrice') || !from || to === null) return ''
  const share = Math.abs(((to - from) / from) * 100).toFixed(1)
  return `${to < from ? '低' : '高'} ${share}%`
}

/** Why it cannot be sent yet; empty where it can. */
export function problemOf(edited: GoodsFields): string {
  const wrong = Object.entries(edited).find(([name, value]) => name.endsWith('.salePrice') && !Price.safeParse(value).success)
  return wrong ? '请填写售价' : ''
}
