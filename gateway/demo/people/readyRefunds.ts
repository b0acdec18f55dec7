import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { RefundForm } from '../../../src/contract/refund'
import { RefundType } from '../../../src/contract/refundReasons'
import { DAY, HOUR, MINUTE } from '../../../src/lib/duration'
import type { Db, Querying, Transaction } from '../../db/open'
import { messageDeliveries, messages, orderLines, orders, refundApplications, refundLog, refunds, settings } from '../../tables'
import type { Job } from '../../kernel/jobs/job'
import type { KeyRing } from '../../lib/keyRing'
import { setting, settingChanged, settingOf } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { fileApplication } from '../../modules/aftersales/apply'
import { agree, take } from '../../modules/aftersales/decide'
import { quoteOf } from '../../modules/aftersales/quote'
import { ownOrder } from '../../modules/order/ownOrder'
import { subjectOfOrder } from '../../modules/order/subjectOfOrder'
import { endRefund } from '../../modules/pay/endRefund'
import { refundPayment } from '../../providers/payment/localBank/books'
import { demonstrationPerson } from './actingStaff'
import { daysLater, moveOrder } from './readyOrders'

const MEMBER = 'zhoulan'
/** Days ago: when 周岚 got the goods that she sends back, and when she asked. */
const RECEIVED_DAYS = 3
const ASKED_DAYS = 1

/** Her refund whose parcel is awaited; null where the shop has not the goods. */
const readyRefundsSetting = setting<{ waiting: string | null }>('readyRefunds')

/**
 * Gives 周岚 two refunds, once: one whose parcel is awaited, and one whose money is back. Later it keeps the first as fresh as it was made
 * for as long as she has done nothing with it. Not made with her orders: what is sealed wants the keys of the gateway that runs.
 */
export const keepReadyRefunds: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  const made = await settingOf(db, readyRefundsSetting)
  if (made) return made.waiting === null ? undefined : keepAwaited(db, made.waiting, now)
  const by = await demonstrationPerson(db, 'clerk')
  if (by) await inTransaction(db, (tx) => makeOnce(tx, { ring, staffId: by.staffId, now }))
}

type Making = { ring: KeyRing; staffId: string; now: Date }

async function makeOnce(tx: Transaction, making: Making): Promise<void> {
  const { key } = readyRefundsSetting
  const first = await tx
    .insert(settings)
    .values({ key, value: { waiting: null } })
    .onConflictDoNothing()
    .returning()
  if (first.length === 0) return
  await paidBack(tx, making)
  const waiting = await awaited(tx, making)
  await tx.update(settings).set({ value: { waiting } }).where(eq(settings.key, key))
  await settingChanged(tx, key)
  await silence(tx, making.now)
}

/** What happened before the shop opened is news to nobody: it stands among her messages, read. */
async function silence(tx: Transaction, now: Date): Promise<void> {
  const ofRefunds = and(eq(messages.memberId, MEMBER), eq(messages.kind, 'refund'))
  const told = tx.select({ messageId: messages.messageId }).from(messages).where(ofRefunds)
  await tx.delete(messageDeliveries).where(inArray(messageDeliveries.messageId, told))
  await tx
    .update(messages)
    .set({ readAt: now })
    .where(and(ofRefunds, isNull(messages.readAt)))
}

/** The pressure monitor that she got lately, does not want and was asked to send back. */
async function awaited(tx: Transaction, { ring, staffId, now }: Making): Promise<string | null> {
  const found = await receivedOrder(tx, '上臂式电子血压计')
  if (!found) return null
  const { orderCode, receivedAt } = found
  await moveOrder(tx, orderCode, Math.floor((now.getTime() - receivedAt.getTime()) / DAY) - RECEIVED_DAYS)
  const at = new Date(now.getTime() - ASKED_DAYS * DAY - HOUR)
  const wanted = { reason: 'notWanted', type: RefundType.returnAndRefund, isIntact: true, note: '想换成带语音的款式，没有拆封' } as const
  const refundNumber = await asked(tx, { ring, orderCode, at, wanted })
  await decided(tx, { refundNumber, staffId, at })
  return refundNumber
}

/** A box that came crushed a month ago, and was paid back. */
async function paidBack(tx: Transaction, { ring, staffId }: Making): Promise<void> {
  const found = await receivedOrder(tx, '缬沙坦胶囊')
  if (!found) return
  const { orderCode, receivedAt } = found
  const at = new Date(receivedAt.getTime() + HOUR)
  const wanted = { reason: 'damaged', type: RefundType.refundOnly, isIntact: false, note: '外盒压破，铝箔也破了' } as const
  const refundNumber = await asked(tx, { ring, orderCode, at, wanted })
  await decided(tx, { refundNumber, staffId, at })
  const [refund] = await tx.select().from(refunds).where(eq(refunds.idempotencyKey, refundNumber))
  if (!refund) return
  const { payId, amount, refundNumber: refundId } = refund
  const now = new Date(at.getTime() + DAY)
  await refundPayment(tx, { payId, amount, refundId }, now)
  await endRefund(tx, { refund, subject: subjectOfOrder(orderCode), now })
}

/** Her newest received order of these goods, of which nothing was asked for yet. */
async function receivedOrder(db: Querying, name: string): Promise<{ orderCode: string; receivedAt: Date } | undefined> {
  const [found] = await db
    .select({ orderCode: orders.orderCode, receivedAt: orders.signedAt })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderCode, orders.orderCode))
    .leftJoin(refundApplications, eq(refundApplications.orderCode, orders.orderCode))
    .where(
      and(
        ...[eq(orders.memberId, MEMBER), eq(orders.status, OrderStatus.completed), isNull(refundApplications.id)],
        sql`${orderLines.card} ->> 'name' = ${name}`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1)
  return found?.receivedAt ? { orderCode: found.orderCode, receivedAt: found.receivedAt } : undefined
}

type Wanted = Pick<RefundForm, 'reason' | 'type' | 'isIntact' | 'note'>

/** Asked for as the shop itself would have taken it at that time, of the whole order. */
async function asked(tx: Transaction, { ring, orderCode, at, wanted }: { ring: KeyRing; orderCode: string; at: Date; wanted: Wanted }) {
  const order = await ownOrder(tx, { memberId: MEMBER, orderCode })
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(asc(orderLines.position))
  const pieces = lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
  const { quote } = await quoteOf(tx, { order, wanted: pieces, reason: wanted.reason, now: at })
  const form = { ...wanted, orderCode, pieces, pictures: [], expectedAmount: quote.amount }
  const { refundNumber } = await fileApplication(tx, { ring, memberId: MEMBER, form, now: at })
  return refundNumber
}

async function decided(tx: Transaction, { refundNumber, staffId, at }: { refundNumber: string; staffId: string; at: Date }) {
  const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE)
  await take(tx, { refundNumber, staffId, now: later(20) })
  await agree(tx, { refundNumber, staffId, now: later(50) })
}

/** Whole days later it was asked for a day ago again, and so was what happened to it; its order with it, so that it was received before. */
async function keepAwaited(db: Db, refundNumber: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const stands = and(
      eq(refundApplications.refundNumber, refundNumber),
      eq(refundApplications.parcel, 'awaited'),
      isNull(refundApplications.endedAt),
    )
    const [row] = await tx.select().from(refundApplications).where(stands).for('update')
    const days = row ? Math.floor((now.getTime() - row.appliedAt.getTime()) / DAY) - ASKED_DAYS : 0
    if (!row || days < 1) return
    const later = daysLater(days)
    const { appliedAt, movedAt, decidedAt, returnBefore } = refundApplications
    const times = { appliedAt: later(appliedAt), movedAt: later(movedAt), decidedAt: later(decidedAt), returnBefore: later(returnBefore) }
    await tx.update(refundApplications).set(times).where(stands)
    await tx
      .update(refundLog)
      .set({ dateTime: later(refundLog.dateTime) })
      .where(eq(refundLog.applicationId, row.id))
    await moveOrder(tx, row.orderCode, days)
  })
}
