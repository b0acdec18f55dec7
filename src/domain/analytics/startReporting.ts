import { useAnalyticsConsent } from '@/platform/analytics/consent'
import { reportVisit } from './reportVisit'

/** The first page is drawn before it is told of. */
const LATER = 1500

export function startReporting() {
  if (useAnalyticsConsent.getState().allowed) setTimeout(reportVisit, LATER)
}
