import * as z from 'zod/mini'
import { Id, Instant, Page, pageOf, Size } from '../../src/contract/fields'
import { InvoiceLine, TitleKind } from '../../src/contract/invoice'
import { MaskedName, MaskedText } from './masked'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** An invoice in the list. Cents are below nothing in a red one. */
export const ListedInvoice = z.looseObject({
  id: Id,
  orderCode: Id,
  colour: z.string(),
  state: z.string(),
  number: z.nullable(z.string()),
  kind: TitleKind,
  /** A person's name; empty of a company, whose name and tax number are public. */
  person: MaskedName,
  company: z.string(),
  amount: z.int(),
  askedAt: Instant,
  /** Since when it stands so. */
  waitsSince: Instant,
  isDemonstration: z.boolean(),
})
export type ListedInvoice = z.infer<typeof ListedInvoice>

export const InvoiceCase = z.looseObject({
  ...ListedInvoice.shape,
  version: Version,
  can: z.looseObject({ retry: z.boolean(), refuse: z.boolean() }),
  taxNumber: z.string(),
  sellerName: z.string(),
  lines: z.array(InvoiceLine),
  net: z.int(),
  tax: z.int(),
  taken: z.int(),
  issuedAt: z.nullable(Instant),
  blueNumber: z.nullable(z.string()),
  cause: z.nullable(z.string()),
  refundNumber: z.nullable(z.string()),
  /** What the provider said, where it was not issued. */
  problem: z.nullable(MaskedText),
  refusal: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
})
export type InvoiceCase = z.infer<typeof InvoiceCase>

/** `failed`: somebody has to look. `open`: it waits for the receipt or is at the provider. */
export const InvoicePart = z.enum(['failed', 'open', 'issued', 'red', 'ended'])
export type InvoicePart = z.infer<typeof InvoicePart>

export const InvoiceQuery = z.object({
  page: Page,
  size: Size,
  part: z._default(InvoicePart, 'failed'),
  /** The beginning of an invoice's number or of an order's code. */
  number: z.optional(z.string().check(z.regex(/^\w{1,20}$/))),
  order: z._default(z.enum(['oldest', 'newest']), 'oldest'),
})

const Refusal = z.object({
  reason: z.string('请写明原因').check(z.trim(), z.minLength(4, '请至少写 4 个字'), z.maxLength(100, '最多 100 字')),
})

const roles = ['clerk', 'operator'] as const
const WRITE = { version: 'required', params: z.object({ id: Id }), output: InvoiceCase, roles } as const

export const invoice = {
  list: workEndpoint('GET /invoices', {
    about: 'Invoices, those that could not be issued first; `counts` is of what waits',
    roles,
    query: InvoiceQuery,
    output: z.extend(pageOf(ListedInvoice), { counts: z.looseObject({ failed: z.int(), open: z.int() }) }),
  }),
  detail: workEndpoint('GET /invoices/{id}', {
    about: 'One invoice, a person’s name masked',
    title: '打开发票',
    record: 'invoice:{id}',
    roles,
    params: z.object({ id: Id }),
    output: InvoiceCase,
  }),
  retry: workEndpoint('PUT /invoices/{id}/attempt', {
    about: 'Ask the provider again for an invoice that it did not issue',
    title: '重新开票',
    ...WRITE,
  }),
  refuse: workEndpoint('PUT /invoices/{id}/refusal', {
    about: 'Say that an invoice is not issued, and why: its member reads the reason and may ask again',
    title: '不予开票',
    body: Refusal,
    ...WRITE,
  }),
}
