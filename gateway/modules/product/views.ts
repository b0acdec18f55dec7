import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { products } from '../../db/schema'

/** Milliseconds in which openings are gathered into one write: a popular page is no row everybody waits for. */
const GATHERED_FOR = 2000
const gathered = new WeakMap<Db, Map<string, number>>()

/** Counts one more opening of a product's page and tells how many are not yet in the database. */
export function countView(db: Db, productCode: string): number {
  let pending = gathered.get(db)
  if (!pending) {
    const opened = new Map<string, number>()
    pending = opened
    gathered.set(db, opened)
    setTimeout(() => write(db, opened), GATHERED_FOR).unref()
  }
  const count = (pending.get(productCode) ?? 0) + 1
  pending.set(productCode, count)
  return count
}

/** Openings gathered when the database goes away are lost: a count of views is worth no fault. */
function write(db: Db, opened: Map<string, number>) {
  gathered.delete(db)
  const codes = [...opened.keys()]
  const counts = sql.join(
    [...opened].map(([code, count]) => sql`when ${code} then ${count}::int`),
    sql` `,
  )
  db.update(products)
    .set({ views: sql`${products.views} + case ${products.productCode} ${counts} else 0 end` })
    .where(inArray(products.productCode, codes))
    .then(undefined, () => undefined)
}
