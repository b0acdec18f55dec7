import type { Querying } from '../../db/open'
import { shownRules, type MallRules } from './mallRules'
import { shownPromotions } from './promotionsAt'
import { rulesIn, type RunningRule } from './runningRules'

/** What holds for every order of a moment. */
export type TradingTerms = { rules: MallRules; running: RunningRule[] }

/** The mall's figures and the promotions that run, as a cart shows them: at most a second old. An order is priced by `orderTerms`, uncached. */
export const shownTerms = async (db: Querying, now: Date): Promise<TradingTerms> => ({
  rules: await shownRules(db),
  running: rulesIn(await shownPromotions(db, now)),
})
