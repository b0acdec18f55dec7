import * as z from 'zod/mini'
import { Carrier } from '../../../src/contract/carriers'
import { MINUTE } from '../../../src/lib/duration'
import type { Courier } from './courier'
import { fetchAs } from '../fetchAs'
import { Unreachable } from '../unreachable'

/** Milliseconds the service has for one answer. */
const TIMEOUT_MS = 8000

const short = z.string().check(z.minLength(1), z.maxLength(100))
const Collected = z.object({
  carrier: z.literal(Object.values(Carrier)),
  trackingNumber: short.check(z.regex(/^[\w-]+$/)),
  trackingPhone: z.string().check(z.regex(/^[\d-]{3,20}$/)),
  fromCity: short,
})
const Events = z.object({
  events: z
    .array(
      z.object({
        stage: z.enum(['packed', 'collected', 'transit', 'delivering', 'signed']),
        text: z.string().check(z.minLength(1), z.maxLength(500)),
        at: z.pipe(
          z.iso.datetime({ offset: true }),
          z.transform((text) => new Date(text)),
        ),
      }),
    )
    .check(z.maxLength(500)),
})

/** An answer in its shape; otherwise an error that names the fields, and not what stood in them. */
function shaped<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(answer)
  if (success) return data
  throw new Error(`The courier's answer is wrong at ${error.issues.map(({ path }) => path.join('.') || 'its root').join(', ')}`)
}

/**
 * A service of the pharmacy's own in front of its warehouse and carriers, asked with a bearer token (`gateway/providers/courier/courier.md`):
 * `PUT /parcels/<order>` hands a parcel over, `GET /parcels/<order>/events` tells its way. An answer that is not in that shape is a fault.
 */
export function httpCourier(url: string, token: string | undefined): Courier {
  const ask = async (path: string, { body, ...init }: { method: 'GET' | 'PUT'; body?: object }) => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { 'Content-Type': 'application/json' }) }
    const reply = await fetchAs('courier')(`${url.replace(/\/+$/, '')}${path}`, {
      ...init,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new Unreachable('The courier did not answer', { cause })
    })
    if (reply.status >= 500) throw new Unreachable(`The courier answered ${reply.status}`)
    if (!reply.ok) throw new Error(`The courier answered ${reply.status}`)
    return reply
  }
  const pathOf = (orderCode: string) => `/parcels/${encodeURIComponent(orderCode)}`
  return {
    pause: MINUTE,
    collect: async ({ orderCode, ...body }) => {
      const reply = await ask(pathOf(orderCode), { method: 'PUT', body })
      // 202: taken note of, but no carrier has given it a number yet.
      return reply.status === 202 ? undefined : shaped(Collected, await reply.json())
    },
    events: async ({ orderCode }, now) => {
      const { events } = shaped(Events, await (await ask(`${pathOf(orderCode)}/events`, { method: 'GET' })).json())
      if (events.some(({ at }, place) => at < (events[place - 1]?.at ?? at))) throw new Error('The courier told events out of order')
      return events.filter(({ at }) => at <= now)
    },
  }
}
