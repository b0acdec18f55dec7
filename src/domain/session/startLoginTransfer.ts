import { mayCarryLogin } from '@/platform/entry'
import { onCarriedLogin } from '@/platform/entry/onCarriedLogin'
import { arrival } from '@/platform/session'
import { acceptTransferredLogin } from './acceptTransferredLogin'

const takeOver = () => {
  arrival.until = acceptTransferredLogin()
}

/** Takes over a login that the address of an entry carries; WeChat has the code with the package. Returns the unsubscribe function. */
export function startLoginTransfer() {
  if (mayCarryLogin()) takeOver()
  return onCarriedLogin(takeOver)
}
