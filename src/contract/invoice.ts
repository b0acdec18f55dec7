import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Done, EMPTY_PAGE, Id, Instant, Page, pageOf, Size } from './fields'
import { ProductCard } from './productCard'
import { taxNumberIn, taxNumberProblem } from './taxNumber'

export const MAX_TITLES = 20
export const MAX_TITLE_NAME = 50

/** Whom an invoice is for. */
export const TitleKind = z.enum(['person', 'company'], '请选择个人或单位')
export type TitleKind = z.infer<typeof TitleKind>

const Name = z
  .string('请填写抬头')
  .check(z.trim(), z.minLength(1, '请填写抬头'), z.maxLength(MAX_TITLE_NAME, `抬头不超过 ${MAX_TITLE_NAME} 个字`))
const TaxNumber = z.pipe(z.string('请填写税号').check(z.maxLength(40, '税号是 18 位，请核对')), z.transform(taxNumberIn))

const TITLE = {
  kind: TitleKind,
  name: Name,
  /** A company's; of a person it is not looked at. */
  taxNumber: z._default(TaxNumber, ''),
}
type Titled = { kind: TitleKind; taxNumber: string }
const numbered = ({ kind, taxNumber }: Titled) => kind === 'person' || taxNumberProblem(taxNumber) === undefined
/** The reason is the number's own; the gateway tells it (`taxNumberProblem`). */
const NUMBERED = { error: ({ input }: { input?: unknown }) => taxNumberProblem((input as Titled).taxNumber), path: ['taxNumber'] }

/** A title for the book of titles. */
export const InvoiceTitleForm = z.object({ ...TITLE, isDefault: z._default(z.boolean(), false) }).check(z.refine(numbered, NUMBERED))
export type InvoiceTitleForm = z.infer<typeof InvoiceTitleForm>

/** The title of one invoice; `keeps`: it goes into the book, too, unless it is there. */
export const InvoiceForm = z.object({ ...TITLE, keeps: z._default(z.boolean(), false) }).check(z.refine(numbered, NUMBERED))
export type InvoiceForm = z.infer<typeof InvoiceForm>

export const InvoiceTitle = z
  .looseObject({ id: Id, kind: TitleKind, name: z.string(), /** Empty of a person. */ taxNumber: z.string(), isDefault: z.boolean() })
  .register(z.globalRegistry, { id: 'InvoiceTitle' })
export type InvoiceTitle = z.infer<typeof InvoiceTitle>

/** Cents of an invoice: below nothing in a red one. */
const Signed = z.int()

/** One line: a bought product, or the freight, which has no `lineId`. `amount` is with tax; quantity 0: an amount alone, as of a difference in price. */
export const InvoiceLine = z.looseObject({
  lineId: z.nullable(Id),
  name: z.string(),
  specification: z.string(),
  quantity: z.int(),
  amount: Signed,
  net: Signed,
  tax: Signed,
  /** Percent. */
  rate: z.int(),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** What a list shows. `state` may be of a newer gateway (`invoiceStateOf`). */
export const InvoiceSummary = z
  .looseObject({
    id: Id,
    orderCode: Id,
    /** `blue` or `red`. */
    colour: z.string(),
    state: z.string(),
    /** Null until it is issued. */
    number: z.nullable(z.string()),
    kind: TitleKind,
    name: z.string(),
    /** With tax; of one that waits for the receipt what it would come to now. */
    amount: Signed,
    askedAt: Instant,
    issuedAt: z.nullable(Instant),
    /** Made by the demonstration's own provider: good for no accounts. */
    isDemonstration: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'InvoiceSummary' })
export type InvoiceSummary = z.infer<typeof InvoiceSummary>

export const Invoice = z
  .extend(InvoiceSummary, {
    taxNumber: z.string(),
    sellerName: z.string(),
    /** Empty where the shop has not said it. */
    sellerTaxNumber: z.string(),
    lines: z.array(InvoiceLine),
    net: Signed,
    tax: Signed,
    /** Of a blue one: cents that red ones took back so far. */
    taken: Cents,
    /** Of a red one: the blue one that it takes back from. */
    blueId: z.nullable(Id),
    blueNumber: z.nullable(z.string()),
    /** Of a red one: why (`redCauseWords`), and the refund or difference that it is for. */
    cause: z.nullable(z.string()),
    refundNumber: z.nullable(z.string()),
    /** Why it was not issued. */
    refusal: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Invoice' })
export type Invoice = z.infer<typeof Invoice>

/** An order beside its invoices: what may be asked for and how it is made up, and its invoices: the live one, then the newest first. */
export const OrderInvoices = z
  .looseObject({
    orderCode: Id,
    /** Products of the order, as they were bought. */
    cards: z.array(ProductCard),
    /** Pieces, and what was paid for them; the freight that was paid. What was asked back is left out of all of these. */
    count: z.int(),
    goods: Cents,
    freight: Cents,
    amount: Cents,
    /** Cents that were asked back already. */
    back: Cents,
    /** Whether it was received: then an invoice is issued at once. */
    isReceived: z.boolean(),
    isDemonstration: z.boolean(),
    /** Why none may be asked for; null where one may. */
    refusal: z.nullable(z.looseObject({ code: z.string(), text: z.string() })),
    results: z.array(Invoice),
    can: z.looseObject({ ask: z.boolean(), withdraw: z.boolean(), /** Once for an order. */ reissue: z.boolean() }),
    serverTime: Instant,
  })
  .register(z.globalRegistry, { id: 'OrderInvoices' })
export type OrderInvoices = z.infer<typeof OrderInvoices>

export const InvoicePart = z.enum(['all', 'open', 'issued', 'red'])
export type InvoicePart = z.infer<typeof InvoicePart>

const ById = z.object({ id: Id })
const OfOrder = z.object({ orderCode: Id })
const CHANGES = ['invoice', 'invoices'] as const

export const invoice = {
  titles: endpoint('GET /invoices/titles', {
    about: 'The titles that this member keeps, the default first',
    session: 'required',
    provides: 'invoiceTitles',
    output: z.looseObject({ results: z.array(InvoiceTitle) }),
    fallback: { results: [] },
  }),
  addTitle: endpoint('POST /invoices/titles', {
    about: 'Keep a title; the first becomes the default. The same again is the one that is there. 409 TOO_MANY beyond twenty',
    collects: { scene: '保存发票抬头', kinds: ['account'] },
    session: 'required',
    idempotent: true,
    body: InvoiceTitleForm,
    invalidates: ['invoiceTitles'],
    output: InvoiceTitle,
  }),
  changeTitle: endpoint('PUT /invoices/titles/{id}', {
    about: 'Change a title; what was issued stays as it is',
    collects: { scene: '修改发票抬头', kinds: ['account'] },
    session: 'required',
    params: ById,
    body: InvoiceTitleForm,
    invalidates: ['invoiceTitles'],
    output: InvoiceTitle,
  }),
  makeDefaultTitle: endpoint('PUT /invoices/titles/{id}/default', {
    about: 'Make a title the one that forms begin with',
    session: 'required',
    params: ById,
    invalidates: ['invoiceTitles'],
    output: InvoiceTitle,
  }),
  removeTitle: endpoint('DELETE /invoices/titles/{id}', {
    about: 'Delete a title; with the default the newest of the others takes its place',
    session: 'required',
    params: ById,
    invalidates: ['invoiceTitles'],
    output: Done,
  }),
  list: endpoint('GET /invoices', {
    about: 'Invoices of this member, blue and red, the newest first',
    session: 'required',
    query: z.object({ part: z._default(InvoicePart, 'all'), page: Page, size: Size }),
    provides: 'invoices',
    output: pageOf(InvoiceSummary),
    fallback: EMPTY_PAGE,
  }),
  ofOrder: endpoint('GET /invoices/orders/{orderCode}', {
    about: 'What of an order may be invoiced, and its invoices; 404 where the order is not this member’s',
    session: 'required',
    params: OfOrder,
    provides: 'invoice',
    output: OrderInvoices,
  }),
  ask: endpoint('POST /invoices/orders/{orderCode}', {
    about:
      'Ask for an invoice of a paid order: issued at once where it was received, else upon receipt. The same title again is the same invoice; 409 INVOICE_ASKED with another, or the order’s refusal',
    collects: { scene: '申请发票', kinds: ['account', 'order'] },
    session: 'required',
    idempotent: true,
    params: OfOrder,
    body: InvoiceForm,
    invalidates: [...CHANGES, 'invoiceTitles'],
    output: OrderInvoices,
  }),
  withdraw: endpoint('PUT /invoices/{id}/withdrawal', {
    about: 'Take back what was asked for before it is issued; twice is once. 409 INVOICE_MOVED afterwards',
    session: 'required',
    params: ById,
    invalidates: CHANGES,
    output: OrderInvoices,
  }),
  reissue: endpoint('POST /invoices/{id}/reissue', {
    about:
      'Another title in place of an issued invoice, once for an order: a red one takes back what is left of it, and a new one is issued',
    collects: { scene: '换开发票', kinds: ['account', 'order'] },
    session: 'required',
    idempotent: true,
    params: ById,
    body: InvoiceForm,
    invalidates: [...CHANGES, 'invoiceTitles'],
    output: OrderInvoices,
  }),
  link: endpoint('POST /invoices/{id}/link', {
    about: 'A link to the PDF of an issued invoice: good for five minutes, and with this member’s token alone',
    session: 'required',
    params: ById,
    output: z.looseObject({ url: z.string(), expiresAt: Instant, fileName: z.string() }),
  }),
}
