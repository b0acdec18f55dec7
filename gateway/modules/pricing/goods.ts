import { eq, inArray } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import { refusalReason } from '../catalogue/banned'
import { listPictureOf } from '../catalogue/sealing'
import type { Querying } from '../../db/open'
import { combinations, packings, products, stairPrices } from '../../db/schema'

const COLUMNS = {
  skuCode: packings.skuCode,
  productCode: packings.productCode,
  specification: packings.specification,
  unit: packings.unit,
  salePrice: packings.salePrice,
  stock: packings.stock,
  status: packings.status,
  productStatus: products.status,
  name: products.name,
  kind: products.kind,
  mark: products.mark,
  form: products.form,
  approvalNumber: products.approvalNumber,
  ingredients: products.ingredients,
  pictures: products.pictures,
  buyLimit: products.buyLimit,
}

const select = (db: Querying, skuCodes: string[]) =>
  db
    .select(COLUMNS)
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(inArray(packings.skuCode, skuCodes))

type Step = typeof stairPrices.$inferSelect
type Combination = typeof combinations.$inferSelect
/** A packing with all that its price and its sale depend on. */
export type Goods = Omit<Awaited<ReturnType<typeof select>>[number], 'kind' | 'form' | 'approvalNumber' | 'ingredients' | 'pictures'> & {
  /** As lists show it: sealed for prescription drugs. */
  picture: string
  bannedFor: string | undefined
  steps: Step[]
  combinations: Combination[]
}

/** Packings by their code; unknown ones are left out. Nothing is locked: orders take stock by conditional updates. */
export async function goodsOf(db: Querying, skuCodes: readonly string[]): Promise<Map<string, Goods>> {
  const wanted = [...new Set(skuCodes)]
  if (wanted.length === 0) return new Map()
  const rows = await select(db, wanted)
  const steps = await db.select().from(stairPrices).where(inArray(stairPrices.skuCode, wanted))
  const combined = await db.select().from(combinations).where(inArray(combinations.skuCode, wanted))
  const goods = rows.map(({ kind, form, approvalNumber, ingredients, pictures, ...row }): Goods => ({
    ...row,
    picture: listPictureOf({ mark: row.mark, pictures }),
    bannedFor: refusalReason({ name: row.name, kind, form, approvalNumber, ingredients }),
    steps: steps.filter(({ skuCode }) => skuCode === row.skuCode),
    combinations: combined.filter(({ skuCode }) => skuCode === row.skuCode),
  }))
  return new Map(goods.map((one) => [one.skuCode, one]))
}

/** The combination a line is bought in; null where boxes are bought singly. */
export const combinationOf = (goods: Goods, combineId: string) => goods.combinations.find((one) => one.combineId === combineId) ?? null

/** Boxes that one piece of a line takes from stock. */
export const boxesEach = (goods: Goods, combineId: string) => combinationOf(goods, combineId)?.count ?? 1

export const OUT_OF_STOCK = '暂时无货'

/** Why a packing cannot be bought at all now, by anybody; null where it can. */
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
