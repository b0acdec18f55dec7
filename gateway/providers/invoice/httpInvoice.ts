import * as z from 'zod/mini'
import { fetchAs } from '../fetchAs'
import { Unreachable } from '../unreachable'
import type { InvoiceProvider } from './invoiceProvider'

/** Milliseconds the service has for one answer. */
const TIMEOUT_MS = 8000
/** Bytes of a paper. */
const MAX_PDF = 5 << 20

const Answered = z.discriminatedUnion('state', [
  z.object({ state: z.literal('issued'), number: z.string().check(z.regex(/^\d{8,20}$/)) }),
  z.object({ state: z.literal('refused'), reason: z.string().check(z.minLength(1), z.maxLength(200)) }),
])

/**
 * A service of the pharmacy's own in front of the tax office, asked with a bearer token (`gateway/providers/invoice/invoice.md`):
 * `PUT /invoices/<key>` issues one, `GET /invoices/<key>/pdf` is its paper. An answer that is not in that shape is a fault.
 */
export function httpInvoice(url: string, token: string | undefined): InvoiceProvider {
  const ask = async (path: string, { body, ...init }: { method: 'GET' | 'PUT'; body?: object }) => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(body && { 'Content-Type': 'application/json' }) }
    const reply = await fetchAs('invoice')(`${url.replace(/\/+$/, '')}${path}`, {
      ...init,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (reply.status >= 500) throw new Unreachable(`The invoice service answered ${reply.status}`)
    if (!reply.ok) throw new Error(`The invoice service answered ${reply.status}`)
    return reply
  }
  const pathOf = (key: string) => `/invoices/${encodeURIComponent(key)}`
  return {
    isDemonstration: false,
    issue: async ({ key, ...body }) => {
      const reply = await ask(pathOf(key), { method: 'PUT', body })
      if (reply.status === 202) return { state: 'underWay' }
      const { success, data, error } = Answered.safeParse(await reply.json())
      if (success) return data
      throw new Error(`The invoice service's answer is wrong at ${error.issues.map(({ path }) => path.join('.') || 'its root').join(', ')}`)
    },
    pdf: async ({ key }) => {
      const paper = new Uint8Array(await (await ask(`${pathOf(key)}/pdf`, { method: 'GET' })).arrayBuffer())
      const begin = new TextDecoder('latin1').decode(paper.subarray(0, 5))
      if (begin !== '%PDF-' || paper.length > MAX_PDF) throw new Unreachable('The invoice service sent no PDF')
      return paper
    },
    unprintable: () => [],
  }
}
