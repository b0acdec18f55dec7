import { and, eq, inArray } from 'drizzle-orm'
import type { InvoiceForm } from '../../../src/contract/invoice'
import { DAY_SECONDS } from '../../../src/lib/duration'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { shopOf } from '../../kernel/shop'
import type { InvoiceProvider } from '../../providers/invoice/invoiceProvider'
import { lockOrder } from '../order/lockOrder'
import { ownOrder } from '../order/ownOrder'
import { billableOf, refusalOf } from './billable'
import { invoiceRules } from './rates'
import { redAll } from './red'
import { invoices } from './schema'
import { isStanding, LIVE } from './states'
import { contentOf, lockedInvoice, moved, ownInvoice, sealedOf, type StoredInvoice } from './stored'
import { buyerOf, keepTitle, refuseUnprintable } from './titles'

export type Asking = { ring: KeyRing; provider: InvoiceProvider | null; memberId: string; form: InvoiceForm; now: Date }

/** How often one may ask in a day, withdrawn ones with it. */
const A_DAY = 30

/** The invoice of an order beside which it has no other, if there is one. */
export async function liveInvoiceOf(db: Querying, orderCode: string): Promise<StoredInvoice | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderCode, orderCode), eq(invoices.colour, 'blue'), inArray(invoices.state, [...LIVE])))
  return row
}

/**
 * Asks for an invoice with the order locked: of fifty at once one is written. The same title again is the same invoice. Throws 409 with the order's
 * refusal, or INVOICE_ASKED where it is made out to somebody else.
 */
export async function askInvoice(tx: Transaction, asking: Asking & { orderCode: string }): Promise<StoredInvoice> {
  const { ring, provider, memberId, orderCode, form } = asking
  await ownOrder(tx, { memberId, orderCode })
  await lockOrder(tx, orderCode)
  const order = await ownOrder(tx, { memberId, orderCode })
  const live = await liveInvoiceOf(tx, orderCode)
  if (live) {
    const { title } = contentOf(ring, live)
    const asked = buyerOf(form)
    if (title.kind === asked.kind && title.name === asked.name && title.taxNumber === asked.taxNumber) return live
    throw new HttpError(409, 'INVOICE_ASKED', '这个订单已申请过发票，请先撤回或换开')
  }
  const refusal = refusalOf(order, (await billableOf(tx, order)).amount, provider !== null)
  if (refusal) throw new HttpError(409, refusal.code, refusal.text)
  return written(tx, asking)
}

async function written(tx: Transaction, { ring, provider, memberId, orderCode, form, now }: Asking & { orderCode: string }) {
  refuseUnprintable(provider, form)
  await enforceRateLimit(
    tx,
    { bucket: `invoices of ${memberId}`, max: A_DAY, seconds: DAY_SECONDS, message: '今天申请发票的次数较多，请明天再试' },
    now,
  )
  if (form.keeps) await keepTitle(tx, { ring, memberId, now }, form)
  const id = randomId()
  const seller = { name: (await shopOf(tx)).sellerName, taxNumber: (await invoiceRules(tx)).sellerTaxNumber }
  const [row] = await tx
    .insert(invoices)
    .values({
      ...{ id, memberId, orderCode, colour: 'blue', state: 'asked', askedAt: now, movedAt: now },
      ...sealedOf(ring, id, { title: buyerOf(form), seller }),
    })
    .returning()
  if (!row) throw new Error(`An invoice of the order ${orderCode} was not stored`)
  return row
}

/** Takes back what was asked for before it is issued; twice is once. */
export async function withdrawInvoice(tx: Transaction, { memberId, id, now }: { memberId: string; id: string; now: Date }) {
  const found = await ownInvoice(tx, memberId, id)
  await lockOrder(tx, found.orderCode)
  const row = await lockedInvoice(tx, found)
  return row.state === 'withdrawn' ? row : moved(tx, row, { move: 'withdraw', now })
}

/** Whether an order's invoice was made out anew before. */
export const wasReissued = async (db: Querying, orderCode: string): Promise<boolean> =>
  (await db.$count(invoices, and(eq(invoices.orderCode, orderCode), eq(invoices.cause, 'reissue')))) > 0

/**
 * Makes an issued invoice out to somebody else, once for an order: a red one takes back all that is left of it, and a new one is asked for. Throws 409
 * REISSUED the second time, INVOICE_MOVED where it does not stand, and SAME_TITLE where nothing would change.
 */
export async function reissueInvoice(tx: Transaction, { id, ...asking }: Asking & { id: string }): Promise<StoredInvoice> {
  const { ring, memberId, form, now } = asking
  const found = await ownInvoice(tx, memberId, id)
  const { orderCode } = found
  await lockOrder(tx, orderCode)
  const blue = await lockedInvoice(tx, found)
  const { title } = contentOf(ring, blue)
  const next = buyerOf(form)
  if (await wasReissued(tx, orderCode)) throw new HttpError(409, 'REISSUED', '每个订单可以换开一次，再要更改请联系客服')
  if (blue.colour !== 'blue' || !isStanding(blue.state)) throw new HttpError(409, 'INVOICE_MOVED', '这张发票已有新的进展，请刷新后再试')
  if (title.kind === next.kind && title.name === next.name && title.taxNumber === next.taxNumber)
    throw new HttpError(409, 'SAME_TITLE', '抬头和税号没有变化，不用换开', { field: 'name' })
  const order = await ownOrder(tx, { memberId, orderCode })
  const refusal = refusalOf(order, (await billableOf(tx, order)).amount, asking.provider !== null)
  if (refusal) throw new HttpError(409, refusal.code, refusal.text)
  await redAll(tx, { ring, blue, now })
  return written(tx, { ...asking, orderCode })
}
