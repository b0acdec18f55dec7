import type { Patient } from '@/contract/patient'
import type { PrescriptionDraft, PrescriptionForm } from '@/contract/prescription'
import { confirmed, diseaseDataOf, type PrescriptionSign } from '@/contract/prescriptionSign'
import { withDrug, type WantedDrugs } from '@/domain/prescription/wantedDrugs'
import { firstOf } from '@/domain/patient/firstOf'

/** What the form holds. */
export type PrescriptionValues = {
  patientId: string
  images: string[]
  hospital: string
  issuedOn: string
  diagnosis: string
  icdCode: string | null
  drugs: WantedDrugs
  isDeclared: boolean
}

type Begun = {
  draft: PrescriptionDraft | null | undefined
  patients: readonly Patient[]
  /** The drug whose page led here. */
  productCode: string | undefined
  /** 2026-11-21 */
  today: string
  maxDrugs: number
}

/** What the form begins with: what was left in it, the only or the default patient, and the drug that led here. */
export function valuesOf({ draft, patients, productCode, today, maxDrugs }: Begun): PrescriptionValues {
  const first = firstOf(patients, draft?.patientId)
  return {
    patientId: first?.id ?? '',
    images: draft?.images ?? [],
    hospital: draft?.hospital ?? '',
    issuedOn: draft?.issuedOn ?? today,
    diagnosis: draft?.diagnosis ?? '',
    icdCode: draft?.icdCode ?? null,
    drugs: withDrug(draft?.drugs ?? [], productCode, maxDrugs),
    isDeclared: false,
  }
}

/** What is kept of it: never that something was declared, which is done each time anew. */
export const draftOf = ({ patientId, images, hospital, issuedOn, diagnosis, icdCode, drugs }: PrescriptionValues): PrescriptionDraft => ({
  ...(patientId !== '' && { patientId }),
  images,
  hospital,
  issuedOn,
  diagnosis,
  icdCode,
  drugs,
})

/** What is handed in, with the signature that confirms it. */
export const formOf = (values: PrescriptionValues, signId: string | undefined): PrescriptionForm => ({
  ...values,
  isDeclared: true,
  ...(signId !== undefined && { signId }),
})

/** Whether a signature confirms what stands in the form now. */
export function isConfirmed(values: PrescriptionValues, patient: Patient | undefined, sign: PrescriptionSign | null): boolean {
  if (!sign || !patient) return false
  const diseaseData = diseaseDataOf(values, patient.sex)
  return confirmed(sign.prescriptionSignExternal) === confirmed({ patientInfoId: patient.id, diseaseData })
}
