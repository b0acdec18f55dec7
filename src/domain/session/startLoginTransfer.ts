import { mayCarryLogin } from '@/platform/entry'
import { arrival } from '@/platform/session'
import { acceptTransferredLogin } from './acceptTransferredLogin'

/** Takes over a login that the launch address carries; WeChat has the code with the package. */
export function startLoginTransfer() {
  if (mayCarryLogin) arrival.until = acceptTransferredLogin()
}
