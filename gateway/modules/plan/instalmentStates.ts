import { and, eq, inArray, type SQLWrapper } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { stateTable } from '../../lib/stateTable'
import { instalments, type InstalmentRow } from './schema'

/** What moves an instalment, and who causes it. */
const INSTALMENT_MOVES = stateTable({
  of: 'instalments',
  states: ['coming', 'toPay', 'missed', 'paid', 'waived', 'ended'] as const,
  first: 'coming',
  last: ['paid', 'waived', 'ended'],
  moves: {
    /** A week before its day; where it is paid on a result, once the insurer says that the medicine helped. */
    open: { by: 'clock', from: ['coming'], to: 'toPay' },
    /** There is nothing to pay: its day has come. */
    free: { by: 'clock', from: ['coming'], to: 'paid' },
    /** The insurer says that the medicine did not help. */
    waive: { by: 'insurer', from: ['coming'], to: 'waived' },
    miss: { by: 'clock', from: ['toPay'], to: 'missed' },
    pay: { by: 'bank', from: ['toPay', 'missed'], to: 'paid' },
    /** Its policy ended. */
    end: { by: 'member', from: ['coming', 'toPay', 'missed'], to: 'ended' },
  },
} as const)

type Moving = { id: string; move: Exclude<keyof typeof INSTALMENT_MOVES, 'end'>; paidAt?: Date }

/** Moves an instalment that stands as the table wants it; undefined where it has moved on. The caller holds its policy's row. */
export async function movedInstalment(tx: Transaction, { id, move, paidAt }: Moving): Promise<InstalmentRow | undefined> {
  const { from, to } = INSTALMENT_MOVES[move]
  const [moved] = await tx
    .update(instalments)
    .set({ state: to, ...(paidAt && { paidAt }) })
    .where(and(eq(instalments.id, id), inArray(instalments.state, [...from])))
    .returning()
  return moved
}

/** None of a policy's instalments is awaited any more. */
export const endInstalments = (tx: Transaction, policyId: string): Promise<void> => endInstalmentsOf(tx, [policyId])

/** The same of several. */
export async function endInstalmentsOf(db: Querying, policyIds: string[] | SQLWrapper): Promise<void> {
  const { from, to } = INSTALMENT_MOVES.end
  await db
    .update(instalments)
    .set({ state: to })
    .where(and(inArray(instalments.policyId, policyIds), inArray(instalments.state, [...from])))
}
