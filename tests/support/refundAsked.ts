import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { orderLines, orders } from '../../gateway/tables'
import { OrderStatus } from '../../src/contract/order'
import type { RefundForm } from '../../src/contract/refund'
import type { Gateway, Person } from './gateway'
import type { Client } from './gatewayClient'
import { ordered, packingOf } from './shop'

/** A refund of somebody's, just asked for: of one piece of an order that was paid by nothing and received now. */
export async function refundAsked({ db, clock }: Pick<Gateway, 'db' | 'clock'>, who: Client & Person, own: Partial<RefundForm> = {}) {
  const { skuCode } = await packingOf({ db }, 'otcB', 3)
  const { orderCode } = await ordered(who, { skuCode, quantity: 1 })
  const at = clock.now()
  await db
    .update(orders)
    .set({ status: OrderStatus.completed, paidAt: at, shippedAt: at, signedAt: at, completedAt: at })
    .where(eq(orders.orderCode, orderCode))
  await db.update(orderLines).set({ net: 0 }).where(eq(orderLines.orderCode, orderCode))
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode))
  const jpeg = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#a37' } })
    .jpeg()
    .toBuffer()
  const { id } = await who.upload.addEvidence({ body: { kind: 'aftersales' }, file: new Blob([Buffer.from(jpeg)]) })
  const freight = (await db.select().from(orders).where(eq(orders.orderCode, orderCode)))[0]?.freight ?? 0
  const wanted = { type: 'returnAndRefund', reason: 'damaged', note: '盒子压坏了' } as const
  const pieces = [{ lineId: line!.lineId, quantity: 1 }]
  return who.refund.apply({ body: { orderCode, pieces, ...wanted, pictures: [id], expectedAmount: freight, ...own } })
}
