import { DOSE_MOMENTS, type DoseMoment, type DosePlan, type DoseTime } from '../../../src/contract/cabinet'
import type { Dose } from '../../../src/contract/dose'
import { daysAfter, instantOn, shopDate } from '../../../src/lib/time'
import { emptyOn, type Counted } from './estimate'

/** The next time after a moment at which a member is to be told of a medicine; null where he is not, or where it is empty before. */
export function nextReminder(counted: Counted, after: Date): Date | null {
  const { plan } = counted
  if (!plan?.isReminded) return null
  const today = shopDate(after)
  const empty = emptyOn(counted)
  const moments = [today, daysAfter(today, 1)]
    .filter((day) => empty === null || day < empty)
    .flatMap((day) => plan.times.map(({ time }) => instantOn(day, time)))
    .filter((moment) => moment > after)
  return moments.sort((left, right) => left.getTime() - right.getTime())[0] ?? null
}

/** Times of a day by how often something is taken; beyond four the day is not known. */
const MOMENTS: Readonly<Record<number, readonly DoseMoment[]>> = {
  1: ['afterBreakfast'],
  2: ['afterBreakfast', 'afterSupper'],
  3: ['afterBreakfast', 'afterLunch', 'afterSupper'],
  4: ['afterBreakfast', 'afterLunch', 'afterSupper', 'bedtime'],
}

const timeOf = (moment: DoseMoment): DoseTime => ({ moment, time: DOSE_MOMENTS[moment].time })

/** A prescription's dose as a plan of the day; no reminders until the member wants them. Null where its times are not known. */
export function planOf(dose: Dose | undefined): DosePlan | null {
  const moments = dose && MOMENTS[dose.times]
  return moments ? { amount: dose.amount, times: moments.map(timeOf), isReminded: false } : null
}
