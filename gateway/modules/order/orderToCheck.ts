import { asc, eq } from 'drizzle-orm'
import type { OrderToCheck } from '../../../counter/contract/order'
import type { Querying } from '../../db/open'
import { orders } from '../purchase/schema'
import { prescriptionDrugs, prescriptions } from '../prescription/schema'
import { products } from '../catalogue/schema'
import { staff } from '../../kernel/work/schema'
import { maskPhone } from '../../kernel/maskPhone'
import { maskAddress, maskName, maskText } from '../../kernel/work/mask'
import { checkedOrder, linesOf } from './listChecks'
import { statusName } from './orderViews'

/** A paid order as a pharmacist has to see it, what is personal in it masked. Undefined where there is none. */
export async function orderToCheck(db: Querying, orderCode: string): Promise<OrderToCheck | undefined> {
  const [row] = await db
    .select({ order: orders, checkedBy: staff.name })
    .from(orders)
    .leftJoin(staff, eq(staff.staffId, orders.checkedBy))
    .where(eq(orders.orderCode, orderCode))
  if (!row?.order.paidAt) return undefined
  const { order } = row
  return {
    ...checkedOrder(row, await linesOf(db, [orderCode])),
    status: statusName(order.status),
    consigneeName: maskName(order.consigneeName),
    consigneePhone: maskPhone(order.consigneePhone),
    address: maskAddress(order),
    note: maskText(order.note),
    gifts: order.gifts.map(({ name, specification, quantity }) => ({ name, specification, quantity })),
    prescription: order.prescriptionId === null ? null : await prescriptionOf(db, order.prescriptionId),
  }
}

async function prescriptionOf(db: Querying, prescriptionId: string): Promise<OrderToCheck['prescription']> {
  const rows = await db
    .select({ of: prescriptions, name: products.name, quantity: prescriptionDrugs.quantity })
    .from(prescriptions)
    .innerJoin(prescriptionDrugs, eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId))
    .innerJoin(products, eq(products.productCode, prescriptionDrugs.productCode))
    .where(eq(prescriptions.prescriptionId, prescriptionId))
    .orderBy(asc(prescriptionDrugs.productCode))
  const [first] = rows
  if (!first) return null
  const { patientName, relationLabel, diagnosis, validUntil } = first.of
  const drugs = rows.map(({ name, quantity }) => ({ name, quantity }))
  return { prescriptionId, patientName: maskName(patientName), relationLabel, diagnosis, validUntil: validUntil.toISOString(), drugs }
}
