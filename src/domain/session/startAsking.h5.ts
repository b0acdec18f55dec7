import { useSession } from '@/platform/session'

/** Home is drawn first; then a member is asked about new versions, by code that is loaded for it alone. */
const DELAY_MS = 2500
/** Its code did not arrive: the next entry asks. */
const notNow = () => undefined

export function startAsking() {
  if (!useSession.getState().member) return
  setTimeout(() => void import('./askForNewVersions').then(({ askForNewVersions }) => askForNewVersions(), notNow), DELAY_MS)
}
