import Taro from '@tarojs/taro'
import { refetch } from '@/api/queries'
import type { Session } from '@/contract/account'
import { cart } from '@/contract/cart'
import { safeBackPath } from '@/lib/backUrl'
import { useSession } from '@/platform/session'
import { freeBack } from '@/routes/freeBack'
import { go, goTo } from '@/routes/go'

/** Makes a login this device's session. What the visitor put into the cart is the member's now. */
export function beginSession(session: Session) {
  useSession.getState().begin(session)
  return refetch(cart.products)
}

/** Leaves the login page for where the shopper came from: the page below, the address in `backurl`, or home. */
export async function leaveLogin(backurl: string | undefined) {
  const origin = typeof location === 'undefined' ? 'https://weapp.invalid' : location.origin
  const path = safeBackPath(backurl, origin)
  await freeBack()
  if (Taro.getCurrentPages().length > 1) await Taro.navigateBack()
  else await (path ? goTo(path, 'replace') : go('home'))
}
