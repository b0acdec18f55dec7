import type { Challenge } from './challenge'
import { fetchAs } from '../fetchAs'

/** Milliseconds the vendor has: less than the storefront waits. */
const TIMEOUT_MS = 5000
/** A vendor's token is longer than any answer read from a picture. */
const MIN_TOKEN_LENGTH = 20

type Vendor = { url: string; secret: string }

/**
 * A vendor's captcha beside our own: Turnstile, hCaptcha and reCAPTCHA all verify by a form of `secret`, `response` and `remoteip`,
 * answered with `{ success }`. An app that shows the vendor's widget sends its token as `validCode`; what is short is the answer to our
 * picture or sound, which stays for whoever cannot use the widget.
 */
export const httpChallenge = ({ url, secret }: Vendor, own: Challenge): Challenge => ({
  passes: async (answered) => {
    if (answered.validCode.length < MIN_TOKEN_LENGTH) return own.passes(answered)
    const reply = await fetchAs('captcha')(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: answered.validCode, remoteip: answered.address }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!reply.ok) throw new Error(`The captcha vendor answered ${reply.status}`)
    const { success } = (await reply.json()) as { success?: unknown }
    return success === true
  },
})
