import { entryOf, type Entry } from '@/lib/entry'
import { host } from '../host'
import { preview } from '../preview'
import { storage } from '../storage'
import { entryKey } from './entryKey'
import type { TransferredLogin } from './types'

/** Kept when an address clears the storage: what was typed, the device's id, and the look. */
const KEPT = ['drafts', 'device', 'elder']
const COOKIE = /(?:^|;\s*)token=([\w-]{20,200})/

const forgetCookie = () => (document.cookie = 'token=; path=/; max-age=0')
const trusted = document.referrer === '' || new URL(document.referrer).origin === location.origin

const AGENT = 'agentFrom'
/** Where the shopper comes from, as long as this tab is open: the bank's page and an app's login come back as another page. */
function keptAgentFrom(agentFrom: string | undefined): string | undefined {
  try {
    if (agentFrom !== undefined) sessionStorage.setItem(AGENT, agentFrom)
    return sessionStorage.getItem(AGENT) ?? undefined
  } catch {
    return agentFrom
  }
}

/** What the address said. Reading it also takes the token out of the address, before any request leaves. */
export const entry: Entry = entryOf(location, trusted)
entry.agentFrom = keptAgentFrom(entry.agentFrom)
if (entry.cleanPath !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', entry.cleanPath)
if (entry.clearsStorage) {
  storage.clear(KEPT)
  forgetCookie()
}

/** Whether it is worth asking: an address with a token, our cookie, or a native app. Nobody is logged in to a preview. */
export const mayCarryLogin = () => !preview && (entry.token !== undefined || COOKIE.test(document.cookie) || host.native)

/**
 * A token somebody handed over: the address, a cookie of ours, or the native app. Only the native app and the cookie are
 * trusted; anybody can write an address (SECURITY-AND-RELIABILITY, E2). Rejects with `NoAnswer` where an app does not say.
 */
export async function transferredLogin(): Promise<TransferredLogin | undefined> {
  if (entry.token) {
    const key = host.kind === 'doctorMini' ? entryKey.take() : undefined
    const { accountId } = entry.params
    return { token: entry.token, trusted: key !== undefined, ...(key && { entry: key }), ...(accountId && { userId: accountId }) }
  }
  const [, cookie] = COOKIE.exec(document.cookie) ?? []
  if (cookie) {
    forgetCookie()
    return { token: cookie, trusted: true }
  }
  if (!host.native) return undefined
  const { token, userId } = await (await import('../native/ask')).ask('getToken', {})
  return token === null ? undefined : { token, trusted: true, ...(userId && { userId }) }
}
