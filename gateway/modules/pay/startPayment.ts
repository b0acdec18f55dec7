import { and, desc, eq, isNotNull, like } from 'drizzle-orm'
import type { Output } from '../../../src/contract/endpoint'
import type { pay } from '../../../src/contract/pay'
import type { Db, Transaction } from '../../db/open'
import { payments } from './schema'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { Providers } from '../../providers'
import { ANY_PAYER, type PaymentProvider, type Payer } from '../../providers/payment/paymentProvider'
import { closePayments } from './closePayments'
import { notYet } from './notYet'
import { paymentsOf } from './paymentsOf'
import { kindOf, payableOf, type Payable, type Subject } from './subject'

type Asking = { db: Db; bank: PaymentProvider; payable: Payable; methodId: string; channel: string; code: string | undefined; now: Date }

/** The payer. A login code is good once: where an attempt that failed later has consumed it, the payer of that attempt pays. */
export async function payerOf({ db, bank, payable, methodId, channel, code, now }: Asking): Promise<Payer> {
  checkPayable(payable, now)
  try {
    return await bank.payerOf({ channel, code })
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'OAUTH_REFUSED') throw error
    const host = channel === 'weapp' ? 'mini:%' : 'browser:%'
    const [before] = await db
      .select({ key: payments.payer, openId: payments.openId })
      .from(payments)
      .where(and(paymentsOf(payable), eq(payments.methodId, methodId), like(payments.payer, host), isNotNull(payments.openId)))
      .orderBy(desc(payments.createdAt))
      .limit(1)
    if (!before) throw error
    return before
  }
}

/** The payment of a subject by one method and payer: the same each time, so that a double tap opens one. One that failed is tried again. */
export async function paymentFor(
  tx: Transaction,
  { payable, methodId, payer, now }: { payable: Payable; methodId: string; payer: Payer; now: Date },
): Promise<{ payId: string }> {
  checkPayable(payable, now)
  const { kind: subjectKind, code: subjectCode, amount } = payable
  await tx
    .insert(payments)
    .values({
      payId: randomId(),
      subjectKind,
      subjectCode,
      methodId,
      payer: payer.key,
      openId: payer.openId,
      amount,
      state: 'unknown',
      createdAt: now,
    })
    .onConflictDoNothing()
  const own = and(paymentsOf(payable), eq(payments.methodId, methodId), eq(payments.payer, payer.key))
  await tx
    .update(payments)
    .set({ state: 'unknown' })
    .where(and(own, eq(payments.state, 'failed')))
  const [payment] = await tx.select({ payId: payments.payId }).from(payments).where(own)
  if (!payment) throw new Error(`The ${subjectKind} ${subjectCode} got no payment`)
  return payment
}

type Opening = {
  db: Db
  providers: Providers
  payId: string
  subject: Subject
  methodId: string
  channel: string
  address: string
  now: Date
}

/** Opens the payment at the bank, outside any transaction. Should it have been cancelled meanwhile, it is closed again. */
export async function openAtBank({
  db,
  providers: { bank, fileKeys: ring },
  payId,
  subject,
  methodId,
  channel,
  address,
  now,
}: Opening): Promise<Output<typeof pay.start>> {
  const payable = await payableOf(db, subject)
  checkPayable(payable, now)
  const [payer] = await db.select({ key: payments.payer, openId: payments.openId }).from(payments).where(eq(payments.payId, payId))
  const isShared = bank.methods.find(({ id }) => id === methodId)?.shared ?? false
  const opened = await bank.open({
    payId,
    orderCode: subject.code,
    text: payable.text,
    amount: payable.amount,
    methodId,
    payer: payer ?? ANY_PAYER,
    address,
    payerFor: isShared ? maskedName(payable.payerFor) : null,
    expiresAt: payable.expiresAt,
    collector: payable.collector ?? null,
    // A relative has no order to go back to; the mini-program shows the bank in a web-view and is left by its own back button.
    returnUrl: isShared || channel === 'weapp' ? null : payable.resultUrl,
  })
  await db.update(payments).set({ openedAt: now }).where(eq(payments.payId, payId))
  const { state } = await payableOf(db, subject)
  if (state !== 'toPay') {
    await closePayments({ db, ring, bank, subject, now })
    checkPayable({ ...payable, state }, now)
  }
  return { payId, ...opened }
}

/** Refuses what is closed or paid. */
export function checkPayable({ kind, state, expiresAt }: Payable, now: Date) {
  const { noun } = kindOf({ kind })
  if (state === 'notYet') throw notYet({ kind })
  if (state === 'closed' || (state === 'toPay' && expiresAt <= now)) throw new HttpError(409, 'ORDER_CLOSED', `${noun}已取消，不能再付款`)
  if (state === 'paid') throw new HttpError(409, 'ALREADY_PAID', `${noun}已付款`)
}

/** 周岚 → 周*: who asks, for somebody who knows them and nobody else. */
export const maskedName = (name: string) => `${[...name][0] ?? ''}*`
