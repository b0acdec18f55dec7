import Taro from '@tarojs/taro'
import { send } from '@/api/send'
import { agreement } from '@/contract/agreement'
import { last } from '@/lib/last'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'

/** Pages somebody is in the middle of: paying, logging in, reading a text. They are not interrupted; the next entry asks. */
const BUSY = ['features/order/', 'features/account/', 'features/legal/']

/**
 * On entering the shop: where a text the member agreed to has a new version with material changes, the page that says what changed
 * is laid on top. Without an answer of the gateway nobody is asked.
 */
export async function askForNewVersions() {
  if (!useSession.getState().member || isBusy()) return
  const { results } = await send(agreement.pending, {}).catch(() => ({ results: [] }))
  if (results.length > 0 && !isBusy()) await go('newVersions')
}

function isBusy() {
  const page = last(Taro.getCurrentPages())?.route ?? ''
  return BUSY.some((feature) => page.includes(feature))
}
