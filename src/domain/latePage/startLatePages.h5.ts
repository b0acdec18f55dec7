import { BarePage } from './BarePage'
import { reloadWhereGone } from '@/platform/reloadWhereGone'
import { lostPages } from '@/routes/lostPages'

/** Milliseconds until the page for failures is fetched: after home's first picture, and before a network is lost. */
const WARM_UP_MS = 3000
const fetchLatePage = () => import('./latePage')
/** It did not arrive: it is asked for again when it is needed. */
const notNow = () => undefined

/** From now on an address whose page did not arrive says so and tries again; where a deployment took the file away the shop is reloaded. */
export function startLatePages() {
  lostPages.standIn = async (error, fetchPage) => {
    if (await reloadWhereGone(error)) return new Promise<never>(() => undefined)
    return fetchLatePage().then(
      ({ latePage }) => latePage(error, fetchPage),
      () => BarePage,
    )
  }
  setTimeout(() => void fetchLatePage().catch(notNow), WARM_UP_MS)
}
