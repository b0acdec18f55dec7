import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { EMPTY_PAGE, Id, Instant, Page, pageOf, QueryInt } from './fields'

/** How much of what goods cost a shop may let coins pay at most, in percent: what the published rule of coins says. */
export const MOST_COIN_PERCENT = 50
/** How many coins a shop may give at most for every 100 yuan. */
export const MOST_COINS_EARNED = 1000

/** One movement of coins: above nothing what was earned, below it what left. `title` says why, in the shop's words. */
export const CoinEntry = z
  .looseObject({ entryId: Id, reason: z.string(), title: z.string(), amount: z.int(), at: Instant })
  .register(z.globalRegistry, { id: 'CoinEntry' })
export type CoinEntry = z.infer<typeof CoinEntry>

/**
 * A month of the shop's calendar, `2026-10`, with its movements, newest first; the sums are the whole month's whatever is shown of it. What came
 * back of orders is `returned`, not earned; what refunds took of what their orders had earned, now or from later coins, is `taken`, not spent.
 * An older gateway has neither.
 */
export const CoinMonth = z
  .looseObject({
    month: z.string(),
    earned: z.int().check(z.nonnegative()),
    spent: z.int().check(z.nonnegative()),
    returned: z.optional(z.int().check(z.nonnegative())),
    taken: z.optional(z.int().check(z.nonnegative())),
    expired: z.int().check(z.nonnegative()),
    entries: z.array(CoinEntry),
  })
  .register(z.globalRegistry, { id: 'CoinMonth' })
export type CoinMonth = z.infer<typeof CoinMonth>

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
    output: pageOf(CoinMonth),
    fallback: EMPTY_PAGE,
  }),
}
