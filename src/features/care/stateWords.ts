import type { Prescription, PrescriptionState } from '@/contract/prescription'
import { KEPT_YEARS, stateRowOf } from '@/contract/prescriptionStates'
import { DAY } from '@/lib/duration'
import { shopMidnight, shopTime, shopWhen } from '@/lib/time'
import type { IconName } from '@/ui/icons/names'
import type { TagKind } from '@/ui/text/Tag'

/** How a state looks: by kind of notice, sign and tag. */
export type StateLook = { kind: 'amber' | 'green' | 'danger' | 'plain'; icon: IconName; tag: TagKind }

type Told = Pick<Prescription, 'state' | 'fetchesLeft' | 'fetchesAll' | 'expectedBefore' | 'validUntil' | 'review' | 'createdAt'>
type Row = StateLook & {
  /** What it means by the hours and reasons of this one, before the table says what to do. */
  text: (prescription: Told, now: number) => string
}

/** Days that are left after today: 0 on the last, 3 on the day it was written where it is good for three days. */
export const daysLeft = (validUntil: string, now: number) => Math.max(0, Math.round((shopMidnight(validUntil) - shopMidnight(now)) / DAY))

function waits({ state, expectedBefore }: Told, now: number): string {
  const { todo } = stateRowOf(state)
  if (expectedBefore === null) return `药师审核后，${todo}`
  if (Date.parse(expectedBefore) < now) return `比预计的久了一些，药师正在处理，${todo}着急可以打电话问药师。`
  return `药师预计在 ${shopWhen(expectedBefore, now)} 前审核完，${todo}`
}

const secondLook = (told: Told, now: number) => `这类药要两位药师都看过，已有一位通过。${waits(told, now)}`

function opens({ validUntil, fetchesLeft, fetchesAll }: Told, now: number): string {
  const times = fetchesAll > 1 ? `还可买 ${fetchesLeft} 次（共 ${fetchesAll} 次）` : '可购买 1 次'
  const days = daysLeft(validUntil, now)
  return days === 0 ? `今天是最后一天，${times}` : `还有 ${days} 天有效，${times}`
}

const meaning = ({ state }: Told) => stateRowOf(state).todo

const LOOKS: Readonly<Record<PrescriptionState, Row>> = {
  waiting: { kind: 'amber', icon: 'clock', tag: 'rx', text: waits },
  asked: {
    ...{ kind: 'amber', icon: 'chat', tag: 'rx' },
    text: (told, now) => `${meaning(told)}处方 ${shopWhen(told.validUntil, now)} 到期，请在这之前回复。`,
  },
  second: { kind: 'amber', icon: 'clock', tag: 'rx', text: secondLook },
  approved: { kind: 'green', icon: 'check-circle', tag: 'green', text: opens },
  refused: {
    ...{ kind: 'danger', icon: 'warning', tag: 'promo' },
    text: (told) => `${told.review?.refusal ?? '药师没有写原因'}。${meaning(told)}`,
  },
  expired: { kind: 'plain', icon: 'clock', tag: 'plain', text: meaning },
  used: {
    ...{ kind: 'plain', icon: 'check', tag: 'plain' },
    text: (told) => (told.fetchesAll > 1 ? `${told.fetchesAll} 次都已使用。还需要时，请医生开新处方。` : meaning(told)),
  },
}

const UNKNOWN: Row = {
  ...{ kind: 'plain', icon: 'clock', tag: 'plain' },
  text: (told) => `${shopTime(told.createdAt)} 提交，${meaning(told)}`,
}

/** The patient's word for a state, what it means and what to do now, and for how long it is kept. */
export const stateRow = ({ state }: Pick<Prescription, 'state'>) => ({
  ...((LOOKS as Readonly<Record<string, Row>>)[state] ?? UNKNOWN),
  word: stateRowOf(state).word,
  kept: stateRowOf(state).keptYears === 0 ? '撤回后，照片和填写的内容会删除' : `处方依法保存 ${KEPT_YEARS} 年`,
})
