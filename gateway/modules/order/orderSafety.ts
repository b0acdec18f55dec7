import { eq } from 'drizzle-orm'
import type { CaseSafety } from '../../../counter/contract/safety'
import type { Db } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { paperOf } from '../prescription/paper'
import { prescriptions } from '../prescription/schema'
import { orders } from '../purchase/schema'
import { caseSafety } from '../safety/caseSafety'
import { linesOf } from './listChecks'

/** The safety check of an order's products, for the patient of its prescription where there is one with a paper. */
export async function orderSafety(db: Db, ring: KeyRing, { orderCode, now }: { orderCode: string; now: Date }): Promise<CaseSafety> {
  const lines = await linesOf(db, [orderCode])
  const [row] = await db
    .select({ of: prescriptions })
    .from(orders)
    .innerJoin(prescriptions, eq(prescriptions.prescriptionId, orders.prescriptionId))
    .where(eq(orders.orderCode, orderCode))
  // A paper that was changed by hand is refused where it is decided on; here nobody is known.
  const paper = row && (await paperOf(db, ring, row.of).catch(() => undefined))
  const patient = paper ? { ...paper.patient, healthInfo: paper.healthInfo } : null
  return caseSafety(db, { productCodes: lines.map(({ card }) => card.productCode), patient, now })
}
