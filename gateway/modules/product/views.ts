import { inArray, sql } from 'drizzle-orm'
import { shopDate } from '../../../src/lib/time'
import type { Db } from '../../db/open'
import { products } from '../catalogue/schema'
import { productViewers } from './schema'
import { hmacOf } from '../../kernel/hmac'
import { inTransaction } from '../../kernel/transaction'

/** Write-behind: milliseconds in which page views are batched into one write: a popular page is no row everybody waits for. */
const FLUSH_DELAY_MS = 2000

/** `person`: a member, or a visitor's device. */
type View = { productCode: string; person: string; now: Date }
/** Views that are not in the database yet, by day, person and product. */
type Pending = Map<string, View>
const gathered = new WeakMap<Db, Pending>()

/** Views a day that this process remembers as counted; beyond that the first are forgotten and asked of the database again. */
const MAX_SEEN = 100_000

type Seen = { day: string; pairs: Set<string> }
const seenToday = new WeakMap<Db, Seen>()

const viewOf = ({ person, productCode, now }: View) => `${shopDate(now)} ${person} ${productCode}`

/** Whether this process hears of a person and a product for the first time today, on the shop's calendar. */
function isNewHere(db: Db, view: View): boolean {
  const day = shopDate(view.now)
  const known = seenToday.get(db)
  const pairs = known?.day === day ? known.pairs : new Set<string>()
  if (known?.pairs !== pairs) seenToday.set(db, { day, pairs })
  const pair = viewOf(view)
  if (pairs.has(pair)) return false
  const [oldest] = pairs
  if (pairs.size >= MAX_SEEN && oldest !== undefined) pairs.delete(oldest)
  pairs.add(pair)
  return true
}

/**
 * Counts a person who looks at a product, once a day, in memory (write-behind); returns how many views are not in the database yet. One
 * whom another process or an earlier start has counted is among them until the database says so.
 */
export function countView(db: Db, view: View): number {
  if (isNewHere(db, view)) pendingOf(db).set(viewOf(view), view)
  return [...(gathered.get(db)?.values() ?? [])].filter(({ productCode }) => productCode === view.productCode).length
}

function pendingOf(db: Db): Pending {
  const pending = gathered.get(db)
  if (pending) return pending
  const opened: Pending = new Map()
  gathered.set(db, opened)
  setTimeout(() => {
    gathered.delete(db)
    // Buffered views are lost when the database goes away: a count of views is worth no fault.
    store(db, [...opened.values()]).catch(() => undefined)
  }, FLUSH_DELAY_MS).unref()
  return opened
}

/** Adds the views of those who have not been counted today, by whichever process. */
async function store(db: Db, views: View[]) {
  const rows = await Promise.all(
    views.map(async (view) => ({
      viewHash: await hmacOf(db, `view ${viewOf(view)}`),
      productCode: view.productCode,
      at: view.now,
    })),
  )
  await inTransaction(db, async (tx) => {
    const added = await tx.insert(productViewers).values(rows).onConflictDoNothing().returning({ productCode: productViewers.productCode })
    if (added.length === 0) return
    const counts = new Map<string, number>()
    for (const { productCode } of added) counts.set(productCode, (counts.get(productCode) ?? 0) + 1)
    const cases = sql.join(
      [...counts].map(([code, count]) => sql`when ${code} then ${count}::int`),
      sql` `,
    )
    await tx
      .update(products)
      .set({ views: sql`${products.views} + case ${products.productCode} ${cases} else 0 end` })
      .where(inArray(products.productCode, [...counts.keys()]))
  })
}
