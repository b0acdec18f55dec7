import { endSession } from '@/api/endSession'
import { write } from '@/api/write'
import { account } from '@/contract/account'
import { alert, confirm } from '@/ui/feedback/dialog'

const UNHEARD = {
  title: '已在这台设备上退出',
  text: '网络不可用，服务器还不知道您已退出。如需让这次登录立即失效，请在其他设备的“登录设备”里退出。',
}

/**
 * Asks, then ends this session at the gateway and on the device; false where the member stays logged in. Without an answer the device forgets
 * it all the same: on a phone that is shared nothing of the member may stay readable.
 */
export async function logOut(): Promise<boolean> {
  if (!(await confirm({ title: '退出登录', text: '购物车和订单会为您保留', yes: '退出' }))) return false
  const isHeard = await write(account.logout, {}).then(
    () => true,
    () => false,
  )
  endSession()
  if (!isHeard) await alert(UNHEARD)
  return true
}
