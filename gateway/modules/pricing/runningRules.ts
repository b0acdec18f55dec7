import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import { listPictureOf } from '../catalogue/sealing'
import type { Querying } from '../../db/open'
import { prepared } from '../../db/prepared'
import { packings, products } from '../catalogue/schema'
import { promotions } from './schema'
import { mayBeGiven } from './giftsReached'
import type { Rule } from './promotions'

/** A promotion's gift: one piece for each order that reaches it. */
export type GiftGoods = { type: number; skuCode: string; name: string; specification: string; quantity: number; productImageUrl: string }
export type RunningRule = Rule & { text: string; detail: string; gift: (GiftGoods & { stock: number }) | null }

const { onShelf } = ProductStatus

const now = sql.placeholder('now')

/** Every promotion, running or not, with its gift where that is on the shelf and in stock. */
export const allPromotions = (db: Querying) =>
  db
    .select({
      promotionId: promotions.promotionId,
      type: promotions.type,
      text: promotions.text,
      detail: promotions.detail,
      levels: promotions.levels,
      productCodes: promotions.productCodes,
      companions: promotions.companions,
      beginsAt: promotions.beginsAt,
      endsAt: promotions.endsAt,
      skuCode: packings.skuCode,
      specification: packings.specification,
      stock: packings.stock,
      name: products.name,
      mark: products.mark,
      pictures: products.pictures,
    })
    .from(promotions)
    .leftJoin(packings, and(eq(packings.skuCode, promotions.giftSkuCode), eq(packings.status, onShelf), gt(packings.stock, 0)))
    .leftJoin(products, and(eq(products.productCode, packings.productCode), eq(products.status, onShelf)))
/** A promotion with its gift. */
export type PromotionRow = Awaited<ReturnType<typeof allPromotions>>[number]

/** The promotions of the moment `now`, for a query that reads more with them. */
export const runningPromotions = (db: Querying) => allPromotions(db).where(and(lte(promotions.beginsAt, now), gt(promotions.endsAt, now)))
const read = prepared((db) => runningPromotions(db).prepare(''))

/** Active promotions, read uncached: amounts to pay depend on them. A gift that may not be given or is out of stock is left out. */
export const runningRules = async (db: Querying, at: Date): Promise<RunningRule[]> =>
  rulesIn(await read(db).execute({ now: at.toISOString() }))

/** By their ids: a database gives rows without an order in any order. */
export const rulesIn = (rows: readonly PromotionRow[]): RunningRule[] =>
  [...rows].sort((left, right) => (left.promotionId < right.promotionId ? -1 : 1)).map(ruleIn)

function ruleIn({ promotionId, type, text, detail, levels, productCodes, companions, ...gift }: PromotionRow): RunningRule {
  return { promotionId, type, text, detail, levels, productCodes, companions, gift: giftIn(gift, type) }
}

type Given = Pick<PromotionRow, 'skuCode' | 'specification' | 'stock' | 'name' | 'mark' | 'pictures'>

function giftIn({ skuCode, specification, stock, name, mark, pictures }: Given, type: number): RunningRule['gift'] {
  if (skuCode === null || specification === null || stock === null || name === null || mark === null || pictures === null) return null
  if (!mayBeGiven(mark)) return null
  return { type, skuCode, name, specification, quantity: 1, stock, productImageUrl: listPictureOf({ mark, pictures }) }
}
