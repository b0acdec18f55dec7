import { and, desc, eq, gt } from 'drizzle-orm'
import { CATEGORIES } from '../catalogue/taxonomy'
import { outsideHall } from '../hallGoods/belongs'
import { hallOf } from '../hallGoods/hallSetting'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import { browsed, favourites } from '../interest/schema'
import { products } from '../catalogue/schema'
import { switchOf } from './switches'

/** Maximum number of preferred categories. */
const MAX_CATEGORIES = 6
const NAMES = new Map<string, string>(CATEGORIES.flatMap(({ children }) => Object.entries(children)))

/**
 * A member's preferred leaf categories, by views and favourites, newest first, while personalization is on; otherwise none. Medicines never
 * count: what somebody takes is health information and not for arranging lists by (LAW-AND-PRIVACY, B1); nor does what belongs to the hall.
 */
export async function interestsOf(db: Querying, memberId: string | undefined): Promise<string[]> {
  if (memberId === undefined) return []
  const { isOn, countsFrom } = await switchOf(db, memberId, 'product_mhy')
  if (!isOn) return []
  const hall = await hallOf(db)
  const looks = await inTurn([browsed, favourites], async (table) =>
    db
      .select({ categoryId: products.categoryId, at: table.at })
      .from(table)
      .innerJoin(products, eq(products.productCode, table.productCode))
      .where(
        and(eq(table.memberId, memberId), eq(products.mark, 'none'), outsideHall(hall), countsFrom ? gt(table.at, countsFrom) : undefined),
      )
      .orderBy(desc(table.at))
      .limit(50),
  )
  const newestFirst = looks.flat().sort((left, right) => right.at.getTime() - left.at.getTime())
  return [...new Set(newestFirst.map(({ categoryId }) => categoryId))].slice(0, MAX_CATEGORIES)
}

/** What a member reads them as. */
export const tagsOf = (interests: readonly string[]) => interests.map((id) => NAMES.get(id) ?? id)
