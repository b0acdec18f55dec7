import { mayBeHandedOver } from '@/platform/entry'
import { arrival } from '@/platform/session'

/** Takes a handed-over login over; its code is loaded only where one may be. */
export function startTakeOver() {
  if (mayBeHandedOver) arrival.until = import('./takeOver').then(({ takeOver }) => takeOver())
}
