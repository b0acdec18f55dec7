import { RxRulesShape } from '../../../counter/contract/settings/shapes'
import { prescription } from '../../../src/contract/prescription'
import { DAY } from '../../../src/lib/duration'
import { daysAfter, shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'

/** Days after the one it was written on that a prescription is good: three at most by law (处方管理办法, article 18); and whether the patient signs it. */
const rxRulesSetting = setting('rxRules', RxRulesShape)

export const rxRulesOf = async (db: Querying) => ({ ...prescription.rules.fallback, ...(await settingOf(db, rxRulesSetting)) })

/** The end of the last day on which a prescription of a day is good, by the shop's clock. */
export const validUntilOf = (issuedOn: string, validDays: number) =>
  new Date(new Date(`${daysAfter(issuedOn, validDays)}T00:00:00+08:00`).getTime() + DAY - 1000)

/** What is wrong with the day a prescription was written on; nothing where it is good today. */
export function issuedProblem(issuedOn: string, { validDays, now }: { validDays: number; now: Date }): string | undefined {
  const today = shopDate(now)
  if (issuedOn > today) return '开方日期不能晚于今天'
  if (daysAfter(issuedOn, validDays) >= today) return undefined
  const days = validDays === 0 ? '只在开具当天有效' : `在开具后 ${validDays} 天内有效`
  return `处方${days}，这张已过期，请医生重新开具`
}
