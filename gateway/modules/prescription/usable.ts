import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { prescriptionDrugs, prescriptions } from '../../db/schema'

export type UsablePrescription = {
  prescriptionId: string
  patientName: string
  diagnosis: string
  validUntil: Date
  boxes: Map<string, number>
}

/** Approved, unused, unexpired prescriptions of a member with the boxes each covers by product; the one that ends first stands first. */
export async function usablePrescriptions(db: Querying, memberId: string | undefined, now: Date): Promise<UsablePrescription[]> {
  if (memberId === undefined) return []
  const rows = await db
    .select({ of: prescriptions, productCode: prescriptionDrugs.productCode, quantity: prescriptionDrugs.quantity })
    .from(prescriptions)
    .innerJoin(prescriptionDrugs, eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId))
    .where(
      and(
        eq(prescriptions.memberId, memberId),
        eq(prescriptions.status, 'approved'),
        isNull(prescriptions.usedByOrder),
        gt(prescriptions.validUntil, now),
      ),
    )
    .orderBy(asc(prescriptions.validUntil), asc(prescriptions.prescriptionId))
  const found = new Map<string, UsablePrescription>()
  for (const { of, productCode, quantity } of rows) {
    const { prescriptionId, patientName, diagnosis, validUntil } = of
    const one = found.get(prescriptionId) ?? { prescriptionId, patientName, diagnosis, validUntil, boxes: new Map<string, number>() }
    one.boxes.set(productCode, quantity)
    found.set(prescriptionId, one)
  }
  return [...found.values()]
}

/** The first prescription that covers all these drugs in these numbers of boxes. */
export const covering = (usable: readonly UsablePrescription[], needed: ReadonlyMap<string, number>) =>
  usable.find(({ boxes }) => [...needed].every(([productCode, count]) => (boxes.get(productCode) ?? 0) >= count))

/** What the shopper reads where a prescription drug cannot be bought yet; null where one prescription covers it. */
export function prescriptionProblem(usable: readonly UsablePrescription[], needed: ReadonlyMap<string, number>): string | null {
  if (covering(usable, needed)) return null
  const most = Math.max(
    0,
    ...usable
      .filter(({ boxes }) => [...needed.keys()].every((code) => boxes.has(code)))
      .flatMap(({ boxes }) => [...needed.keys()].map((code) => boxes.get(code) ?? 0)),
  )
  return most > 0 ? `超出处方用量（处方为 ${most} 盒），请咨询药师` : '处方药须凭处方购买，请先咨询药师'
}
