import type { PolicyRefund } from '../../../src/contract/plan'
import { daysBetween, shopDate } from '../../../src/lib/time'
import type { BenefitRow } from '../benefit/benefitInUse'
import type { PolicyRow } from './schema'

type Held = Pick<PolicyRow, 'state' | 'premium' | 'startsOn' | 'endsOn' | 'coolingUntil' | 'terms'>
type Used = Pick<BenefitRow, 'reserved' | 'taken'>

const USED = '保单已用来买过药，不能退保；有疑问请联系保险公司或客服'
const NOTHING = '剩下的保险期间已没有可退的金额'

/**
 * What giving a policy back comes to: all of the premium until the midnight that ends the cooling-off period (g7), after that its cash value:
 * the days that are not begun, less what the plan keeps. Null of one that is not held any more.
 */
export function refundOf(row: Held, benefit: Used | undefined, now: Date): PolicyRefund | null {
  const { state, premium, startsOn, endsOn, coolingUntil, terms } = row
  if (state !== 'active' || startsOn === null || endsOn === null || coolingUntil === null) return null
  const today = shopDate(now)
  if (endsOn < today) return null
  const isUsed = benefit !== undefined && benefit.reserved + benefit.taken > 0
  const isWhole = now < coolingUntil
  const back = isWhole ? premium : cashValue({ premium, startsOn, endsOn, fee: terms.surrenderFee, today })
  return { back, isWhole, problem: isUsed ? USED : back === 0 ? NOTHING : null }
}

type Cash = { premium: number; startsOn: string; endsOn: string; /** Percent. */ fee: number; today: string }

/** Rounded down to cents. */
export function cashValue({ premium, startsOn, endsOn, fee, today }: Cash): number {
  const all = daysBetween(startsOn, endsOn) + 1
  const left = Math.min(all, daysBetween(today, endsOn))
  return Math.floor((premium * left * (100 - fee)) / (all * 100))
}
