import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../../src/contract/order'
import type { PayState } from '../../../../src/contract/pay'
import type { Querying } from '../../../db/open'
import { payments } from '../../../db/schema'
import type { StoredOrder } from '../ownOrder'

/** How the payment of an order stands. `failed` only while no attempt is under way. */
export async function payStateOf(db: Querying, { orderCode, status, expiresAt }: StoredOrder, now: Date): Promise<PayState> {
  if (status === OrderStatus.cancelled) return 'closed'
  if (status !== OrderStatus.toPay) return 'paid'
  const states = (await db.select({ state: payments.state }).from(payments).where(eq(payments.orderCode, orderCode))).map(
    ({ state }) => state,
  )
  // The bank may still have money that came in time; the job that cancels the order asks it first.
  if (expiresAt <= now) return states.includes('unknown') ? 'unknown' : 'closed'
  return states.includes('failed') && !states.includes('unknown') ? 'failed' : 'unknown'
}
