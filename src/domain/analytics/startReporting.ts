import { useAnalyticsConsent } from '@/platform/analytics/consent'
import { reportVisit } from './reportVisit'

/** Reporting starts lazily, after the first page is rendered. */
const DELAY_MS = 1500

export function startReporting() {
  if (useAnalyticsConsent.getState().allowed) setTimeout(reportVisit, DELAY_MS)
}
