import { host } from '../host'
import { preview } from '../preview'

/** Milliseconds after the page has loaded: the files for the time without a network wait for everything that is shown. */
const DELAY_MS = 5000

type Saving = Navigator & { connection?: { saveData?: boolean } }

/** Keeps the shop's files for the time without a network, in a browser of its own: an app and WeChat have caches of their own. */
export function keepShell() {
  const isWanted = host.kind === 'browser' && window.top === window && !DEVELOPMENT && !(navigator as Saving).connection?.saveData
  if (preview || !isWanted || !('serviceWorker' in navigator)) return
  const register = () => setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), DELAY_MS)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
