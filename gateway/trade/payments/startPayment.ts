import { and, eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Db, Transaction } from '../../db/open'
import { payments } from '../../db/schema'
import { randomId } from '../../kernel/hash'
import { Refusal } from '../../kernel/refusal'
import type { Outside } from '../../outside'
import { ownOrder, type StoredOrder } from '../orders/ownOrder'
import { closePayments } from './closePayments'

/** Where the bank sends its word (`payNotices`). */
export const NOTIFY_PATH = '/notify/pay'

/** The payment of an order by one method: the same each time, so that a double tap opens one page. One that failed is tried again. */
export async function paymentFor(
  tx: Transaction,
  { order, methodId, now }: { order: StoredOrder; methodId: string; now: Date },
): Promise<{ payId: string }> {
  checkPayable(order, now)
  const { orderCode, payable: amount } = order
  await tx
    .insert(payments)
    .values({ payId: randomId(), orderCode, methodId, amount, state: 'unknown', payUrl: '', createdAt: now })
    .onConflictDoNothing()
  const own = and(eq(payments.orderCode, orderCode), eq(payments.methodId, methodId))
  await tx
    .update(payments)
    .set({ state: 'unknown' })
    .where(and(own, eq(payments.state, 'failed')))
  const [payment] = await tx.select({ payId: payments.payId }).from(payments).where(own)
  if (!payment) throw new Error(`Order ${orderCode} got no payment`)
  return payment
}

type Opening = {
  db: Db
  outside: Outside
  memberId: string
  payId: string
  orderCode: string
  methodId: string
  channel: string
  now: Date
}

/** Opens the payment at the bank, outside any transaction. Should the order have been cancelled meanwhile, it is closed again. */
export async function openAtBank({
  db,
  outside: { bank },
  memberId,
  payId,
  orderCode,
  methodId,
  channel,
  now,
}: Opening): Promise<{ payId: string; payUrl: string }> {
  const order = await ownOrder(db, { memberId, orderCode })
  checkPayable(order, now)
  const isShared = bank.methods.find(({ id }) => id === methodId)?.shared ?? false
  const { payUrl } = await bank.open({
    payId,
    orderCode,
    amount: order.payable,
    methodId,
    payerFor: isShared ? maskedName(order.consigneeName) : null,
    expiresAt: order.expiresAt,
    // A relative has no order to go back to; the mini-program shows the bank in a web-view and is left by its own back button.
    returnUrl: isShared || channel === 'weapp' ? null : `/pay/result/${orderCode}`,
    notifyUrl: NOTIFY_PATH,
  })
  await db.update(payments).set({ payUrl }).where(eq(payments.payId, payId))
  const { status } = await ownOrder(db, { memberId, orderCode })
  if (status !== OrderStatus.toPay) {
    await closePayments({ db, bank, orderCode, now })
    checkPayable({ ...order, status }, now)
  }
  return { payId, payUrl }
}

function checkPayable({ status, expiresAt }: StoredOrder, now: Date) {
  if (status === OrderStatus.cancelled || (status === OrderStatus.toPay && expiresAt <= now))
    throw new Refusal(409, 'ORDER_CLOSED', '订单已取消，不能再付款')
  if (status !== OrderStatus.toPay) throw new Refusal(409, 'ALREADY_PAID', '订单已付款')
}

/** 周岚 → 周*: who asks, for somebody who knows them and nobody else. */
const maskedName = (name: string) => `${[...name][0] ?? ''}*`
