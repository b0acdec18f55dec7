import type { Sms } from './sms'
import { fetchAs } from '../fetchAs'

/** Milliseconds the provider has: less than the storefront waits. */
const PATIENCE = 8000

/** A provider that takes a POST of `{ phone, text }` with a bearer token and answers 2xx: a few lines in front of any SMS service. */
export const httpSms = (url: string, token: string | undefined): Sms => ({
  send: async (message) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const { ok, status } = await fetchAs('sms')(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!ok) throw new Error(`The SMS provider answered ${status}`)
  },
})

/** Production without a provider: nobody's code may end up in a log. */
export const absentSms: Sms = { send: () => Promise.reject(new Error('SMS_URL is not set')) }
