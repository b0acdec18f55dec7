import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { redCauseWords } from '../../../src/contract/invoiceStates'
import { OrderStatus } from '../../../src/contract/order'
import { DAY, HOUR, MINUTE } from '../../../src/lib/duration'
import { shopFormat } from '../../../src/lib/time'
import type { Db, Querying, Transaction } from '../../db/open'
import { nextAttempt, type Backoff } from '../../lib/backoff'
import { faultText } from '../../lib/faultText'
import { forEach, type Job } from '../../kernel/jobs/job'
import type { KeyRing } from '../../lib/keyRing'
import { logFailedAttempt } from '../../kernel/logFailedAttempt'
import { inTransaction } from '../../kernel/transaction'
import type { InvoiceDocument, InvoiceProvider } from '../../providers/invoice/invoiceProvider'
import { lockOrder } from '../order/lockOrder'
import { orders } from '../purchase/schema'
import { billableOf, isReceived, refundsOf } from './billable'
import { tellIssued } from './messages'
import { reddenRefunded } from './red'
import { invoiceLines, invoices, invoiceSerials } from './schema'
import { contentOf, invoiceOf, linesOf, lockedInvoice, moved, type StoredInvoice, type StoredLine } from './stored'

const BACKOFF: Backoff = { first: MINUTE, cap: HOUR, until: DAY }
const BATCH = 50

type Shop = { db: Db; ring: KeyRing; provider: InvoiceProvider; now: Date }

/**
 * The outbox of invoices: what waited for the receipt is settled, what is settled goes to the provider, and what came back since is taken back by red
 * ones. One that cannot be issued keeps no other waiting.
 */
export const issueInvoices: Job = async ({ db, providers: { fileKeys: ring, invoices: provider }, now }) => {
  if (!provider) return
  const shop = { db, ring, provider, now }
  await forEach(await received(db), '待开的发票', (one) => inTransaction(db, (tx) => settle(tx, one, now)))
  const due = await db
    .select()
    .from(invoices)
    .where(lte(invoices.nextAttemptAt, now))
    .orderBy(asc(invoices.nextAttemptAt), asc(invoices.id))
    .limit(BATCH)
  for (const row of due) await (row.state === 'issuing' ? attempt(shop, row) : catchUp(shop, row))
  // A red one that was just made goes out at once.
  const reds = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.state, 'issuing'), eq(invoices.attempts, 0), eq(invoices.colour, 'red'), lte(invoices.nextAttemptAt, now)))
    .limit(BATCH)
  for (const row of reds) await attempt(shop, row)
}

/** What waits for a receipt that has come, and what waits for none any more. */
const received = (db: Querying) =>
  db
    .select({ id: invoices.id, orderCode: invoices.orderCode })
    .from(invoices)
    .innerJoin(orders, eq(orders.orderCode, invoices.orderCode))
    .where(
      and(
        eq(invoices.state, 'asked'),
        or(inArray(orders.status, [OrderStatus.completed, OrderStatus.cancelled]), isNotNull(orders.signedAt)),
      ),
    )
    .orderBy(asc(invoices.askedAt))
    .limit(BATCH)

/** Fixes what stands on an invoice, with the order locked: no refund moves meanwhile. Nothing left to invoice: it is dropped. */
async function settle(tx: Transaction, { id, orderCode }: { id: string; orderCode: string }, now: Date): Promise<void> {
  await lockOrder(tx, orderCode)
  const row = await lockedInvoice(tx, { id })
  if (row.state !== 'asked') return
  const [order] = await tx.select().from(orders).where(eq(orders.orderCode, orderCode))
  if (!order) throw new Error(`There is no order ${orderCode}`)
  const { lines, amount, tax } = await billableOf(tx, order)
  if (!isReceived(order) || amount === 0) {
    const refusal = order.status === OrderStatus.cancelled ? '订单已取消' : '订单已全部退款，没有可开的金额'
    return void (await moved(tx, row, { move: 'drop', set: { refusal }, now }))
  }
  const before = (await refundsOf(tx, orderCode)).map(({ key }) => key)
  await moved(tx, row, { move: 'settle', set: { amount, tax, before, nextAttemptAt: now }, now })
  await tx.insert(invoiceLines).values(lines.map((line, position) => ({ invoiceId: id, position, ...line })))
}

/** Claims this attempt (optimistic locking): of several that saw it due, one asks the provider. One that dies is followed by the next. */
async function claim(db: Db, row: StoredInvoice, now: Date): Promise<StoredInvoice | undefined> {
  const attempts = row.attempts + 1
  const [claimed] = await db
    .update(invoices)
    .set({ attempts, nextAttemptAt: nextAttempt(BACKOFF, { attempts, since: row.movedAt, now }) })
    .where(and(eq(invoices.id, row.id), eq(invoices.state, 'issuing'), eq(invoices.attempts, row.attempts)))
    .returning()
  return claimed
}

async function attempt(shop: Shop, row: StoredInvoice): Promise<void> {
  const { db, provider, ring, now } = shop
  const claimed = await claim(db, row, now)
  if (!claimed) return
  try {
    const answer = await provider.issue(await documentOf(db, ring, claimed))
    if (answer.state === 'issued') await inTransaction(db, (tx) => issued(tx, shop, { row: claimed, number: answer.number }))
    else if (answer.state === 'refused') await giveUp(db, claimed, answer.reason, now)
    else if (claimed.nextAttemptAt === null) await giveUp(db, claimed, '开票服务一直没有开出', now)
  } catch (error) {
    const { lastError, nextAttemptAt: next } = claimed
    logFailedAttempt({ what: `订单 ${claimed.orderCode} 的发票`, err: error, hasFailedBefore: lastError !== null, next })
    if (next === null) await giveUp(db, claimed, '开票服务一天没有答复', now)
    else
      await db
        .update(invoices)
        .set({ lastError: faultText(error) })
        .where(and(eq(invoices.id, row.id), eq(invoices.state, 'issuing')))
  }
}

/** Somebody at the counter has to look. */
const giveUp = (db: Db, row: StoredInvoice, lastError: string, now: Date) =>
  inTransaction(db, async (tx) => {
    const present = await lockedInvoice(tx, row)
    if (present.state === 'issuing') await moved(tx, present, { move: 'fail', set: { lastError, nextAttemptAt: null }, now })
  })

/** The provider issued it: with its number in the row it never changes again. The same answer twice is once. */
async function issued(tx: Transaction, { ring, provider, now }: Shop, { row, number }: { row: StoredInvoice; number: string | null }) {
  await lockOrder(tx, row.orderCode)
  const present = await lockedInvoice(tx, row)
  if (present.state !== 'issuing') return
  const serial = await nextSerial(tx)
  const set = {
    number: number ?? ownNumber(serial, now),
    ...{ serial, issuedAt: now, isDemonstration: provider.isDemonstration, nextAttemptAt: null, lastError: null },
  }
  const done = await moved(tx, present, { move: 'issue', set, now })
  await tellIssued(tx, done, now)
  if (done.colour === 'blue') await reddenRefunded(tx, { ring, id: done.id, now })
}

const SERIES = 'invoices'

/** The next number of the series, given under the lock of its row: without gaps, in the order of the commits. */
async function nextSerial(tx: Transaction): Promise<number> {
  await tx.insert(invoiceSerials).values({ id: SERIES, last: 0 }).onConflictDoNothing()
  const [row] = await tx
    .update(invoiceSerials)
    .set({ last: sql`${invoiceSerials.last} + 1` })
    .where(eq(invoiceSerials.id, SERIES))
    .returning()
  if (!row) throw new Error('There is no series of invoices')
  return row.last
}

const DIGITS = 16
/** As long as a real one, of a region 00 that there is not: year, region, serial. */
const ownNumber = (serial: number, now: Date) => `${shopFormat(now, 'YY')}00${String(serial).padStart(DIGITS, '0')}`

async function catchUp({ db, ring, now }: Shop, { id, orderCode }: StoredInvoice): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderCode)
    await reddenRefunded(tx, { ring, id, now })
  })
}

/** What is asked of the provider, and what its paper shows. */
export async function documentOf(db: Querying, ring: KeyRing, row: StoredInvoice): Promise<InvoiceDocument> {
  const { id: key, orderCode, colour } = row
  const { title: buyer, seller } = contentOf(ring, row)
  const blue = row.blueId === null ? undefined : await invoiceOf(db, row.blueId)
  const sign = colour === 'red' ? -1 : 1
  return {
    ...{ key, colour, orderCode, buyer, seller },
    lines: (await linesOf(db, [key])).map((line) => signed(line, sign)),
    ...{ amount: sign * row.amount, net: sign * (row.amount - row.tax), tax: sign * row.tax },
    blueNumber: blue?.number ?? null,
    reason: row.cause === null ? null : redCauseWords(row.cause),
  }
}

/** A line with the signs of its paper. */
export const signed = ({ name, specification, quantity, amount, tax, rate }: StoredLine, sign: 1 | -1) => ({
  ...{ name, specification, rate },
  // No −0: it is another number than 0 to whoever compares.
  ...{ quantity: sign * quantity || 0, amount: sign * amount, net: sign * (amount - tax), tax: sign * tax || 0 },
})
