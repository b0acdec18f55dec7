import Taro from '@tarojs/taro'
import { readInBackground } from '@/api/read'
import { agreement } from '@/contract/agreement'
import { last } from '@/lib/last'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'

/** Pages that are not interrupted: paying, logging in, reading a document. The next start of the shop asks. */
const BUSY = ['features/order/', 'features/account/', 'features/legal/']

/**
 * Asks for consent to new versions when the shop starts: where a document the member agreed to changed materially, the page with the
 * changes is opened on top. If the gateway does not answer, nothing is asked.
 */
export async function askForNewVersions() {
  if (!useSession.getState().member || isBusy()) return
  const { results } = await readInBackground(agreement.pending, {}).catch(() => ({ results: [] }))
  if (results.length > 0 && !isBusy()) await go('newVersions')
}

function isBusy() {
  const page = last(Taro.getCurrentPages())?.route ?? ''
  return BUSY.some((feature) => page.includes(feature))
}
