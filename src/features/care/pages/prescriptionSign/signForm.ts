import type { Patient } from '@/contract/patient'
import type { PrescriptionDraft } from '@/contract/prescription'
import { diseaseDataOf, type PrescriptionSignExternal } from '@/contract/prescriptionSign'

/** A form of which there is enough to be confirmed. */
export type Complete = PrescriptionDraft & { diagnosis: string; drugs: NonNullable<PrescriptionDraft['drugs']> }

/** Whether there is enough in the form to be confirmed. */
export const isComplete = (form: PrescriptionDraft): form is Complete =>
  (form.diagnosis ?? '').trim() !== '' && (form.drugs ?? []).length > 0

/** What is confirmed: for whom, and per drug what for. */
export const confirmedOf = (patient: Patient, { diagnosis, icdCode, drugs }: Complete): PrescriptionSignExternal => ({
  patientInfoId: patient.id,
  diseaseData: diseaseDataOf({ diagnosis, icdCode: icdCode ?? null, drugs }, patient.sex),
})
