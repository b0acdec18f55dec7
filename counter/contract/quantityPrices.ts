import * as z from 'zod/mini'
import type { DrugMark } from '../../src/contract/productCard'
import { yuan } from '../../src/lib/money'
import { Price } from './price'

/** So many pieces of a packing together (`combinations`): `salePrice` is of the whole, in cents. */
export const CombinationPrice = z.object({ count: z.int(), salePrice: z.int() })
export type CombinationPrice = z.infer<typeof CombinationPrice>

/** From so many pieces on (`stairPrices`) each of them costs `salePrice` cents. */
export const StairStep = z.object({ from: z.int(), salePrice: z.int() })
export type StairStep = z.infer<typeof StairStep>

/** What a packing costs where several of it are bought: two fields of it, each a list; of none it is empty. */
export const QUANTITY_KINDS = ['combinations', 'stairPrices'] as const
export type QuantityKind = (typeof QUANTITY_KINDS)[number]

export const MAX_QUANTITY_PRICES = 5
/** How many pieces one of them may ask for. */
export const QUANTITY = { least: 2, most: 99 } as const

/** A row of either list. 0 stands for what nobody has typed yet. */
export type QuantityPrice = { quantity: number; salePrice: number }

type Words = {
  title: string
  key: 'count' | 'from'
  /** What one of them is called. Of no unit: 件 is one of any packing. */
  nameOf: (quantity: number) => string
  priceOf: (yuan: string) => string
  /** Why a prescription drug has none (LAW-AND-PRIVACY, D11). */
  law: string
}

export const QUANTITY_WORDS: Readonly<Record<QuantityKind, Words>> = {
  combinations: {
    title: '组合装',
    key: 'count',
    nameOf: (quantity) => `${quantity} 件装`,
    priceOf: (price) => ` ¥${price}`,
    law: '处方药不按组合装出售',
  },
  stairPrices: {
    title: '阶梯价',
    key: 'from',
    nameOf: (quantity) => `满 ${quantity} 件`,
    priceOf: (price) => `每件 ¥${price}`,
    law: '处方药不参加阶梯价',
  },
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : 0)

/** The rows of a field's value, of whatever was sent in its place as well. */
export function quantityPricesIn(kind: QuantityKind, value: unknown): QuantityPrice[] {
  if (!Array.isArray(value)) return []
  const rows = value as Array<Readonly<Record<string, unknown>> | null>
  return rows.map((row) => ({ quantity: numberIn(row?.[QUANTITY_WORDS[kind].key]), salePrice: numberIn(row?.salePrice) }))
}

/** The same as the field's value, in the order given. */
export const quantityValue = (kind: QuantityKind, rows: readonly QuantityPrice[]): CombinationPrice[] | StairStep[] =>
  kind === 'combinations'
    ? rows.map(({ quantity, salePrice }) => ({ count: quantity, salePrice }))
    : rows.map(({ quantity, salePrice }) => ({ from: quantity, salePrice }))

export const byQuantity = (rows: readonly QuantityPrice[]): QuantityPrice[] =>
  [...rows].sort((left, right) => left.quantity - right.quantity)

export const isFilled = ({ quantity, salePrice }: QuantityPrice): boolean => quantity !== 0 && salePrice !== 0

/** `3 件装 ¥57.00`, `满 3 件每件 ¥18.50`. */
export function quantityPriceText(kind: QuantityKind, { quantity, salePrice }: QuantityPrice): string {
  const { nameOf, priceOf } = QUANTITY_WORDS[kind]
  return `${nameOf(quantity)}${salePrice === 0 ? '（未填价）' : priceOf(yuan(salePrice))}`
}

/** What is wrong with a list whatever the packing costs; undefined where nothing is. */
export function listProblem(kind: QuantityKind, rows: readonly QuantityPrice[]): string | undefined {
  const { title, nameOf } = QUANTITY_WORDS[kind]
  if (rows.length > MAX_QUANTITY_PRICES) return `${title}最多 ${MAX_QUANTITY_PRICES} 个`
  if (!rows.every(isFilled)) return `请填写${title}的件数和价格`
  const isQuantity = ({ quantity }: QuantityPrice) => Number.isInteger(quantity) && quantity >= QUANTITY.least && quantity <= QUANTITY.most
  if (!rows.every(isQuantity)) return `${title}的件数应为 ${QUANTITY.least} 到 ${QUANTITY.most} 的整数`
  const sorted = byQuantity(rows)
  const twice = sorted.find(({ quantity }, at) => quantity === sorted[at + 1]?.quantity)
  if (twice) return `${title}「${nameOf(twice.quantity)}」写了两次`
  for (const row of sorted) {
    const [issue] = Price.safeParse(row.salePrice).error?.issues ?? []
    if (issue) return `${nameOf(row.quantity)}：${issue.message}`
  }
  return kind === 'stairPrices' ? risingStep(sorted) : undefined
}

function risingStep(sorted: readonly QuantityPrice[]): string | undefined {
  const at = sorted.findIndex(({ salePrice }, place) => salePrice <= (sorted[place + 1]?.salePrice ?? 0))
  const [few, more] = [sorted[at], sorted[at + 1]]
  return few && more && `满 ${more.quantity} 件的每件价应低于满 ${few.quantity} 件的`
}

type Packing = { mark: DrugMark; /** Cents of one piece. */ salePrice: number }

/** Why a packing may have none of them; undefined where it may, and of an empty list. */
export const lawProblem = (kind: QuantityKind, rows: readonly QuantityPrice[], { mark }: Pick<Packing, 'mark'>): string | undefined =>
  mark === 'rx' && rows.length > 0 ? QUANTITY_WORDS[kind].law : undefined

/** The first row that would be no cheaper than buying so many one by one; undefined where each is. */
export function dearProblem(
  kind: QuantityKind,
  rows: readonly QuantityPrice[],
  { salePrice: single }: Pick<Packing, 'salePrice'>,
): string | undefined {
  const dear = byQuantity(rows).find((row) => row.salePrice >= singlyOf(kind, row.quantity, single))
  if (!dear) return undefined
  const { nameOf, priceOf } = QUANTITY_WORDS[kind]
  const singly = yuan(singlyOf(kind, dear.quantity, single))
  const text = `${nameOf(dear.quantity)}${priceOf(yuan(dear.salePrice))}`
  return kind === 'combinations' ? `${text} 不比单买 ${dear.quantity} 件（¥${singly}）便宜` : `${text} 不比单买（¥${singly}）便宜`
}

/** Cents that a row's price is held against: as many one by one, or one. */
export const singlyOf = (kind: QuantityKind, quantity: number, single: number): number =>
  kind === 'combinations' ? quantity * single : single

/** What is wrong with a list for a packing as it will stand. */
export const quantityProblem = (kind: QuantityKind, rows: readonly QuantityPrice[], packing: Packing): string | undefined =>
  lawProblem(kind, rows, packing) ?? listProblem(kind, rows) ?? dearProblem(kind, rows, packing)
