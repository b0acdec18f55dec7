import { write } from '@/api/write'
import { patient, type PatientDraft } from '@/contract/patient'
import { gatewayDraft, type GatewayDraft } from '@/domain/draft/gatewayDraft'

/** Keeps what is typed into one form of a patient. */
export const draftKeeper = (form: string): DraftKeeper =>
  gatewayDraft<PatientDraft>(`patient ${form}`, (body) => write(patient.keepDraft, { params: { form }, body }))

export type DraftKeeper = GatewayDraft<PatientDraft>
