import { mayBeHandedOver } from '@/platform/entry'

/** Takes a handed-over login over; its code is loaded only where one may be. */
export function startTakeOver() {
  if (mayBeHandedOver) void import('./takeOver').then(({ takeOver }) => takeOver())
}
