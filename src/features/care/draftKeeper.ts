import { write } from '@/api/write'
import { prescription, type PrescriptionDraft } from '@/contract/prescription'
import { gatewayDraft, type GatewayDraft } from '@/domain/draft/gatewayDraft'

export type PrescriptionKeeper = GatewayDraft<PrescriptionDraft>

/** Keeps what is put into the form of a prescription. */
export const prescriptionKeeper = (): PrescriptionKeeper =>
  gatewayDraft<PrescriptionDraft>('prescription', (body) => write(prescription.keepDraft, { body }))
