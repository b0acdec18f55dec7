import { and, desc, eq, gt } from 'drizzle-orm'
import { CATEGORIES } from '../catalogue/taxonomy'
import type { Querying } from '../../db/open'
import { browsed, favourites, products } from '../../db/schema'
import { switchOf } from './switches'

/** Categories that may stand first in a member's lists. */
const MOST = 6
const NAMES = new Map<string, string>(CATEGORIES.flatMap(({ children }) => Object.entries(children)))

/**
 * Leaf categories a member looked at or liked most, newest first, while personal lists are on; otherwise none. Medicines never
 * count: what somebody takes is health information and not for arranging lists by (LAW-AND-PRIVACY, B1).
 */
export async function likingsOf(db: Querying, memberId: string | undefined): Promise<string[]> {
  if (memberId === undefined) return []
  const { isOn, countsFrom } = await switchOf(db, memberId, 'product_mhy')
  if (!isOn) return []
  const looks = await Promise.all(
    [browsed, favourites].map((table) =>
      db
        .select({ categoryId: products.categoryId, at: table.at })
        .from(table)
        .innerJoin(products, eq(products.productCode, table.productCode))
        .where(and(eq(table.memberId, memberId), eq(products.mark, 'none'), countsFrom ? gt(table.at, countsFrom) : undefined))
        .orderBy(desc(table.at))
        .limit(50),
    ),
  )
  const newestFirst = looks.flat().sort((left, right) => right.at.getTime() - left.at.getTime())
  return [...new Set(newestFirst.map(({ categoryId }) => categoryId))].slice(0, MOST)
}

/** What a member reads them as. */
export const tagsOf = (likings: readonly string[]) => likings.map((id) => NAMES.get(id) ?? id)
