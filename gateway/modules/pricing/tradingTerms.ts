import { sql } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { prepared } from '../../db/prepared'
import { mallRulesIn, mallSettings, type MallRules } from './mallRules'
import { rulesIn, runningPromotions, type RunningRule } from './runningRules'

/** What holds for every order of a moment. */
export type TradingTerms = { rules: MallRules; running: RunningRule[] }

/** A full join on nothing puts lists that share no key below each other: one query reads both. */
const read = prepared((db) =>
  db
    .select()
    .from(mallSettings(db).as('mall_settings'))
    .fullJoin(runningPromotions(db).as('running_promotions'), sql`false`)
    .prepare(''),
)

/** The mall's figures and the promotions that run, read uncached. */
export async function tradingTerms(db: Querying, now: Date): Promise<TradingTerms> {
  const rows = await read(db).execute({ now: now.toISOString() })
  return {
    rules: mallRulesIn(rows.flatMap((row) => row.mall_settings ?? [])),
    running: rulesIn(rows.flatMap((row) => row.running_promotions ?? [])),
  }
}
