import { host } from '../host'
import type { Shared } from './types'

/** WeChat's own share button does it there; a browser shares by a press of ours. */
export const SHARES_BY_HOST: boolean = false

/** Hands an address of the shop to an app the shopper chooses; choosing none is no failure. False where neither app nor browser can. */
export async function share({ title, path }: Shared): Promise<boolean> {
  if (host.native) {
    const [{ ask }, { answered }] = await Promise.all([import('../native/ask'), import('../native/answered')])
    if (await answered(ask('share', { title, url: location.origin + path }))) return true
  }
  if (typeof navigator.share !== 'function') return false
  await navigator.share({ title, url: location.origin + path }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  })
  return true
}

/** Whether this browser or app lets a page be sent on; the others get its address. */
export const canSend = () => host.native || typeof navigator.share === 'function'

/** A public address of the shop in full. */
export const wholeAddress = (path: string) => location.origin + path
