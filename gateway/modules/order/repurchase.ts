import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Repurchase } from '../../../src/contract/mall'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Db } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { namesNoneOfHall } from '../hallGoods/belongs'
import { hallOf } from '../hallGoods/hallSetting'
import { patientNameOf } from '../prescription/named'
import { patientOf } from '../purchase/patientOf'
import { orderLines, orders } from '../purchase/schema'
import { prescriptionDrugs, prescriptions } from '../prescription/schema'
import { isUsable } from '../prescription/usable'
import { productCards } from '../productCard/cards'

/** Number of recent orders considered. */
const MAX_ORDERS = 20

/**
 * Repurchase recommendations on the home page: the medicine a family member's prescription covers again, else what was bought last. Only
 * what the shop still sells, and nothing of the men's health hall; none for a member without a paid order.
 */
export async function repurchaseOf({ db, ring, now }: { db: Db; ring: KeyRing; now: Date }, memberId: string): Promise<Repurchase | null> {
  const outside = namesNoneOfHall(db, await hallOf(db), orderLines.productCode)
  const bought = await db
    .select({ productCode: orderLines.productCode, orderCode: orders.orderCode, paidAt: orders.paidAt, patientName: orders.patientName })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderCode, orders.orderCode))
    .where(and(eq(orders.memberId, memberId), isNull(orders.cancelledAt), sql`${orders.paidAt} is not null`, outside))
    .orderBy(desc(orders.paidAt), orderLines.position)
    .limit(MAX_ORDERS)
  if (bought.length === 0) return null
  const codes = [...new Set(bought.map(({ productCode }) => productCode))]
  const covering = await db
    .select({
      productCode: prescriptionDrugs.productCode,
      prescriptionId: prescriptions.prescriptionId,
      patientName: prescriptions.patientName,
      relationLabel: prescriptions.relationLabel,
      validUntil: prescriptions.validUntil,
    })
    .from(prescriptions)
    .innerJoin(prescriptionDrugs, eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId))
    .where(and(isUsable(memberId, now), inArray(prescriptionDrugs.productCode, codes)))
    .orderBy(desc(prescriptions.validUntil))
  const cards = await productCards(db, codes, now)
  const ordered = [...bought.filter(({ productCode }) => covering.some((one) => one.productCode === productCode)), ...bought]
  for (const { productCode, paidAt, ...order } of ordered) {
    const product = cards.get(productCode)
    const prescription = covering.find((one) => one.productCode === productCode)
    // A prescription drug is held out again only to somebody whose prescription is good for it.
    if (!product || !paidAt || product.status !== ProductStatus.onShelf || (product.mark === 'rx' && !prescription)) continue
    return {
      patientName: (prescription ? patientNameOf(ring, prescription) : patientOf(ring, order)) ?? '',
      relationLabel: prescription?.relationLabel ?? '',
      lastBoughtAt: paidAt.toISOString(),
      prescriptionValidUntil: prescription?.validUntil.toISOString() ?? null,
      product,
    }
  }
  return null
}
