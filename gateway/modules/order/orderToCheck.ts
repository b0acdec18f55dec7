import { asc, eq } from 'drizzle-orm'
import { GiftType } from '../../../src/contract/product'
import type { OrderToCheck } from '../../../counter/contract/order'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { diagnosisOf, patientNameOf } from '../prescription/named'
import { patientOf } from '../purchase/patientOf'
import { orders, type orderLines } from '../purchase/schema'
import { prescriptionDrugs, prescriptions } from '../prescription/schema'
import { products } from '../catalogue/schema'
import { staff } from '../../kernel/work/schema'
import { maskedFacts, versionOf, type Standing } from '../../kernel/work/version'
import { maskPhone } from '../../lib/maskPhone'
import { maskAddress, maskName, maskText } from '../../kernel/work/mask'
import { checkedOrder, linesOf } from './listChecks'
import { statusName } from './orderViews'

type Opening = { db: Querying; ring: KeyRing }
type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

/** Who gets it, and where. */
const consigneeOf = (db: Querying, of: Order) =>
  maskedFacts(db, [of.consigneeName, of.consigneePhone, of.provinceName, of.cityName, of.addressText])

/** What a pharmacist decides by: what is sent, to whom and where to. */
const factsIn = async ({ db, ring }: Opening, of: Order, lines: readonly Line[]) => ({
  status: of.status,
  payable: of.payable,
  consignee: await consigneeOf(db, of),
  told: await maskedFacts(db, [of.note, patientOf(ring, of)]),
  prescriptionId: of.prescriptionId,
  gifts: of.gifts.map(({ skuCode, quantity }) => [skuCode, quantity]),
  lines: lines.map(({ skuCode, quantity }) => [skuCode, quantity]),
  check: [of.checkedAt, of.checkedBy],
})

/** A paid order, its row locked. */
export async function standingOrder({ db: tx, ring }: Opening & { db: Transaction }, orderCode: string): Promise<Standing> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderCode, orderCode)).for('update')
  if (!order?.paidAt) throw notFound('这个订单')
  const [by] = await tx
    .select({ name: staff.name })
    .from(staff)
    .where(eq(staff.staffId, order.checkedBy ?? ''))
  const { checkedAt: at, checkRefusal } = order
  const what = checkRefusal === null ? '核对通过这个订单' : `退回这个订单：${checkRefusal}`
  return { facts: await factsIn({ db: tx, ring }, order, await linesOf(tx, [orderCode])), decided: at && { by: by?.name ?? '', at, what } }
}

/** A paid order as a pharmacist has to see it, what is personal in it masked. Undefined where there is none. */
export async function orderToCheck({ db, ring }: Opening, orderCode: string): Promise<OrderToCheck | undefined> {
  const [row] = await db
    .select({ order: orders, checkedBy: staff.name })
    .from(orders)
    .leftJoin(staff, eq(staff.staffId, orders.checkedBy))
    .where(eq(orders.orderCode, orderCode))
  if (!row?.order.paidAt) return undefined
  const { order } = row
  const lines = await linesOf(db, [orderCode])
  return {
    ...checkedOrder(ring, row, lines),
    version: versionOf(await factsIn({ db, ring }, order, lines)),
    status: statusName(order.status),
    consigneeName: maskName(order.consigneeName),
    consigneePhone: maskPhone(order.consigneePhone),
    address: maskAddress(order),
    consigneeVersion: versionOf(await consigneeOf(db, order)),
    note: maskText(order.note),
    gifts: order.gifts.map(({ type, name, specification, quantity }) => ({
      name: type === GiftType.prize ? `奖品 ${name}` : name,
      specification,
      quantity,
    })),
    prescription: order.prescriptionId === null ? null : await prescriptionOf({ db, ring }, order.prescriptionId),
  }
}

async function prescriptionOf({ db, ring }: Opening, prescriptionId: string): Promise<OrderToCheck['prescription']> {
  const rows = await db
    .select({ of: prescriptions, name: products.name, quantity: prescriptionDrugs.quantity })
    .from(prescriptions)
    .innerJoin(prescriptionDrugs, eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId))
    .innerJoin(products, eq(products.productCode, prescriptionDrugs.productCode))
    .where(eq(prescriptions.prescriptionId, prescriptionId))
    .orderBy(asc(prescriptionDrugs.productCode))
  const [first] = rows
  if (!first) return null
  const { relationLabel, validUntil } = first.of
  const of = { patientName: maskName(patientNameOf(ring, first.of)), relationLabel, diagnosis: diagnosisOf(ring, first.of) }
  const drugs = rows.map(({ name, quantity }) => ({ name, quantity }))
  return { prescriptionId, ...of, validUntil: validUntil.toISOString(), drugs }
}
