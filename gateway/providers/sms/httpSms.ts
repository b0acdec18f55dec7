import type { Sms } from './sms'
import { fetchAs } from '../fetchAs'
import { faultOfStatus } from '../permanentError'

/** Milliseconds the provider has: less than the storefront waits. */
const TIMEOUT_MS = 8000

/**
 * A provider that takes a POST of `{ phone, text }` with a bearer token and answers 2xx: a few lines in front of any SMS service. One with an
 * `Idempotency-Key` may come again after a lost answer, and is one message all the same.
 */
export const httpSms = (url: string, token: string | undefined): Sms => ({
  send: async ({ id, ...message }) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(id !== undefined && { 'Idempotency-Key': id }),
      ...(token && { Authorization: `Bearer ${token}` }),
    }
    const { ok, status } = await fetchAs('sms')(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!ok) throw faultOfStatus('The SMS provider', status)
  },
})

/** Production without a provider: nobody's code may end up in a log. */
export const absentSms: Sms = { send: () => Promise.reject(new Error('SMS_URL is not set')) }
