import { and, count, eq, inArray, ne } from 'drizzle-orm'
import type { PromotionPage, PromotionState, RunningPromotion } from '../../../src/contract/promotion'
import { GiftType } from '../../../src/contract/product'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { CATEGORIES } from '../catalogue/taxonomy'
import { products } from '../catalogue/schema'
import { listPictureOf } from '../catalogue/sealing'
import { promotions } from '../pricing/schema'
import { allPromotions, rulesIn, runningPromotions, type PromotionRow } from '../pricing/runningRules'

/** Products that stand for a promotion in the list of all. */
const SHOWN = 4

/** What of the shelf a promotion is for; a prescription drug never (LAW-AND-PRIVACY, D11). */
const onShelfIn = ({ productCodes }: Pick<PromotionRow, 'productCodes'>) =>
  and(
    eq(products.status, ProductStatus.onShelf),
    ne(products.mark, 'rx'),
    productCodes === null ? undefined : inArray(products.productCode, productCodes),
  )

/** Things that are bought together stand on the page of the one: they have no page of their own. */
const hasPage = ({ type }: Pick<PromotionRow, 'type'>) => type !== GiftType.assort

const toldOf = ({ promotionId, type, text, detail, beginsAt, endsAt }: PromotionRow) => ({
  ...{ promotionId, type, text, detail },
  ...{ beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() },
})

const standingOf = ({ beginsAt, endsAt }: PromotionRow, now: Date): PromotionState =>
  now < beginsAt ? 'coming' : now < endsAt ? 'running' : 'over'

/** Promotions that run, those that end first before the others. */
export async function promotionsNow(db: Querying, now: Date): Promise<RunningPromotion[]> {
  const rows = await runningPromotions(db).prepare('').execute({ now: now.toISOString() })
  const shown: RunningPromotion[] = []
  for (const row of rows
    .filter(hasPage)
    .sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime() || (one.promotionId < other.promotionId ? -1 : 1)))
    shown.push({ ...toldOf(row), products: await samplesOf(db, row) })
  return shown
}

async function samplesOf(db: Querying, row: PromotionRow) {
  const found = await db
    .select({ name: products.name, mark: products.mark, pictures: products.pictures })
    .from(products)
    .where(onShelfIn(row))
    .orderBy(products.productCode)
    .limit(SHOWN)
  return found.map(({ name, mark, pictures }) => ({ name, productImageUrl: listPictureOf({ mark, pictures }) }))
}

/** A promotion as its page shows it. 404 of an unknown one. */
export async function promotionPage(db: Querying, promotionId: string, now: Date): Promise<PromotionPage> {
  const [row] = await allPromotions(db).where(eq(promotions.promotionId, promotionId))
  if (!row || !hasPage(row)) throw notFound('这个活动')
  const gift = rulesIn([row])[0]?.gift ?? null
  return {
    ...toldOf(row),
    state: standingOf(row, now),
    levels: row.levels.map(({ threshold, off }) => ({ threshold, off })).sort((one, other) => one.threshold - other.threshold),
    gift: gift && { name: gift.name, specification: gift.specification, productImageUrl: gift.productImageUrl },
    categories: await categoriesOf(db, row),
    serverTime: now.toISOString(),
  }
}

async function categoriesOf(db: Querying, row: PromotionRow): Promise<PromotionPage['categories']> {
  const leaves = await db
    .select({ leaf: products.categoryId, hits: count() })
    .from(products)
    .where(onShelfIn(row))
    .groupBy(products.categoryId)
  return CATEGORIES.flatMap(({ id, name, children }) => {
    const hits = leaves.filter(({ leaf }) => Object.hasOwn(children, leaf)).reduce((sum, one) => sum + one.hits, 0)
    return hits > 0 ? [{ categoryId: id, name, hits }] : []
  })
}
