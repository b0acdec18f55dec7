import { askForNewVersions } from './askForNewVersions'

/** The first page is drawn before it is asked for. */
const LATER = 1500

export function startAsking() {
  setTimeout(() => void askForNewVersions(), LATER)
}
