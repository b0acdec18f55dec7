import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { ConsultationState } from '../../../src/contract/consultationView'
import type { Transaction } from '../../db/open'
import { stateTable } from '../../lib/stateTable'
import { consultations } from './schema'

export type ConsultationRow = typeof consultations.$inferSelect

const { toPay, waiting, talking, ended, unanswered, declined, cancelled } = ConsultationState

/** What moves a consultation, and who may cause it; what each state is called stands in `CONSULTATION_STATES` of the contract. */
export const MOVES = stateTable({
  of: 'consultations',
  states: Object.values(ConsultationState),
  first: toPay,
  last: [unanswered, declined, cancelled],
  moves: {
    /** The money came, or there is none to pay. */
    pay: { by: 'member', from: [toPay], to: waiting },
    take: { by: 'doctor', from: [waiting], to: talking },
    end: { by: 'doctor', from: [talking], to: ended },
    /** For two days after its end (`REOPEN_HOURS`). */
    reopen: { by: 'member', from: [ended], to: talking },
    decline: { by: 'doctor', from: [waiting, talking], to: declined },
    cancel: { by: 'member', from: [toPay, waiting], to: cancelled },
    /** Not paid in time. */
    lapse: { by: 'clock', from: [toPay], to: cancelled },
    /** Nobody came in time. */
    giveUp: { by: 'clock', from: [waiting], to: unanswered },
  },
} as const)
export type Move = keyof typeof MOVES

type Step = {
  id: string
  move: Move
  set?: Partial<ConsultationRow>
  /** What has to hold besides the state. */
  where?: SQL | undefined
}

/** Moves a consultation that stands as the table wants it, and answers how it stands now; undefined where it has moved on. */
export async function step(tx: Transaction, { id, move, set = {}, where }: Step): Promise<ConsultationRow | undefined> {
  const { from, to } = MOVES[move]
  const [moved] = await tx
    .update(consultations)
    .set({ ...set, state: to })
    .where(and(eq(consultations.id, id), inArray(consultations.state, [...from]), where))
    .returning()
  return moved
}
