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

/** A state this version does not know offers nothing. */
export function orderActions(status: number, afterSales?: AfterSales, toReview: readonly string[] = []): readonly OrderAction[] {
  const own = ACTIONS[status] ?? []
  const refund = refundAction(afterSales)
  if (status !== OrderStatus.completed) return refund ? [refund, ...own] : own
  const asked = [...(refund ? [refund] : []), ...(toReview.length > 0 ? (['review'] as const) : [])]
  return [...own.slice(0, -1), ...asked, ...own.slice(-1)]
}

/** Buttons that stand in one row of a phone. */
const IN_ONE_ROW = 3

/** The likeliest of them stand in one row; the rest are behind one button. */
export const folded = (actions: readonly OrderAction[]) => ({
  shown: actions.slice(-IN_ONE_ROW),
  more: actions.slice(0, -IN_ONE_ROW),
})
