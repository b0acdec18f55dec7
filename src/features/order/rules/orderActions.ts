import { OrderStatus } from '@/contract/order'

export type OrderAction = 'cancel' | 'pay' | 'prescription' | 'logistic' | 'receive' | 'again' | 'hide'

/** What can be done with an order, the most likely last: it stands right-most. */
const ACTIONS: Readonly<Record<number, readonly OrderAction[]>> = {
  [OrderStatus.inReview]: ['cancel', 'prescription'],
  [OrderStatus.toPay]: ['cancel', 'pay'],
  [OrderStatus.toShip]: ['cancel', 'again'],
  [OrderStatus.shipped]: ['logistic', 'receive'],
  [OrderStatus.completed]: ['hide', 'logistic', 'again'],
  [OrderStatus.cancelled]: ['hide', 'again'],
}

/** A state this version does not know offers nothing. */
export const orderActions = (status: number): readonly OrderAction[] => ACTIONS[status] ?? []
