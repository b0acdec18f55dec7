import { askForNewVersions } from './askForNewVersions'

/** The first page is drawn before it is asked for. */
const DELAY_MS = 1500

export function startAsking() {
  setTimeout(() => void askForNewVersions(), DELAY_MS)
}
