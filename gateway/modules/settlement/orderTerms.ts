import { sql } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { prepared } from '../../db/prepared'
import { mallRulesIn, mallSettings } from '../pricing/mallRules'
import { rulesIn, runningPromotions } from '../pricing/runningRules'
import { noticeVersions } from './consents'

/** A full join on nothing puts lists that share no key below each other: one query reads all three. */
const read = prepared((db) =>
  db
    .select()
    .from(mallSettings(db).as('mall_settings'))
    .fullJoin(runningPromotions(db).as('running_promotions'), sql`false`)
    .fullJoin(noticeVersions(db).as('notice_versions'), sql`false`)
    .prepare(''),
)

/** What holds for every order of a moment, read uncached: the mall's figures, the promotions that run, and the versions of the notices. */
export async function orderTerms(db: Querying, now: Date) {
  const rows = await read(db).execute({ now: now.toISOString() })
  return {
    rules: mallRulesIn(rows.flatMap((row) => row.mall_settings ?? [])),
    running: rulesIn(rows.flatMap((row) => row.running_promotions ?? [])),
    notices: rows.flatMap((row) => row.notice_versions ?? []),
  }
}
