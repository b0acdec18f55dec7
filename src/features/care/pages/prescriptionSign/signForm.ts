import type { Patient } from '@/contract/patient'
import type { PrescriptionDraft } from '@/contract/prescription'
import { diseaseDataOf, SIGNER_RELATION_NAMES, SignerRelation, type PrescriptionSignForm, type Signer } from '@/contract/prescriptionSign'
import type { Signature } from '@/ui/form/signature/signature'

export type SignValues = { signer: Signer; agentName: string; relation: SignerRelation | '' }

/** A form of which there is enough to be confirmed. */
export type Complete = PrescriptionDraft & { diagnosis: string; drugs: NonNullable<PrescriptionDraft['drugs']> }

/** Whether there is enough in the form to be confirmed. */
export const isComplete = (form: PrescriptionDraft): form is Complete =>
  (form.diagnosis ?? '').trim() !== '' && (form.drugs ?? []).length > 0

export const RELATIONS = SignerRelation.options.map((value) => ({ value, text: SIGNER_RELATION_NAMES[value] }))
export const SIGNERS: Readonly<Record<Signer, string>> = { patient: '用药人本人签', guardian: '监护人签', agent: '我代用药人签' }

/** Whose name is to be written. */
export function nameOf({ signer, agentName }: SignValues, { name, guardianVo }: Patient): string {
  if (signer === 'patient') return name
  return signer === 'guardian' ? (guardianVo?.name ?? '') : agentName.trim()
}

/** What is missing of somebody who signs on behalf of the patient. */
export const problemsOf = ({ signer, agentName, relation }: SignValues) => ({
  agentName: signer === 'agent' && agentName.trim() === '' ? '请填写您的姓名' : undefined,
  relation: signer === 'agent' && relation === '' ? '请选择您与用药人的关系' : undefined,
})

type Signing = { values: SignValues; patient: Patient; form: Complete; signature: Signature }

/** What the gateway is sent: whole points, and no times. */
export function signFormOf({ values: { signer, agentName, relation }, patient, form, signature }: Signing): PrescriptionSignForm {
  const { words, written } = signature
  const diseaseData = diseaseDataOf({ diagnosis: form.diagnosis, icdCode: form.icdCode ?? null, drugs: form.drugs }, patient.sex)
  return {
    prescriptionSignExternal: { patientInfoId: patient.id, diseaseData },
    signer,
    ...(signer === 'agent' && relation !== '' && { agent: { name: agentName.trim(), relation } }),
    ...(words === ''
      ? {
          written: { strokes: written.strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))) },
        }
      : { typedName: words }),
  }
}
