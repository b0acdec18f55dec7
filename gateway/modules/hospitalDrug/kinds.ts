import { and, eq } from 'drizzle-orm'
import type { SpecialOrderKind } from '../../../src/contract/hospitalDrug'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { prescriptionDrugs, prescriptions } from '../prescription/schema'

/** What one kind of special order is called, which drugs come by it, and what it wants of the patient. */
type Kind = {
  /** As the doctor reads it. */
  word: string
  isOfAntibiotics: boolean
  /** Only where the patient had an approved prescription with the same product before. */
  wantsEarlier?: true
}

/** Special orders (specification 2, section 7): a kind is a row. */
export const KINDS: Readonly<Record<SpecialOrderKind, Kind>> = {
  hospitalDrug: { word: '申请开方', isOfAntibiotics: false },
  renewal: { word: '续方', isOfAntibiotics: false, wantsEarlier: true },
  antibiotic: { word: '申请开抗菌药', isOfAntibiotics: true },
}

/** By which kind a drug is asked for where nothing is known of the patient. */
export const kindOf = ({ isAntibiotic }: { isAntibiotic: boolean }): SpecialOrderKind => (isAntibiotic ? 'antibiotic' : 'hospitalDrug')

type Asking = { kind: SpecialOrderKind; memberId: string; patientId: string; product: { productCode: string; isAntibiotic: boolean } }

/** Refuses with OTHER_KIND (`details.kind`) what does not come by this kind, and with NO_EARLIER a renewal of what was never prescribed. */
export async function refuseKind(db: Querying, { kind, memberId, patientId, product }: Asking): Promise<void> {
  const { isOfAntibiotics, wantsEarlier } = KINDS[kind]
  if (isOfAntibiotics !== product.isAntibiotic) throw otherKind(kindOf(product))
  if (wantsEarlier && !(await renewalOf(db, memberId, product.productCode)).includes(patientId))
    throw new HttpError(409, 'NO_EARLIER', '这位用药人在本店还没有这种药的处方，不能续方，可以申请开方', { field: 'patientId' })
}

const otherKind = (kind: SpecialOrderKind) =>
  new HttpError(
    409,
    'OTHER_KIND',
    kind === 'antibiotic' ? '抗菌药要多回答一个问题，请按抗菌药申请' : '这种药不是抗菌药，请按普通处方药申请',
    {
      field: 'productCode',
      details: { kind },
    },
  )

/** Patients of a member who had an approved prescription with a product, used or not, in force or over. */
export async function renewalOf(db: Querying, memberId: string, productCode: string): Promise<string[]> {
  const isOf = and(
    eq(prescriptions.memberId, memberId),
    eq(prescriptions.status, 'approved'),
    eq(prescriptionDrugs.productCode, productCode),
  )
  const rows = await db
    .selectDistinct({ patientId: prescriptions.patientId })
    .from(prescriptions)
    .innerJoin(prescriptionDrugs, eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId))
    .where(isOf)
  return rows.flatMap(({ patientId }) => patientId ?? [])
}
