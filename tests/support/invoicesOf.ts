import { eq } from 'drizzle-orm'
import { invoices } from '../../gateway/tables'
import type { Gateway } from './gateway'
import type { Client } from './gatewayClient'
import { receivedOrder } from './receivedOrder'
import { packingOf } from './shop'

type Shop = Pick<Gateway, 'app' | 'db' | 'clock' | 'bankDelivers' | 'jobs'>

export const COMPANY = { kind: 'company', name: '清河贸易有限公司', taxNumber: '91350100M000100Y43' } as const

/** An issued invoice of an order of somebody's that was received now, made out to a name that only that member has. */
export async function issuedTo(shop: Shop, who: Client, name: string) {
  const { skuCode } = await packingOf(shop, 'otcB')
  const { orderCode } = await receivedOrder(shop, who, { skuCode, quantity: 2 })
  await who.invoice.ask({ params: { orderCode }, body: { kind: 'person', name, keeps: true } })
  await shop.jobs()
  const { results } = await who.invoice.ofOrder({ params: { orderCode } })
  return { orderCode, invoiceId: results[0]!.id, number: results[0]!.number! }
}

/** One that the provider did not issue. */
export async function failedInvoice(shop: Shop, who: Client, name = '周岚') {
  const { skuCode } = await packingOf(shop, 'otcB')
  const { orderCode } = await receivedOrder(shop, who, { skuCode, quantity: 1 })
  const { results } = await who.invoice.ask({ params: { orderCode }, body: { kind: 'person', name } })
  const { id } = results[0]!
  const at = shop.clock.now()
  const failed = { state: 'failed', amount: 100, tax: 12, movedAt: at, lastError: '税号与名称不一致，请打 13911112222' } as const
  await shop.db.update(invoices).set(failed).where(eq(invoices.id, id))
  return { orderCode, id }
}
