import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { DAY, MINUTE } from '../../../../src/lib/duration'
import type { Db } from '../../../db/open'
import { bankNotices, bankPayments, bankRefunds } from './schema'
import { nextAttempt, type Backoff } from '../../../lib/backoff'
import { randomId } from '../../../lib/hash'
import type { PaymentStatus, OpenPayment, Refund } from '../paymentProvider'

export type BankPayment = typeof bankPayments.$inferSelect

/** How the bank delivers its webhooks, to try what a shop has to cope with: normally, twice, late, or not at all. */
export const DELIVERIES = { once: [0], twice: [0, 1], late: [20], never: [] } as const satisfies Record<string, readonly number[]>
export type Delivery = keyof typeof DELIVERIES

/** The shop's webhook URL. */
export const NOTIFY_PATH = '/notify/pay'

/** Opens a payment once; opened again it keeps its page and learns only where the payer returns to. */
export async function openPayment(
  db: Db,
  { payId, orderCode, amount, methodId, payerFor, expiresAt, collector, returnUrl }: Omit<OpenPayment, 'payer' | 'address' | 'text'>,
): Promise<BankPayment> {
  const [payment] = await db
    .insert(bankPayments)
    .values({
      payId,
      token: randomId(32),
      orderCode,
      amount,
      methodId,
      payerFor,
      state: 'unknown',
      expiresAt,
      collector: collector?.name ?? null,
      returnUrl,
      notifyUrl: NOTIFY_PATH,
    })
    .onConflictDoUpdate({ target: bankPayments.payId, set: { returnUrl } })
    .returning()
  if (!payment) throw new Error(`Payment ${payId} could not be opened`)
  return payment
}

export async function paymentByToken(db: Db, token: string): Promise<BankPayment | undefined> {
  const [payment] = await db.select().from(bankPayments).where(eq(bankPayments.token, token))
  return payment
}

export async function answerOn(db: Db, payId: string): Promise<PaymentStatus> {
  const [payment] = await db.select().from(bankPayments).where(eq(bankPayments.payId, payId))
  return payment ? { state: payment.state, amount: payment.amount, paidAt: payment.paidAt } : { state: 'unknown', amount: 0, paidAt: null }
}

const OPEN = ['unknown', 'failed'] as const

/** The payer's answer: money moves once, and not after the payment was closed or its time is over. Answers whether this call moved it. */
export async function settle(
  db: Db,
  { payId, isPaid, delivery, now }: { payId: string; isPaid: boolean; delivery: Delivery; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [payment] = await tx
      .update(bankPayments)
      .set(isPaid ? { state: 'paid', paidAt: now } : { state: 'failed' })
      .where(and(eq(bankPayments.payId, payId), inArray(bankPayments.state, [...OPEN]), gt(bankPayments.expiresAt, now)))
      .returning()
    if (!payment) return false
    const state = isPaid ? 'paid' : 'failed'
    const noticeId = `${payId}-${isPaid ? state : randomId(6)}`
    const body = { noticeId, payId, amount: payment.amount, state, at: now.toISOString() }
    const copies = DELIVERIES[delivery].map((seconds, copy) => ({
      noticeId,
      copy,
      notifyUrl: payment.notifyUrl,
      body,
      dueAt: new Date(now.getTime() + seconds * 1000),
    }))
    if (copies.length > 0) await tx.insert(bankNotices).values(copies)
    return true
  })
}

export async function closePayment(db: Db, payId: string): Promise<void> {
  await db
    .update(bankPayments)
    .set({ state: 'closed' })
    .where(and(eq(bankPayments.payId, payId), inArray(bankPayments.state, [...OPEN])))
}

type Refunding = Pick<Refund, 'payId' | 'amount' | 'refundId'>

/** Sends money back once for each refund; all refunds of a payment together never come to more than it. */
export async function refundPayment(db: Db, { payId, amount, refundId }: Refunding, now: Date) {
  await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(bankPayments).where(eq(bankPayments.payId, payId)).for('update')
    const sent = await tx.select().from(bankRefunds).where(eq(bankRefunds.payId, payId))
    const others = sent.filter((one) => one.refundId !== refundId).reduce((sum, one) => sum + one.amount, 0)
    if (payment?.state !== 'paid' || others + amount > payment.amount)
      throw new Error(`Payment ${payId} has no ${amount} cents to give back`)
    await tx.insert(bankRefunds).values({ refundId, payId, amount, at: now }).onConflictDoNothing()
  })
}

export async function isRefunded(db: Db, refundId: string): Promise<boolean> {
  const [sent] = await db.select({ refundId: bankRefunds.refundId }).from(bankRefunds).where(eq(bankRefunds.refundId, refundId))
  return sent !== undefined
}

/** Delay until a notification is retried no more. */
const NEVER = new Date('9999-12-31T00:00:00Z')
/** As WeChat Pay does, the bank stops telling after a day: the shop asks by itself. */
const BACKOFF: Backoff = { first: 5000, cap: 10 * MINUTE, until: DAY }

/** Takes one notification that is due, for this process alone: it is due again later should this process die or the shop refuse it. */
export async function nextDue(db: Db, now: Date) {
  const [due] = await db
    .select()
    .from(bankNotices)
    .where(and(isNull(bankNotices.takenAt), lte(bankNotices.dueAt, now)))
    .orderBy(bankNotices.dueAt)
    .limit(1)
  if (!due) return undefined
  const { at } = due.body
  const again = nextAttempt(BACKOFF, { attempts: due.tries + 1, since: new Date(at), now })
  const [claimed] = await db
    .update(bankNotices)
    .set({ dueAt: again ?? NEVER, tries: due.tries + 1 })
    .where(
      and(
        eq(bankNotices.noticeId, due.noticeId),
        eq(bankNotices.copy, due.copy),
        eq(bankNotices.tries, due.tries),
        isNull(bankNotices.takenAt),
      ),
    )
    .returning()
  return claimed ?? 'taken by another'
}

export const markDelivered = (db: Db, { noticeId, copy }: { noticeId: string; copy: number }, now: Date) =>
  db
    .update(bankNotices)
    .set({ takenAt: now })
    .where(and(eq(bankNotices.noticeId, noticeId), eq(bankNotices.copy, copy)))
