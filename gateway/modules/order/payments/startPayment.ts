import { and, desc, eq, isNotNull, like } from 'drizzle-orm'
import type { Output } from '../../../../src/contract/endpoint'
import type { pay } from '../../../../src/contract/pay'
import { OrderStatus } from '../../../../src/contract/order'
import type { Db, Transaction } from '../../../db/open'
import { payments } from '../../../db/schema'
import { randomId } from '../../../kernel/hash'
import { Refusal } from '../../../kernel/refusal'
import type { Outside } from '../../../providers'
import { ANYBODY, type Bank, type Payer } from '../../../providers/payment/bank'
import { ownOrder, type StoredOrder } from '../ownOrder'
import { closePayments } from './closePayments'

type Asking = { db: Db; bank: Bank; order: StoredOrder; methodId: string; channel: string; code: string | undefined; now: Date }

/**
 * Whom the payment is for. A login code is good once: where it was used up by an attempt that came no further, the payer of that
 * attempt pays.
 */
export async function payerOf({ db, bank, order, methodId, channel, code, now }: Asking): Promise<Payer> {
  checkPayable(order, now)
  try {
    return await bank.payerOf({ channel, code })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'OAUTH_REFUSED') throw error
    const host = channel === 'weapp' ? 'mini:%' : 'browser:%'
    const [before] = await db
      .select({ key: payments.payer, openId: payments.openId })
      .from(payments)
      .where(
        and(
          eq(payments.orderCode, order.orderCode),
          eq(payments.methodId, methodId),
          like(payments.payer, host),
          isNotNull(payments.openId),
        ),
      )
      .orderBy(desc(payments.createdAt))
      .limit(1)
    if (!before) throw error
    return before
  }
}

/** The payment of an order by one method and payer: the same each time, so that a double tap opens one. One that failed is tried again. */
export async function paymentFor(
  tx: Transaction,
  { order, methodId, payer, now }: { order: StoredOrder; methodId: string; payer: Payer; now: Date },
): Promise<{ payId: string }> {
  checkPayable(order, now)
  const { orderCode, payable: amount } = order
  await tx
    .insert(payments)
    .values({ payId: randomId(), orderCode, methodId, payer: payer.key, openId: payer.openId, amount, state: 'unknown', createdAt: now })
    .onConflictDoNothing()
  const own = and(eq(payments.orderCode, orderCode), eq(payments.methodId, methodId), eq(payments.payer, payer.key))
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
  address: string
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
  address,
  now,
}: Opening): Promise<Output<typeof pay.start>> {
  const order = await ownOrder(db, { memberId, orderCode })
  checkPayable(order, now)
  const [payer] = await db.select({ key: payments.payer, openId: payments.openId }).from(payments).where(eq(payments.payId, payId))
  const isShared = bank.methods.find(({ id }) => id === methodId)?.shared ?? false
  const opened = await bank.open({
    payId,
    orderCode,
    amount: order.payable,
    methodId,
    payer: payer ?? ANYBODY,
    address,
    payerFor: isShared ? maskedName(order.consigneeName) : null,
    expiresAt: order.expiresAt,
    // A relative has no order to go back to; the mini-program shows the bank in a web-view and is left by its own back button.
    returnUrl: isShared || channel === 'weapp' ? null : `/pay/result/${orderCode}`,
  })
  await db.update(payments).set({ openedAt: now }).where(eq(payments.payId, payId))
  const { status } = await ownOrder(db, { memberId, orderCode })
  if (status !== OrderStatus.toPay) {
    await closePayments({ db, bank, orderCode, now })
    checkPayable({ ...order, status }, now)
  }
  return { payId, ...opened }
}

function checkPayable({ status, expiresAt }: StoredOrder, now: Date) {
  if (status === OrderStatus.cancelled || (status === OrderStatus.toPay && expiresAt <= now))
    throw new Refusal(409, 'ORDER_CLOSED', '订单已取消，不能再付款')
  if (status !== OrderStatus.toPay) throw new Refusal(409, 'ALREADY_PAID', '订单已付款')
}

/** 周岚 → 周*: who asks, for somebody who knows them and nobody else. */
const maskedName = (name: string) => `${[...name][0] ?? ''}*`
