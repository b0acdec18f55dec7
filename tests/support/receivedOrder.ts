import { and, asc, eq } from 'drizzle-orm'
import type { Sku } from '../../src/contract/cart'
import { OrderStatus } from '../../src/contract/order'
import { orderLines, orders, packings, products } from '../../gateway/tables'
import type { Gateway } from './gateway'
import type { Client } from './gatewayClient'
import { ordered } from './shop'

type Received = Pick<Gateway, 'app' | 'db' | 'clock' | 'bankDelivers'>

/** An order of somebody's that was paid at the bank and received now. */
export async function receivedOrder({ app, db, clock, bankDelivers }: Received, who: Client, ...skus: Sku[]) {
  const { orderCode } = await ordered(who, ...skus)
  const { payUrl } = await who.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  await app.request(payUrl, { method: 'POST', body: 'answer=confirm&delivery=once', headers })
  await bankDelivers()
  const at = clock.now()
  const [order] = await db
    .update(orders)
    .set({ status: OrderStatus.completed, shippedAt: at, signedAt: at, completedAt: at })
    .where(eq(orders.orderCode, orderCode))
    .returning()
  if (order?.paidAt == null) throw new Error(`Order ${orderCode} was not paid`)
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(asc(orderLines.position))
  return { orderCode, freight: order.freight, lines }
}

/** Packings of goods that may be sent back for any reason. */
export async function returnablePackings({ db }: Pick<Gateway, 'db'>) {
  const found = await db
    .select({ skuCode: packings.skuCode, name: products.name })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(and(eq(products.categoryId, 'monitor'), eq(products.status, 2), eq(packings.status, 2)))
    .orderBy(asc(packings.skuCode))
  return found
}
