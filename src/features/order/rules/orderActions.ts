import { OrderStatus } from '@/contract/order'

export type OrderAction = 'cancel' | 'pay' | 'prescription' | 'logistic' | 'receive' | 'again' | 'hide' | 'refund' | 'refunding'

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

/** A state this version does not know offers nothing. Three fit beside each other: of a received order the parcel is left to its page. */
export function orderActions(status: number, afterSales?: AfterSales): readonly OrderAction[] {
  const own = ACTIONS[status] ?? []
  const refund = refundAction(afterSales)
  if (!refund) return own
  return status === OrderStatus.completed ? ['hide', refund, 'again'] : [refund, ...own]
}
