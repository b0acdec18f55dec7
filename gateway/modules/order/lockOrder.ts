import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { orders } from '../purchase/schema'

/** Locks orders' rows until the transaction ends: everything that moves an order or its money takes the row first. Always in one order. */
export async function lockOrders(tx: Transaction, orderCodes: readonly string[]): Promise<void> {
  await tx
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(inArray(orders.orderCode, [...orderCodes]))
    .orderBy(asc(orders.orderCode))
    .for('update')
}

export const lockOrder = (tx: Transaction, orderCode: string) => lockOrders(tx, [orderCode])
