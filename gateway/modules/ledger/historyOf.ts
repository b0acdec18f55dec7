import { and, desc, eq, gt, inArray, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { CoinMovement } from '../../../src/contract/coin'
import type { Movement, MovementMonth } from '../../../src/contract/movements'
import type { Querying } from '../../db/open'
import type { Reason } from './accounts'
import type { Holder } from './lotsOf'
import { ledgerEntries } from './schema'

type Moved = Holder & { movement: CoinMovement }
type Asked = Moved & {
  page: number
  size: number
  /** Why something came or left, as a member reads it. */ titleOf: (reason: string) => string
}

const { amount, reason: why } = ledgerEntries
/** Why something came back that had left: it was not earned again. */
const BACK: Reason[] = ['orderBack', 'drawBack']
/** What the sums of a month are of: what came back was not earned again, and what is taken with a refund was not spent. */
const SUMMED = {
  earned: and(gt(amount, 0), notInArray(why, BACK)),
  spent: and(lt(amount, 0), notInArray(why, ['orderTaken', 'debt', 'expired'])),
  returned: inArray(why, BACK),
  taken: inArray(why, ['orderTaken', 'debt']),
  expired: eq(why, 'expired'),
}
/** What came back stands beside what it came back of. */
const MOVED = { all: ne(amount, 0), earned: SUMMED.earned, spent: or(lt(amount, 0), SUMMED.returned) }
/** The month on the shop's clock: eight hours ahead of UTC. */
const month = sql<string>`to_char((${ledgerEntries.at} at time zone 'UTC') + interval '8 hours', 'YYYY-MM')`
const sumWhere = (which: SQL | undefined) => sql<number>`coalesce(sum(abs(${amount})) filter (where ${which}), 0)::int`

/** A page of the months in which an account moved like this, newest first, each with its movements. */
export async function historyOf(db: Querying, { page, size, titleOf, ...moved }: Asked) {
  const months = await monthsOf(db, moved)
  const shown = months.slice((page - 1) * size, page * size)
  const entries = await entriesOf(db, { ...moved, months: shown.map((one) => one.month) })
  const viewOf = ({ entry: { entryId, reason, amount: moves, at } }: (typeof entries)[number]): Movement => ({
    entryId,
    reason,
    title: titleOf(reason),
    amount: moves,
    at: at.toISOString(),
  })
  const results: MovementMonth[] = shown.map((one) => ({
    ...one,
    entries: entries.filter((entry) => entry.month === one.month).map(viewOf),
  }))
  return { results, hits: months.length, currentPage: page, hasMore: page * size < months.length }
}

/** A member has some dozen months. */
const monthsOf = (db: Querying, { movement, ...holder }: Moved) =>
  db
    .select({
      month,
      earned: sumWhere(SUMMED.earned),
      spent: sumWhere(SUMMED.spent),
      returned: sumWhere(SUMMED.returned),
      taken: sumWhere(SUMMED.taken),
      expired: sumWhere(SUMMED.expired),
    })
    .from(ledgerEntries)
    .where(ofHolder(holder))
    .groupBy(month)
    .having(sql`count(*) filter (where ${MOVED[movement]}) > 0`)
    .orderBy(desc(month))

const entriesOf = (db: Querying, { movement, months, ...holder }: Moved & { months: string[] }) =>
  db
    .select({ entry: ledgerEntries, month })
    .from(ledgerEntries)
    .where(and(ofHolder(holder), MOVED[movement], inArray(month, months)))
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.amount), desc(ledgerEntries.entryId))

const ofHolder = ({ memberId, account }: Holder) => and(eq(ledgerEntries.memberId, memberId), eq(ledgerEntries.account, account))
