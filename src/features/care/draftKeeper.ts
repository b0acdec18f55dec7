import { write } from '@/api/write'
import { formCalls, type ConsultationDraft } from '@/contract/consultationForm'
import { prescription, type PrescriptionDraft } from '@/contract/prescription'
import { gatewayDraft, type GatewayDraft } from '@/domain/draft/gatewayDraft'

export type PrescriptionKeeper = GatewayDraft<PrescriptionDraft>

/** Keeps what is put into the form of a prescription. */
export const prescriptionKeeper = (): PrescriptionKeeper =>
  gatewayDraft<PrescriptionDraft>('prescription', (body) => write(prescription.keepDraft, { body }))

export type ConsultationKeeper = GatewayDraft<ConsultationDraft>

/** Keeps what is put into the form of a consultation. */
export const consultationKeeper = (): ConsultationKeeper =>
  gatewayDraft<ConsultationDraft>('consultation', (body) => write(formCalls.keepDraft, { body }))
