import type { CaseSafety } from '../../../counter/contract/safety'
import type { HealthInfo } from '../../../src/contract/patient'
import type { Sex } from '../../../src/contract/idCard'
import { shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { checkSafety } from './checkSafety'

type Case = {
  productCodes: readonly string[]
  /** Whom the drugs are for, as the paper says; null where nobody is known. */
  patient: { birthDate: string; sex: Sex; healthInfo: HealthInfo | null } | null
  now: Date
}

/** The safety check for a case at the counter. */
export async function caseSafety(db: Querying, { productCodes, patient, now }: Case): Promise<CaseSafety> {
  const person = patient && { ...patient, today: shopDate(now) }
  const { ran, findings, products, dataDate, approvedBy } = await checkSafety(db, { productCodes, person, now })
  return { ran, hasPatient: patient !== null, findings, products, dataDate, approvedBy }
}
