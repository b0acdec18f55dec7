import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { orders } from '../purchase/schema'

/** Locks an order's row until the transaction ends: everything that moves an order or its money takes the row first. */
export async function lockOrder(tx: Transaction, orderCode: string): Promise<void> {
  await tx.select({ orderCode: orders.orderCode }).from(orders).where(eq(orders.orderCode, orderCode)).for('update')
}
