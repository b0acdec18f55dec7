import { write } from '@/api/write'
import { formCalls, type ConsultationDraft } from '@/contract/consultationForm'
import { gatewayDraft, type GatewayDraft } from '@/domain/draft/gatewayDraft'

export type ConsultationKeeper = GatewayDraft<ConsultationDraft>

/** Keeps what is put into the form of a consultation. */
export const consultationKeeper = (): ConsultationKeeper =>
  gatewayDraft<ConsultationDraft>('consultation', (body) => write(formCalls.keepDraft, { body }))
