import { useSession } from '@/platform/session'
import { queries } from './queries'

/**
 * Ends the session on this device: removes the token and clears the cache. Drafts stay: each is bound to its member and nobody else reads
 * it. A native app's own login is the app's and stays.
 */
export function endSession() {
  useSession.getState().end()
  queries.clear()
}
