import { OrderStatus } from '../../../src/contract/order'
import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { inTransaction } from '../../kernel/transaction'
import type { PaymentProvider } from '../../providers/payment/paymentProvider'
import { closePayments } from '../pay/closePayments'
import { sendRefunds } from '../pay/sendRefunds'
import { cancelOrder } from './orderStates'
import { ownOrder } from './ownOrder'
import { subjectOfOrder } from './subjectOfOrder'
import { log } from '../../lib/log'

type Cancelling = { db: Db; ring: KeyRing; bank: PaymentProvider; memberId: string; orderCode: string; reason: string; now: Date }

/** Cancels an order that is not on its way yet; money that came goes back. Cancelling twice is cancelling once. */
export async function cancelByMember({ db, ring, bank, memberId, orderCode, reason, now }: Cancelling): Promise<void> {
  const { status } = await ownOrder(db, { memberId, orderCode })
  if (status === OrderStatus.cancelled) return
  if (status === OrderStatus.toPay) await closePayments({ db, ring, bank, subject: subjectOfOrder(orderCode), now })
  const cancelled = await inTransaction(db, (tx) => cancelOrder(tx, { orderCode, move: 'cancel', reason, now }))
  if (!cancelled) {
    const { status: present } = await ownOrder(db, { memberId, orderCode })
    if (present === OrderStatus.cancelled) return
    throw new HttpError(409, 'ORDER_SHIPPED', '订单已发货，不能取消；收到后如有质量问题请联系客服')
  }
  await sendRefunds({ db, bank, now, subject: subjectOfOrder(orderCode) }).catch((error: unknown) =>
    log.error({ err: error }, `订单 ${orderCode} 的退款稍后重试`),
  )
}
