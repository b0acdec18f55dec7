import type { Output } from '../../../src/contract/endpoint'
import type { consultation } from '../../../src/contract/consultation'
import { hoursText } from '../../../src/lib/hoursText'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { dutyAt } from '../chat/duty'
import { consultationRulesOf } from './consultationRules'
import { findDoctors } from './doctorViews'

type Opening = Output<typeof consultation.setting>

const NOT_ON = '本店还没有开通在线问诊，用药的问题可以问药师'
const NO_DOCTORS = '本店还没有医生接诊，用药的问题可以问药师'
const OFF_DUTY = '现在没有医生接诊，请过一会儿再来；用药的问题可以问药师'
const closedNow = (hours: string) => `现在是休息时间，接诊时间 ${hours}。情况紧急请拨打 120`

/** Whether a consultation can be begun now, and what is to be known before. */
export async function openingAt(db: Querying, now: Date): Promise<Opening> {
  const { isOn, fee, answerMinutes } = await consultationRulesOf(db)
  const { weekly, online, changesAt } = await dutyAt(db, now)
  const doctors = isOn ? await findDoctors(db) : []
  const onDuty = doctors.filter(({ isOnDuty }) => isOnDuty)
  const hours = doctors.length > 0 ? hoursText(weekly) : ''
  const why = whyNot({ isOn, hasDoctors: doctors.length > 0, online, isServed: onDuty.length > 0, hours })
  return {
    isOpen: why === null,
    why,
    fee,
    answerMinutes,
    hours,
    changesAt: onDuty.length > 0 ? (changesAt?.toISOString() ?? null) : null,
    departments: [...new Set(onDuty.map(({ department }) => department))].sort(),
  }
}

type Standing = { isOn: boolean; hasDoctors: boolean; online: boolean; isServed: boolean; hours: string }

function whyNot({ isOn, hasDoctors, online, isServed, hours }: Standing): string | null {
  if (!isOn) return NOT_ON
  if (!hasDoctors) return NO_DOCTORS
  if (!online) return closedNow(hours)
  return isServed ? null : OFF_DUTY
}

/** Whether the shop has doctors to ask, now or at other hours. */
export const hasDoctors = async (db: Querying): Promise<boolean> =>
  (await consultationRulesOf(db)).isOn && (await findDoctors(db)).length > 0

/** Refuses with 409 NOT_OPEN where no consultation can be begun now. */
export async function refuseClosed(db: Querying, now: Date): Promise<void> {
  const { isOpen, why, changesAt } = await openingAt(db, now)
  if (!isOpen) throw new HttpError(409, 'NOT_OPEN', why ?? OFF_DUTY, { details: { changesAt } })
}
