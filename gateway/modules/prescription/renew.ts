import { and, eq, isNull } from 'drizzle-orm'
import type { PrescriptionDraft } from '../../../src/contract/prescription'
import type { Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { products } from '../catalogue/schema'
import { patients } from '../patient/schema'
import { draftOf, dropDraft, keepDraft } from './drafts'
import { diagnosisOf } from './named'
import { diseaseOn, paperOf } from './paper'
import { prescriptionDrugs, prescriptions } from './schema'
import { isUndecided } from './states'

type Renewing = { ring: KeyRing; memberId: string; now: Date; prescriptionId: string; isForced: boolean }

/**
 * Puts what stood on an earlier prescription into the form: a refused one with its day, for it is mended; of any other the doctor writes a new
 * one. Pictures and approvals are never copied: everything is looked at again.
 */
export async function renewDraft(tx: Transaction, { ring, memberId, now, prescriptionId, isForced }: Renewing): Promise<void> {
  const [old] = await tx
    .select()
    .from(prescriptions)
    .where(and(eq(prescriptions.prescriptionId, prescriptionId), eq(prescriptions.memberId, memberId), isNull(prescriptions.hiddenAt)))
  if (!old) throw notFound('这张处方')
  if (isUndecided(old)) throw new HttpError(409, 'STILL_WAITING', '这张处方还在审核，不用重新提交')
  if (!isForced && (await draftOf(tx, ring, memberId))) throw new HttpError(409, 'DRAFT_THERE', '您有一张没有提交的处方')
  const paper = await paperOf(tx, ring, old)
  // What needs no prescription any more stands on none.
  const drugs = await tx
    .select({ productCode: prescriptionDrugs.productCode, quantity: prescriptionDrugs.quantity })
    .from(prescriptionDrugs)
    .innerJoin(products, eq(products.productCode, prescriptionDrugs.productCode))
    .where(and(eq(prescriptionDrugs.prescriptionId, prescriptionId), eq(products.mark, 'rx')))
    .orderBy(prescriptionDrugs.productCode)
  const isThere =
    old.patientId !== null && (await tx.$count(patients, and(eq(patients.id, old.patientId), eq(patients.memberId, memberId)))) > 0
  const draft: PrescriptionDraft = {
    ...(isThere && old.patientId !== null && { patientId: old.patientId }),
    hospital: paper?.hospital ?? '',
    diagnosis: diagnosisOf(ring, old),
    ...(paper?.icdCode && { icdCode: paper.icdCode }),
    ...(old.status === 'rejected' && paper && { issuedOn: paper.issuedOn }),
    drugs: drugs.map(({ productCode, quantity }) => ({ productCode, quantity, ...diseaseOn(paper, productCode) })),
    from: { prescriptionId, refusal: old.refusal },
  }
  await dropDraft(tx, memberId)
  await keepDraft(tx, ring, { memberId, draft, now })
}
