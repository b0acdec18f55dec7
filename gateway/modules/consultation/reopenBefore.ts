import { REOPEN_HOURS } from '../../../src/contract/consultationTalk'
import { ConsultationState } from '../../../src/contract/consultationView'
import { HOUR } from '../../../src/lib/duration'
import type { ConsultationRow } from './states'

/** Until when a consultation can be taken up again; null where it cannot (any more). */
export function reopenBeforeOf({ state, endedAt }: Pick<ConsultationRow, 'state' | 'endedAt'>, now: Date): Date | null {
  if (state !== ConsultationState.ended || endedAt === null) return null
  const until = new Date(endedAt.getTime() + REOPEN_HOURS * HOUR)
  return until > now ? until : null
}
