import { allocate } from '../pricing/allocate'
import { pieceCents } from '../aftersales/piecePrices'
import type { PriceToday } from './priceToday'

type Why = { code: string; text: string }
type Bought = {
  /** Cents that the whole line cost in the end, for so many pieces. */
  net: number
  quantity: number
  /** Numbers of the pieces that are compared, from 1 on. */
  free: readonly number[]
}
/** `pieces`: of the line's pieces from the first on, what of the difference each gets. */
export type Compared = { quantity: number; paid: number; today: number | null; difference: number; pieces: number[]; why: Why | null }

/** What was paid for pieces beside the price of today; the difference is spread over them by what each cost, so that none gets more. */
export function compare({ net, quantity, free }: Bought, priceOf: (quantity: number) => PriceToday): Compared {
  const cost = Array.from({ length: quantity }, (_, place) => (free.includes(place + 1) ? pieceCents(net, quantity, place + 1) : 0))
  const paid = cost.reduce((sum, one) => sum + one, 0)
  const none = (why: Why, today: number | null = null): Compared => ({ quantity: free.length, paid, today, difference: 0, pieces: [], why })
  if (free.length === 0) return none({ code: 'REFUNDED', text: '已退款或正在申请退款' })
  const { cents: today, why } = priceOf(free.length)
  if (today === null) return none(why)
  const difference = paid - today
  if (difference <= 0) return none({ code: 'NOT_CHEAPER', text: '现在没有更便宜' }, today)
  return { quantity: free.length, paid, today, difference, pieces: allocate(difference, cost), why: null }
}
