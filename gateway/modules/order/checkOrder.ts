import { and, eq, isNull } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Transaction } from '../../db/open'
import { orders } from '../purchase/schema'
import { notifyRefused } from './orderMessages'
import { cancelOrder } from './orderStates'

type Checking = { orderCode: string; staffId: string; now: Date }

/** A pharmacist checked a paid order: it may be handed over. False where it does not wait for that (any more). */
export const approveOrder = (tx: Transaction, checking: Checking) => check(tx, { ...checking, refusal: null })

/** A pharmacist refused a paid order: it is cancelled, its money goes back, the member is told why. False as above. */
export async function refuseOrder(tx: Transaction, { refusal, ...checking }: Checking & { refusal: string }): Promise<boolean> {
  const { orderCode, now } = checking
  if (!(await check(tx, { ...checking, refusal }))) return false
  const reason = `药师核对未通过：${refusal}`
  const cancelled = await cancelOrder(tx, { orderCode, move: 'refuse', reason, now })
  if (cancelled) await notifyRefused(tx, cancelled, { at: now, refusal })
  return true
}

/** Of two who check at once, or one who checks while the member cancels, one does it. */
async function check(tx: Transaction, { orderCode, staffId, now, refusal }: Checking & { refusal: string | null }): Promise<boolean> {
  const [checked] = await tx
    .update(orders)
    .set({ checkedAt: now, checkedBy: staffId, checkRefusal: refusal })
    .where(and(eq(orders.orderCode, orderCode), eq(orders.status, OrderStatus.toShip), isNull(orders.checkedAt)))
    .returning({ orderCode: orders.orderCode })
  return checked !== undefined
}
