import { shopFormat } from '../../../src/lib/time'

type Shift = { onDuty: boolean; dutyFrom: string | null; dutyTo: string | null }

/** Whether a pharmacist is on duty now, by the shop's clock; one without a shift as the operator set it. A shift may end after midnight. */
export function isOnDuty({ onDuty, dutyFrom, dutyTo }: Shift, now: Date): boolean {
  if (!dutyFrom || !dutyTo) return onDuty
  const clock = shopFormat(now, 'HH:mm')
  return dutyFrom <= dutyTo ? clock >= dutyFrom && clock < dutyTo : clock >= dutyFrom || clock < dutyTo
}
