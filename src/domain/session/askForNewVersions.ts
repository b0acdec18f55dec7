import { readInBackground } from '@/api/read'
import { agreement } from '@/contract/agreement'
import { presentAddress } from '@/platform/presentAddress'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { partsOf } from '@/routes/pattern'
import { pageAt } from '@/routes/resolve'

/** Pages that are not interrupted: paying, logging in, reading a document. The next start of the shop asks. */
const BUSY = ['features/order/', 'features/account/', 'features/legal/']

/**
 * Asks for consent to new versions when the shop starts: where a document the member agreed to changed materially, the page with the
 * changes is opened on top. If the gateway does not answer, nothing is asked.
 */
export async function askForNewVersions() {
  if (!useSession.getState().member || isBusy(presentAddress())) return
  const { results } = await readInBackground(agreement.pending, {}).catch(() => ({ results: [] }))
  if (results.length > 0 && !isBusy(presentAddress())) await go('newVersions')
}

function isBusy(address = '/') {
  const { page } = pageAt(partsOf(address).path)
  return BUSY.some((feature) => page.includes(feature))
}
