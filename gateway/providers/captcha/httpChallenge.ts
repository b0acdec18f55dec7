import type { Challenge } from './challenge'
import { fetchAs } from '../fetchAs'

/** Milliseconds the vendor has: less than the storefront waits. */
const PATIENCE = 5000
/** What a vendor's widget gives is longer than anything that is read from a picture. */
const SHORTEST_TOKEN = 20

type Vendor = { url: string; secret: string }

/**
 * A captcha of somebody else's beside our own: Turnstile, hCaptcha and reCAPTCHA all verify by a form of `secret`, `response` and
 * `remoteip`, answered with `{ success }`. An app that shows the vendor's widget sends its token as `validCode`; what is short is the
 * answer to our picture or sound, which stays for whoever cannot use the widget.
 */
export const httpChallenge = ({ url, secret }: Vendor, own: Challenge): Challenge => ({
  passes: async (answered) => {
    if (answered.validCode.length < SHORTEST_TOKEN) return own.passes(answered)
    const reply = await fetchAs('captcha')(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: answered.validCode, remoteip: answered.address }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!reply.ok) throw new Error(`The captcha vendor answered ${reply.status}`)
    const { success } = (await reply.json()) as { success?: unknown }
    return success === true
  },
})
