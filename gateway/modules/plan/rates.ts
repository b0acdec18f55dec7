import type { PlanSetting, RateSetting } from '../../../counter/contract/settings/planSetting'
import { ageOn, birthDateOf, Sex, sexOf } from '../../../src/contract/idCard'
import { MIN_DAYS } from '../../../src/contract/plan'
import { daysAfter, daysBetween, instantOn, shopDate } from '../../../src/lib/time'

/** Days for which an offer holds, that of asking and the next: until midnight. Not beyond the day before the insured person is older. */
const OFFER_DAYS = 2

/** The rows of a plan's rate table that is in force on a day; none where none is yet. */
export function tableOn(rates: readonly RateSetting[], planId: string, day: string): RateSetting[] {
  const own = rates.filter((row) => row.planId === planId && row.validFrom <= day)
  const latest = own.reduce((last, { validFrom }) => (validFrom > last ? validFrom : last), '')
  return own.filter(({ validFrom }) => validFrom === latest)
}

type Insured = { age: number; sex: Sex }

/** Cents a year for somebody, and from which day the table is; undefined where the table does not name the age. */
export function rateFor(table: readonly RateSetting[], { age, sex }: Insured): { premium: number; rateFrom: string } | undefined {
  const row = table.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge)
  return row && { premium: sex === Sex.male ? row.male : row.female, rateFrom: row.validFrom }
}

/** The lowest premium of a table; null of an empty one. */
export const lowestOf = (table: readonly RateSetting[]): number | null =>
  table.length === 0 ? null : Math.min(...table.flatMap(({ male, female }) => [male, female]))

/** Why somebody of this age is not insured by a plan; undefined where he is. */
export const ageProblem = ({ maxAge }: Pick<PlanSetting, 'maxAge'>, age: number): string | undefined =>
  age > maxAge ? `超过最大投保年龄 ${maxAge} 周岁，不能投保这个方案` : undefined

export type Offer = { premium: number; rateFrom: string; offerUntil: Date; age: number }
type Asked = { rates: readonly RateSetting[]; plan: PlanSetting; idCardNumber: string; now: Date }

/** What a plan costs a person whose policy begins tomorrow, or why it does not begin (g2: the offer holds until its end, whatever the table says then). */
export function offerOf({ rates, plan, idCardNumber, now }: Asked): Offer | { code: 'TOO_YOUNG' | 'TOO_OLD' | 'NO_RATE'; problem: string } {
  const today = shopDate(now)
  const [begins, birthDate] = [daysAfter(today, 1), birthDateOf(idCardNumber)]
  if (daysBetween(birthDate, begins) < MIN_DAYS) return { code: 'TOO_YOUNG', problem: `出生满 ${MIN_DAYS} 天才能投保，请到时候再来` }
  const age = ageOn(birthDate, begins)
  const problem = ageProblem(plan, age)
  if (problem !== undefined) return { code: 'TOO_OLD', problem }
  const found = rateFor(tableOn(rates, plan.id, today), { age, sex: sexOf(idCardNumber) })
  if (!found) return { code: 'NO_RATE', problem: '这个方案还没有这个年龄的费率，暂时不能投保' }
  // Whoever pays a day later begins a day later: an offer ends before that makes him older.
  const days = ageOn(birthDate, daysAfter(today, OFFER_DAYS)) === age ? OFFER_DAYS : 1
  return { ...found, age, offerUntil: instantOn(daysAfter(today, days)) }
}
