import type { Prescription } from '../../../src/contract/prescription'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { validOwn } from './memberViews'
import { allCovering, usablePrescriptions } from './usable'

type Wanted = { memberId: string; patientId?: string | undefined; products: ReadonlyArray<{ productCode: string; quantity: number }> }

/** Prescriptions by which one order of all these products can be made now, in the order in which an order would take them. */
export async function validFor(
  viewing: { db: Querying; ring: KeyRing; now: Date },
  { memberId, patientId, products }: Wanted,
): Promise<Prescription[]> {
  const needed = new Map<string, number>()
  for (const { productCode, quantity } of products) needed.set(productCode, (needed.get(productCode) ?? 0) + quantity)
  const { db, now } = viewing
  const fit = allCovering(await usablePrescriptions(db, { memberId, now, isOrdering: true }), needed)
  const open = await validOwn(viewing, memberId)
  return fit.flatMap(({ prescriptionId }) =>
    open.filter((one) => one.prescriptionId === prescriptionId && (patientId === undefined || one.patientId === patientId)),
  )
}
