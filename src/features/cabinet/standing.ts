import { DOSE_MOMENTS, END_DAYS, EXPIRY_DAYS, type CabinetDose, type Medicine, type PieceUnit } from '@/contract/cabinet'
import { daysBetween, instantOn, shopDay, shopFormat, spokenDate } from '@/lib/time'

/** Minutes after which a dose that is not ticked is late. */
const LATE_MINUTES = 60

/** 半片, 1 粒, 2.5 毫升 */
export const piecesText = (amount: number, unit: PieceUnit): string => (amount === 0.5 ? `半${unit}` : `${amount} ${unit}`)

export type Expiry = { text: string; tone: 'past' | 'soon' | 'fine' }

/** Until when it may be used: 10 月 31 日过期 within a month, 2027 年 8 月 31 日到期 after that. */
export function expiryOf(expiresOn: string | null, today: string): Expiry | undefined {
  if (expiresOn === null) return undefined
  const days = daysBetween(today, expiresOn)
  if (days < 0) return { text: '已过期，不要再用', tone: 'past' }
  const day = shopDay(instantOn(expiresOn))
  return days <= EXPIRY_DAYS ? { text: `${day}到期`, tone: 'soon' } : { text: `${spokenDate(expiresOn)}到期`, tone: 'fine' }
}

export const isPast = ({ expiresOn }: Pick<Medicine, 'expiresOn'>, today: string): boolean => expiryOf(expiresOn, today)?.tone === 'past'

/** Whether it is time to think of more: what is taken daily is past, or it can be counted and ends within a week. */
export const isEnding = (medicine: Medicine, today: string): boolean =>
  medicine.plan !== null && (isPast(medicine, today) || (medicine.daysLeft !== null && medicine.daysLeft <= END_DAYS))

export type DoseState = 'taken' | 'late' | 'due' | 'later'

/** How a dose of today stands at a moment. */
export function doseState({ time, takenAt }: Pick<CabinetDose, 'time' | 'takenAt'>, now: number): DoseState {
  if (takenAt !== null) return 'taken'
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const [nowHour = 0, nowMinute = 0] = shopFormat(now, 'HH:mm').split(':').map(Number)
  const passed = (nowHour - hour) * 60 + nowMinute - minute
  if (passed < 0) return 'later'
  return passed >= LATE_MINUTES ? 'late' : 'due'
}

/** 早餐后，07:42 已吃 */
export function doseText(dose: CabinetDose, { isReminded, now }: { isReminded: boolean; now: number }): string {
  const { text } = DOSE_MOMENTS[dose.moment]
  const state = doseState(dose, now)
  const when = dose.moment === 'other' ? '' : `${text}，`
  if (state === 'taken') return `${when}${shopFormat(dose.takenAt ?? 0, 'HH:mm')} 已吃`
  if (state === 'later') return `${when}${isReminded ? '到点提醒' : '还没到时间'}`
  return `${when}还没打勾`
}

/** What stands there in the order in which somebody acts on it: what is past or ends first, the chosen person's before the others'. */
export function inOrder(medicines: readonly Medicine[], { patientId, day }: { patientId: string | null; day: string }): Medicine[] {
  const tones = ['past', 'soon', 'fine'] as const
  const rank = (one: Medicine) => {
    const tone = expiryOf(one.expiresOn, day)?.tone ?? 'fine'
    return tones.indexOf(tone) * 2 + (one.patientId === patientId ? 0 : 1)
  }
  return [...medicines].sort((left, right) => rank(left) - rank(right))
}
