import { eventName } from '@/lib/eventName'
import { setTracker } from '@/platform/analytics'
import { useAnalyticsConsent } from '@/platform/analytics/consent'
import { appInfo } from '@/platform/appInfo'
import { beacon } from '@/platform/beacon'
import { newKey } from '@/platform/device'
import { entry } from '@/platform/entry'
import { firstPaint } from '@/platform/firstPaint'
import { host } from '@/platform/host'
import { watchFaults, watchLeaving } from '@/platform/leaving'
import { usePending } from '@/platform/pending'
import { preview } from '@/platform/preview'
import { isSampled } from './isSampled'
import { createReporter, type Visit } from './reporter'

/** A page that asks for nothing stands after so many milliseconds. */
const QUIET = 50

let begun = false

/** Reports this visit from here on, if it is one of those that are; loaded after the first picture and only where it is allowed. */
export function reportVisit() {
  const visitId = newKey()
  if (begun || preview || !/^[0-9a-f]{32}$/.test(visitId) || !isSampled(visitId, ANALYTICS_SAMPLING)) return
  begun = true
  const { agentFrom } = entry
  const visit: Visit = {
    ...{ visitId, host: host.kind, system: host.system, sampling: ANALYTICS_SAMPLING },
    ...(agentFrom !== undefined && { agentFrom: eventName(agentFrom) }),
  }
  void appInfo().then((app) => app !== undefined && Object.assign(visit, { app: eventName(app) }))
  const reporter = createReporter({
    visit,
    url: ANALYTICS_URL,
    now: Date.now,
    send: beacon,
    allowed: () => useAnalyticsConsent.getState().allowed,
  })
  const settleIfQuiet = () => {
    if (usePending.getState().count === 0) reporter.settled()
  }
  setTracker((noted) => {
    reporter.take(noted)
    if (noted.type === 'page') setTimeout(settleIfQuiet, QUIET)
  })
  usePending.subscribe(settleIfQuiet)
  watchLeaving(
    () => void reporter.away(),
    () => reporter.back(),
  )
  watchFaults((words) => reporter.take({ type: 'error', name: words, at: Date.now() }))
  firstPaint((milliseconds) => reporter.paint(milliseconds))
}
