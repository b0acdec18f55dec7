import { fetchAs } from '../fetchAs'
import { faultOfStatus } from '../permanentError'
import type { Push } from './push'

const TIMEOUT_MS = 8000
/** The installation is not there any more. */
const GONE = new Set([404, 410])

/**
 * A service that takes a POST of a notification with a bearer token and answers 2xx, or 410 where the installation is gone: a few lines in
 * front of any push service. `Idempotency-Key` is the notification's id: one that comes again after a lost answer is not shown again.
 */
export const httpPush = (url: string, token: string | undefined): Push => ({
  send: async (notification) => {
    const { ok, status } = await fetchAs('push')(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': notification.id,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(notification),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (GONE.has(status)) return false
    if (!ok) throw faultOfStatus('The push service', status)
    return true
  },
})

/** A shop whose apps take no notifications: they are read in the shop. */
export const absentPush: Push = { send: () => Promise.resolve(false) }
