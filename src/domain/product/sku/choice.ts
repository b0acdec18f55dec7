import type { BuyLimit, Combination, Packing, Product, StairPrice } from '@/contract/product'
import { ProductStatus } from '@/contract/productCard'

/** What is about to be bought: a packing, perhaps as a combination of several, and how many. */
export type Choice = { skuCode: string; combineId: string | undefined; quantity: number }

type Shelf = Pick<Product, 'packings' | 'combinations'>

const isOnSale = ({ status, stock }: Packing) => status === ProductStatus.onShelf && stock > 0

/** What the page chooses by itself: one of the first packing that can be bought, as cards and pictures show it. */
export function firstChoice({ packings }: Shelf): Choice | undefined {
  const packing = packings.find(isOnSale) ?? packings[0]
  return packing && { skuCode: packing.skuCode, combineId: undefined, quantity: 1 }
}

export const packingOf = ({ packings }: Shelf, { skuCode }: Choice): Packing | undefined =>
  packings.find((packing) => packing.skuCode === skuCode)

export const combinationOf = ({ combinations }: Shelf, { combineId }: Choice): Combination | undefined =>
  combineId === undefined ? undefined : combinations.find((combination) => combination.combineId === combineId)

/** `0.3g×24粒，1 盒`, or of a combination `3 盒装，1 件`. */
export function chosenText(shelf: Shelf, choice: Choice): string {
  const packing = packingOf(shelf, choice)
  const combination = combinationOf(shelf, choice)
  if (combination) return `${packing?.specification ?? ''} ${combination.name}，${choice.quantity} 件`.trim()
  return packing ? `${packing.specification}，${choice.quantity} ${packing.unit}` : ''
}

type Bounds = { packing: Packing; combination: Combination | undefined; limit: BuyLimit | undefined; mall: number }

/** Most pieces that may be chosen, and which bound it is: the stock, what this member may still buy, or the mall's own limit. All three count boxes. */
export function maxPiecesOf({ packing, combination, limit, mall }: Bounds): { max: number; why: string } {
  const bounds = [
    { boxes: packing.stock, why: `库存只剩 ${packing.stock} ${packing.unit}` },
    { boxes: mall, why: `每种规格一次最多买 ${mall} ${packing.unit}` },
    ...(limit?.remaining == null ? [] : [{ boxes: limit.remaining, why: limit.text ?? `还可买 ${limit.remaining} ${packing.unit}` }]),
  ]
  const narrowest = bounds.reduce((least, bound) => (bound.boxes < least.boxes ? bound : least))
  return { max: Math.floor(Math.max(0, narrowest.boxes) / (combination?.count ?? 1)), why: narrowest.why }
}

/** What is left of a packing, in words; plenty is not counted. */
export const stockText = ({ stock, unit }: Packing): string => (stock <= 0 ? '暂时无货' : stock < 20 ? `库存 ${stock} ${unit}` : '库存充足')

/** The rows of a stair price: the plain price from one piece on, then its steps. Nothing where there is no stair. */
export function stairsOf({ skuCode, salePrice }: Packing, stairs: readonly StairPrice[]): Array<{ from: number; salePrice: number }> {
  const steps = stairs.find((stair) => stair.skuCode === skuCode)?.steps ?? []
  if (steps.length === 0) return []
  return [{ from: 1, salePrice }, ...[...steps].filter(({ from }) => from > 1).sort((left, right) => left.from - right.from)]
}

/** The row a number of pieces has reached. */
export const stairReached = (stairs: ReadonlyArray<{ from: number }>, quantity: number): number =>
  stairs.reduce((reached, { from }, place) => (quantity >= from ? place : reached), 0)
