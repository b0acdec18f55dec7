import { asc, eq, inArray } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { ProductCard } from '../../../src/contract/productCard'
import type { Querying, Transaction } from '../../db/open'
import { products } from '../catalogue/schema'
import { fillNetsOf } from '../order/fillNets'
import type { StoredOrder } from '../order/ownOrder'
import { prescriptionSkus, sealedCard } from '../order/sealedNow'
import { subjectOfOrder } from '../order/subjectOfOrder'
import { payments, refunds } from '../pay/schema'
import { paymentsOf } from '../pay/paymentsOf'
import { standingPaymentOf } from '../pay/standingPayment'
import { orderLines } from '../purchase/schema'
import { invoiceRules } from './rates'
import { taxIn } from './tax'

export type BillableLine = {
  lineId: string
  name: string
  specification: string
  quantity: number
  amount: number
  tax: number
  rate: number
}

/** What of an order may be invoiced now, in cents with tax: what was paid and neither went back nor is asked back. */
export type Billable = {
  lines: BillableLine[]
  goods: number
  freight: number
  amount: number
  tax: number
  back: number
  count: number
  cards: ProductCard[]
}

/** The line of the freight has no line of the order. */
export const FREIGHT = ''

/**
 * Reads what of an order may be invoiced. Of a line it is what was paid for it (`net`: promotions and coupons are taken off) less what refunds and
 * price protection gave back; of the freight what is left of the payment beside the lines.
 */
export async function billableOf(tx: Transaction, { orderCode }: Pick<StoredOrder, 'orderCode'>): Promise<Billable> {
  await fillNetsOf(tx, orderCode)
  const { rates } = await invoiceRules(tx)
  const rows = await tx
    .select({ line: orderLines, kind: products.kind })
    .from(orderLines)
    .leftJoin(products, eq(products.productCode, orderLines.productCode))
    .where(eq(orderLines.orderCode, orderCode))
    .orderBy(asc(orderLines.position))
  const sealed = await prescriptionSkus(
    tx,
    rows.map(({ line }) => line.skuCode),
  )
  const paid = await standingPaymentOf(tx, subjectOfOrder(orderCode))
  const goodsLines = rows.map(({ line, kind }) => {
    const amount = paid ? (line.net ?? 0) - line.refunded : 0
    const rate = rates[kind ?? 'chemical']
    const { lineId, card, specification, quantity, refundedQuantity } = line
    return { lineId, name: card.name, specification, quantity: quantity - refundedQuantity, amount, tax: taxIn(amount, rate), rate }
  })
  const goods = sum(goodsLines.map(({ amount }) => amount))
  const freight = Math.max(0, (paid?.left ?? 0) - goods)
  const carried = {
    lineId: FREIGHT,
    name: '运费',
    specification: '',
    quantity: 1,
    amount: freight,
    tax: taxIn(freight, rates.freight),
    rate: rates.freight,
  }
  const lines = [...goodsLines, carried].filter(({ amount }) => amount > 0)
  return {
    lines,
    goods,
    freight,
    amount: goods + freight,
    tax: sum(lines.map(({ tax }) => tax)),
    back: sum((await refundsOf(tx, orderCode)).map(({ amount }) => amount)),
    count: sum(goodsLines.map(({ quantity }) => quantity)),
    cards: rows.map(({ line: { card, skuCode } }) => (sealed.has(skuCode) ? sealedCard(card) : card)),
  }
}

const sum = (cents: readonly number[]) => cents.reduce((whole, one) => whole + one, 0)

/** What was asked back of an order by now, and by what. */
export const refundsOf = (db: Querying, orderCode: string) =>
  db
    .select({ key: refunds.idempotencyKey, amount: refunds.amount, state: refunds.state, doneAt: refunds.doneAt })
    .from(refunds)
    .where(
      inArray(
        refunds.payId,
        db
          .select({ payId: payments.payId })
          .from(payments)
          .where(paymentsOf(subjectOfOrder(orderCode))),
      ),
    )
    .orderBy(asc(refunds.requestedAt), asc(refunds.refundNumber))

type Refusal = { code: string; text: string }

/** Whether it has come: an invoice is issued from then on. */
export const isReceived = ({ status, signedAt }: Pick<StoredOrder, 'status' | 'signedAt'>) =>
  status === OrderStatus.completed || (status === OrderStatus.shipped && signedAt !== null)

/** Why none may be asked for of an order as it stands; null where one may. */
export function refusalOf({ status }: Pick<StoredOrder, 'status'>, amount: number, isOffered: boolean): Refusal | null {
  if (status === OrderStatus.cancelled) return { code: 'ORDER_CANCELLED', text: '订单已取消，不能开票' }
  if (status === OrderStatus.toPay || status === OrderStatus.inReview) return { code: 'NOT_PAID', text: '付款后可以申请发票' }
  if (!isOffered) return { code: 'NOT_OFFERED', text: '商城暂时不能在线开票，请联系客服' }
  if (amount === 0) return { code: 'NOTHING_TO_INVOICE', text: '没有实付金额，不能开票' }
  return null
}
