import { prescriptionDrugs, prescriptions } from '../../gateway/db/schema'
import type { Gateway } from './gateway'

/** 缬沙坦胶囊, a prescription drug of the built-in catalogue. */
export const VALSARTAN = '100011'
const DAYS_30 = 30 * 24 * 3600_000
let numbered = 0

/** A prescription for 缬沙坦胶囊, approved, unused and valid for a month unless told otherwise. */
export async function prescribe(
  { db, clock }: Gateway,
  memberId: string,
  changes: Partial<typeof prescriptions.$inferInsert> = {},
  productCode = VALSARTAN,
) {
  const prescriptionId = `rx-of-test-${(numbered += 1)}`
  await db.insert(prescriptions).values({
    prescriptionId,
    memberId,
    patientName: '周建国',
    relationLabel: '父亲',
    diagnosis: '高血压',
    status: 'approved',
    validUntil: new Date(clock.now().getTime() + DAYS_30),
    createdAt: clock.now(),
    ...changes,
  })
  await db.insert(prescriptionDrugs).values({ prescriptionId, productCode, quantity: 3 })
  return prescriptionId
}
