import type { Input } from '../../src/contract/endpoint'
import type { prescription } from '../../src/contract/prescription'
import { diseaseDataOf, signersOf, type PrescriptionSignForm } from '../../src/contract/prescriptionSign'
import type { Client } from './gatewayClient'

type Form = Input<typeof prescription.save>['body']

/** Two strokes, as long as a short name. */
export const WRITTEN: NonNullable<PrescriptionSignForm['written']> = {
  strokes: [
    [
      { x: 40, y: 60 },
      { x: 60, y: 62 },
      { x: 90, y: 64 },
      { x: 120, y: 60 },
    ],
    [
      { x: 80, y: 30 },
      { x: 80, y: 60 },
      { x: 78, y: 90 },
      { x: 70, y: 130 },
    ],
  ],
}

/** What is signed with a form: by the patient, or by a child's guardian. */
export async function signFormOf(who: Client, form: Form, changes: Partial<PrescriptionSignForm> = {}): Promise<PrescriptionSignForm> {
  const patient = await who.patient.one({ params: { id: form.patientId } })
  const diseaseData = diseaseDataOf({ ...form, icdCode: form.icdCode ?? null }, patient.sex)
  const [signer = 'patient'] = signersOf(patient)
  return { prescriptionSignExternal: { patientInfoId: form.patientId, diseaseData }, signer, written: WRITTEN, ...changes }
}

/** The form with a signature for it. */
export async function signed(who: Client, form: Form): Promise<Form> {
  return { ...form, signId: (await who.prescriptionSign.create({ body: await signFormOf(who, form) })).signId }
}
