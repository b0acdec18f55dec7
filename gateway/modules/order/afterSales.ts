import type { OrderSummary } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import type { orderLines } from '../purchase/schema'
import type { StoredOrder } from './ownOrder'

export type AfterSales = NonNullable<OrderSummary['afterSales']>
type Line = Pick<typeof orderLines.$inferSelect, 'lineId' | 'quantity' | 'refundedQuantity'>
export type OrderWithLines = Pick<StoredOrder, 'orderCode' | 'status' | 'paidAt' | 'signedAt' | 'completedAt'> & { lines: readonly Line[] }
/** What stands of after-sales of these orders, by their codes; in one query, or in none where nothing can stand of any. */
type Teller = (db: Querying, orders: readonly OrderWithLines[], now: Date) => Promise<ReadonlyMap<string, AfterSales>>

const tellers: Teller[] = []

/** Adds who knows: after-sales knows orders, and orders do not know it. */
export const tellAfterSales = (teller: Teller) => void tellers.push(teller)

export async function afterSalesOf(db: Querying, orders: readonly OrderWithLines[], now: Date): Promise<ReadonlyMap<string, AfterSales>> {
  const told = new Map<string, AfterSales>()
  for (const teller of tellers) for (const [orderCode, one] of await teller(db, orders, now)) told.set(orderCode, one)
  return told
}
