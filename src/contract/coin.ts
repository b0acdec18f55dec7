import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { EMPTY_PAGE, Page, pageOf, QueryInt } from './fields'
import { MovementMonth } from './movements'

/** How much of what goods cost a shop may let coins pay at most, in percent: what the published rule of coins says. */
export const MAX_COIN_PERCENT = 50
/** How many coins a shop may give at most for every 100 yuan. */
export const MAX_COINS_EARNED = 1000
/** Most coins that a task of signing in may give. */
export const MAX_TASK_COINS = 500

export const CoinMovement = z.enum(['all', 'earned', 'spent'])
export type CoinMovement = z.infer<typeof CoinMovement>

export const coin = {
  balance: endpoint('GET /coin/balance', {
    about: 'The health coins of this member, and what of them expires next',
    session: 'required',
    provides: 'coins',
    output: z.looseObject({
      balance: z.int().check(z.nonnegative()),
      /** Within the next 30 days; null where nothing does. `lastDay` is the last on which they count. */
      expiring: z.nullable(z.looseObject({ amount: z.int(), lastDay: z.iso.date() })),
      /** What is owed of coins that a refunded order had earned and that were used; the next ones settle it. Nothing at an older gateway. */
      debt: z.optional(z.int().check(z.nonnegative())),
    }),
    fallback: { balance: 0, expiring: null },
  }),
  history: endpoint('GET /coin/history', {
    about:
      'The movements of health coins of this member by month, newest first: all, those that were earned, or those that left, with what came back of them',
    session: 'required',
    query: z.object({ movement: z._default(CoinMovement, 'all'), page: Page, size: QueryInt(1, 12, 3) }),
    provides: 'coins',
    output: pageOf(MovementMonth),
    fallback: EMPTY_PAGE,
  }),
}
