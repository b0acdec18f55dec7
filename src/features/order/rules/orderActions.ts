import { OrderStatus } from '@/contract/order'

export type OrderAction = 'cancel' | 'pay' | 'prescription' | 'logistic' | 'receive' | 'again' | 'hide' | 'refund' | 'refunding' | 'review'

/** What can be done with an order, the most likely last: it stands right-most. */
const ACTIONS: Readonly<Record<number, readonly OrderAction[]>> = {
  [OrderStatus.inReview]: ['cancel', 'prescription'],
  [OrderStatus.toPay]: ['cancel', 'pay'],
  [OrderStatus.toShip]: ['cancel', 'again'],
  [OrderStatus.shipped]: ['logistic', 'receive'],
  [OrderStatus.completed]: ['hide', 'logistic', 'again'],
  [OrderStatus.cancelled]: ['hide', 'again'],
}

type AfterSales = { canApply: boolean; openRefund: string | null }

/** What leads to the refund of an order: the one that is under way before a new one. */
export const refundAction = (afterSales: AfterSales | undefined): 'refund' | 'refunding' | undefined =>
  afterSales?.openRefund ? 'refunding' : afterSales?.canApply ? 'refund' : undefined

/** A state this version does not know offers nothing. Of a received order that may be asked back or reviewed, the parcel is left to its page. */
export function orderActions(status: number, afterSales?: AfterSales, toReview: readonly string[] = []): readonly OrderAction[] {
  const own = ACTIONS[status] ?? []
  const refund = refundAction(afterSales)
  if (status !== OrderStatus.completed) return refund ? [refund, ...own] : own
  const review = toReview.length > 0 ? (['review'] as const) : []
  return refund || review.length > 0 ? ['hide', ...(refund ? [refund] : []), ...review, 'again'] : own
}
