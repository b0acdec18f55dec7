import { mayCarryLogin } from '@/platform/entry'
import { arrival } from '@/platform/session'

/** Takes a handed-over login over; its code is loaded only where one may be. */
export function startLoginTransfer() {
  if (mayCarryLogin()) arrival.until = import('./acceptTransferredLogin').then(({ acceptTransferredLogin }) => acceptTransferredLogin())
}
