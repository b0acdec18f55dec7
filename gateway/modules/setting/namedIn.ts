import { and, eq, ne, sql } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { products } from '../catalogue/schema'

export const RX = eq(products.mark, 'rx')
const MEDICINE = ne(products.mark, 'none')

/** Names of medicines of the catalogue that stand in a text: prescription drugs alone with `RX`. */
export async function namedIn(db: Querying, text: string, which = MEDICINE): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: products.name })
    .from(products)
    .where(and(which, sql`strpos(${text}::text, ${products.name}) > 0`))
    .limit(1)
  return rows.map(({ name }) => name)
}
