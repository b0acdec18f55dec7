import { offersAll, type ThirdParty } from './thirdParty'
import { fetchAs } from '../fetchAs'

/** Milliseconds the provider has: less than the storefront waits. */
const TIMEOUT_MS = 8000

/**
 * A service of the pharmacy's own that knows the providers' secrets: it takes a POST of `{ provider, code }` with a bearer token and
 * answers `{ subject }`, or 4xx for a code that is not good.
 */
export const httpThirdParty = (url: string, token: string | undefined): ThirdParty => ({
  offers: offersAll,
  subjectOf: async (provider, code) => {
    const reply = await fetchAs('login')(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ provider, code }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (reply.status >= 400 && reply.status < 500) return undefined
    if (!reply.ok) throw new Error(`The login provider answered ${reply.status}`)
    const { subject } = (await reply.json()) as { subject?: unknown }
    return typeof subject === 'string' && subject !== '' ? subject : undefined
  },
})
