import type { PolicyRefund } from '../../../src/contract/plan'
import { daysBetween, shopDate } from '../../../src/lib/time'
import { leftOf, type BenefitRow } from '../benefit/benefitInUse'
import type { PolicyRow } from './schema'
import { timesOf } from './terms'

type Held = Pick<PolicyRow, 'state' | 'startsOn' | 'endsOn' | 'coolingUntil' | 'terms'>
type Limit = Pick<BenefitRow, 'yearly' | 'reserved' | 'taken'>
type Giving = {
  benefit: Limit | undefined
  /** Cents that were paid for it until now. */
  paid: number
  now: Date
}

const USED = '保单已用来买过药，不能退保；有疑问请联系保险公司或客服'
const UNDER_WAY = '有用保单购买的订单还没有完成，完成或取消之后再退保'
const NOTHING = '剩下的保险期间已没有可退的金额'
const NOTHING_LEFT = '交过的费用增加的额度已用完，没有可退的金额'

/**
 * What giving a policy back comes to: all that was paid until the midnight that ends the cooling-off period (g7), after that its cash value:
 * the days that are not begun, less what the plan keeps. Of instalments it is what they added and is not used, at any time. Null of one that is not
 * held any more.
 */
export function refundOf(row: Held, giving: Giving): PolicyRefund | null {
  const { state, startsOn, endsOn, coolingUntil, terms } = row
  const { benefit, paid, now } = giving
  if (state !== 'active' || startsOn === null || endsOn === null || coolingUntil === null) return null
  const today = shopDate(now)
  if (endsOn < today) return null
  const isCooling = now < coolingUntil
  if (timesOf(terms) > 1) return ofInstalments({ benefit, paid, fee: isCooling ? 0 : terms.surrenderFee, isCooling })
  const isUsed = benefit !== undefined && benefit.reserved + benefit.taken > 0
  const back = isCooling ? paid : cashValue({ premium: paid, startsOn, endsOn, fee: terms.surrenderFee, today })
  return { back, isWhole: isCooling, problem: isUsed ? USED : back === 0 ? NOTHING : null }
}

type Paid = Pick<Giving, 'benefit' | 'paid'> & { /** Percent. */ fee: number; isCooling: boolean }

function ofInstalments({ benefit, paid, fee, isCooling }: Paid): PolicyRefund {
  const back = benefit ? unusedValue(benefit, { paid, fee }) : paid
  const isUnderWay = benefit !== undefined && benefit.reserved > 0
  return { back, isWhole: isCooling && back === paid, problem: isUnderWay ? UNDER_WAY : back === 0 ? NOTHING_LEFT : null }
}

/** What was paid for the part of a limit that is neither held nor taken, less a fee in percent; rounded down to cents. */
export const unusedValue = (limit: Limit, { paid, fee }: { paid: number; fee: number }): number =>
  limit.yearly === 0 ? 0 : Number((BigInt(paid) * BigInt(leftOf(limit)) * BigInt(100 - fee)) / (BigInt(limit.yearly) * 100n))

type Cash = { premium: number; startsOn: string; endsOn: string; /** Percent. */ fee: number; today: string }

/** Rounded down to cents. */
export function cashValue({ premium, startsOn, endsOn, fee, today }: Cash): number {
  const all = daysBetween(startsOn, endsOn) + 1
  const left = Math.min(all, daysBetween(today, endsOn))
  return Math.floor((premium * left * (100 - fee)) / (all * 100))
}
