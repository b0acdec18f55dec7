import { and, desc, eq, gt, inArray, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { CoinMonth, CoinMovement } from '../../../src/contract/coin'
import type { Querying } from '../../db/open'
import { ledgerEntries } from '../ledger/schema'
import { titleOf } from './titles'

type Asked = { memberId: string; movement: CoinMovement; page: number; size: number }

const { amount, reason } = ledgerEntries
/** What the sums of a month are of: what came back of an order was not earned again, and what is taken with a refund was not spent. */
const SUMMED = {
  earned: and(gt(amount, 0), ne(reason, 'orderBack')),
  spent: and(lt(amount, 0), notInArray(reason, ['orderTaken', 'debt', 'expired'])),
  returned: eq(reason, 'orderBack'),
  taken: inArray(reason, ['orderTaken', 'debt']),
  expired: eq(reason, 'expired'),
}
/** What came back stands beside what it came back of. */
const MOVED = { all: ne(amount, 0), earned: SUMMED.earned, spent: or(lt(amount, 0), SUMMED.returned) }
/** The month on the shop's clock: eight hours ahead of UTC. */
const month = sql<string>`to_char((${ledgerEntries.at} at time zone 'UTC') + interval '8 hours', 'YYYY-MM')`
const sumWhere = (which: SQL | undefined) => sql<number>`coalesce(sum(abs(${amount})) filter (where ${which}), 0)::int`

/** A page of the months in which coins moved like this, newest first, each with its movements. */
export async function historyOf(db: Querying, { memberId, movement, page, size }: Asked) {
  const months = await monthsOf(db, { memberId, movement })
  const shown = months.slice((page - 1) * size, page * size)
  const entries = await entriesOf(db, { memberId, movement, months: shown.map((one) => one.month) })
  const results: CoinMonth[] = shown.map((one) => ({ ...one, entries: entries.filter((entry) => entry.month === one.month).map(viewOf) }))
  return { results, hits: months.length, currentPage: page, hasMore: page * size < months.length }
}

/** A member has some dozen months. */
const monthsOf = (db: Querying, { memberId, movement }: Pick<Asked, 'memberId' | 'movement'>) =>
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
    .where(ofCoins(memberId))
    .groupBy(month)
    .having(sql`count(*) filter (where ${MOVED[movement]}) > 0`)
    .orderBy(desc(month))

type OfMonths = Pick<Asked, 'memberId' | 'movement'> & { months: string[] }

const entriesOf = (db: Querying, { memberId, movement, months }: OfMonths) =>
  db
    .select({ entry: ledgerEntries, month })
    .from(ledgerEntries)
    .where(and(ofCoins(memberId), MOVED[movement], inArray(month, months)))
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.amount), desc(ledgerEntries.entryId))

const ofCoins = (memberId: string) => and(eq(ledgerEntries.memberId, memberId), eq(ledgerEntries.account, 'coin'))

const viewOf = ({ entry: { entryId, reason, amount: coins, at } }: { entry: typeof ledgerEntries.$inferSelect }) => ({
  entryId,
  reason,
  title: titleOf(reason),
  amount: coins,
  at: at.toISOString(),
})
