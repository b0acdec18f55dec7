import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { stateTable } from '../../lib/stateTable'
import { policies, type PolicyRow } from './schema'

/** What moves a policy, and who may cause it. That it is over follows from its last day. */
export const POLICY_MOVES = stateTable({
  of: 'policies',
  states: ['filling', 'declined', 'underwriting', 'toPay', 'issuing', 'active', 'cancelling', 'cancelled', 'closed', 'returned'] as const,
  first: 'filling',
  last: ['declined', 'cancelled', 'closed', 'returned'],
  moves: {
    /** By an answer that excludes, or by the insurer. */
    decline: { by: 'member', from: ['filling', 'underwriting'], to: 'declined' },
    sign: { by: 'member', from: ['filling'], to: 'underwriting' },
    accept: { by: 'insurer', from: ['underwriting'], to: 'toPay' },
    pay: { by: 'bank', from: ['toPay'], to: 'issuing' },
    issue: { by: 'insurer', from: ['issuing'], to: 'active' },
    /** The insurer did not issue what was paid: the money goes back. */
    refuse: { by: 'insurer', from: ['issuing'], to: 'returned' },
    close: { by: 'member', from: ['filling', 'underwriting', 'toPay'], to: 'closed' },
    cancel: { by: 'member', from: ['active'], to: 'cancelling' },
    confirmCancel: { by: 'insurer', from: ['cancelling'], to: 'cancelled' },
  },
} as const)

type Step = { id: string; move: keyof typeof POLICY_MOVES; set?: Partial<PolicyRow>; now: Date }

/** Moves a policy that stands as the table wants it, and answers how it stands now; undefined where it has moved on. */
export async function stepped(tx: Transaction, { id, move, set = {}, now }: Step): Promise<PolicyRow | undefined> {
  const { from, to } = POLICY_MOVES[move]
  const [moved] = await tx
    .update(policies)
    .set({ ...set, state: to, movedAt: now })
    .where(and(eq(policies.id, id), inArray(policies.state, [...from])))
    .returning()
  return moved
}

/** The same; 409 POLICY_MOVED where it has moved on. */
export async function step(tx: Transaction, moving: Step): Promise<PolicyRow> {
  const moved = await stepped(tx, moving)
  if (!moved) throw policyMoved()
  return moved
}

export const policyMoved = () => new HttpError(409, 'POLICY_MOVED', '这份申请已有新的进展，请刷新后再试')
