import { readInBackground } from '@/api/read'
import { agreement } from '@/contract/agreement'
import { presentAddress } from '@/platform/presentAddress'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { partsOf } from '@/routes/pattern'
import { routeAt, rowOf } from '@/routes/resolve'

/**
 * Asks for consent to new versions when the shop starts: where a document the member agreed to changed materially, the page with the
 * changes is opened on top. Nothing is asked if the gateway does not answer, or where a page is not interrupted: the next start asks.
 */
export async function askForNewVersions() {
  if (!useSession.getState().member || isBusy(presentAddress())) return
  const { results } = await readInBackground(agreement.pending, {}).catch(() => ({ results: [] }))
  if (results.length > 0 && !isBusy(presentAddress())) await go('newVersions')
}

function isBusy(address = '/') {
  const found = routeAt(partsOf(address).path)
  return found !== undefined && rowOf(found.name).uninterrupted === true
}
