import { sql } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { prepared } from '../../db/prepared'
import { cachedRead } from '../../kernel/cachedRead'
import { mallRulesIn, mallSettings } from '../pricing/mallRules'
import { rulesIn, runningPromotions } from '../pricing/runningRules'
import { shownTerms, type TradingTerms } from '../pricing/shownTerms'
import { noticeVersions, type Notice } from './consents'

/** The mall's figures, the promotions that run, and the versions of the notices an order needs a yes to. */
export type OrderTerms = TradingTerms & { notices: readonly Notice[] }

/** A full join on nothing puts lists that share no key below each other: one query reads all three. */
const read = prepared((db) =>
  db
    .select()
    .from(mallSettings(db).as('mall_settings'))
    .fullJoin(runningPromotions(db).as('running_promotions'), sql`false`)
    .fullJoin(noticeVersions(db).as('notice_versions'), sql`false`)
    .prepare(''),
)

/** What an order is made by: read uncached, in its transaction. */
export async function orderTerms(db: Querying, now: Date): Promise<OrderTerms> {
  const rows = await read(db).execute({ now: now.toISOString() })
  return {
    rules: mallRulesIn(rows.flatMap((row) => row.mall_settings ?? [])),
    running: rulesIn(rows.flatMap((row) => row.running_promotions ?? [])),
    notices: rows.flatMap((row) => row.notice_versions ?? []),
  }
}

/** Milliseconds a newly published notice may be unseen at another gateway; an order is made by the newest. */
const TTL_MS = 1000
const cachedNotices = cachedRead(async (db): Promise<readonly Notice[]> => noticeVersions(db), TTL_MS)

/** The same as it is shown before anything is ordered: at most a second old. Where it has changed since, the order is refused and says so. */
export const shownOrderTerms = async (db: Querying, now: Date): Promise<OrderTerms> => ({
  ...(await shownTerms(db, now)),
  notices: await cachedNotices(db),
})
