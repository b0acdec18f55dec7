import { ProductStatus } from '../../../src/contract/productCard'
import type { Goods } from './goods'

/** The combination a line is bought in; null where boxes are bought singly. */
export const combinationOf = (goods: Goods, combineId: string) => goods.combinations.find((one) => one.combineId === combineId) ?? null

/** Boxes that one piece of a line takes from stock. */
export const boxesEach = (goods: Goods, combineId: string) => combinationOf(goods, combineId)?.count ?? 1

export const OUT_OF_STOCK = '暂时无货'

/** Why a packing cannot be bought at all now; null where it can. */
export function saleProblem(goods: Goods | undefined, combineId: string): string | null {
  if (!goods) return '商品已不存在'
  if (goods.bannedFor) return goods.bannedFor
  if (goods.productStatus === ProductStatus.offShelf || goods.status === ProductStatus.offShelf) return '商品已下架'
  if (goods.productStatus === ProductStatus.outOfStock || goods.status === ProductStatus.outOfStock || goods.stock <= 0) return OUT_OF_STOCK
  if (goods.productStatus !== ProductStatus.onShelf || goods.status !== ProductStatus.onShelf) return '商品暂不可售'
  if (combineId && !combinationOf(goods, combineId)) return '组合装已停售'
  if (combineId && goods.mark === 'rx') return '处方药不按组合装出售'
  return goods.stock < boxesEach(goods, combineId) ? OUT_OF_STOCK : null
}
