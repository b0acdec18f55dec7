import * as z from 'zod/mini'
import { serviceAt } from '../serviceAt'
import type { InvoiceProvider } from './invoiceProvider'

const Answered = z.discriminatedUnion('state', [
  z.object({ state: z.literal('issued'), number: z.string().check(z.regex(/^\d{8,20}$/)) }),
  z.object({ state: z.literal('refused'), reason: z.string().check(z.minLength(1), z.maxLength(200)) }),
])

/**
 * A service of the pharmacy's own in front of the tax office, asked with a bearer token (`gateway/providers/invoice/invoice.md`):
 * `PUT /invoices/<key>` issues one, `GET /invoices/<key>/pdf` is its paper. An answer that is not in that shape is a fault.
 */
export function httpInvoice(url: string, token: string | undefined): InvoiceProvider {
  const service = serviceAt({ name: 'invoice', url, token })
  const pathOf = (key: string) => `/invoices/${encodeURIComponent(key)}`
  return {
    isDemonstration: false,
    issue: async ({ key, ...body }) => (await service.json(pathOf(key), { method: 'PUT', body }, Answered)) ?? { state: 'underWay' },
    pdf: ({ key }) => service.pdf(`${pathOf(key)}/pdf`, { method: 'GET' }),
    unprintable: () => [],
  }
}
