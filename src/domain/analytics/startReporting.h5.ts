import { useAnalyticsConsent } from '@/platform/analytics/consent'

/** The first picture comes first; only then the code that reports, and only where it is allowed. */
const DELAY_MS = 3000
/** The chunk failed to load: this visit is not reported. */
const notNow = () => undefined

export function startReporting() {
  if (useAnalyticsConsent.getState().allowed)
    setTimeout(() => void import('./reportVisit').then(({ reportVisit }) => reportVisit(), notNow), DELAY_MS)
}
