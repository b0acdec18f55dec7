import { useAnalyticsConsent } from '@/platform/analytics/consent'

/** The first picture comes first; only then the code that reports, and only where it is allowed. */
const LATER = 3000
/** Its code did not arrive: this visit is not told of. */
const notNow = () => undefined

export function startReporting() {
  if (useAnalyticsConsent.getState().allowed)
    setTimeout(() => void import('./reportVisit').then(({ reportVisit }) => reportVisit(), notNow), LATER)
}
