import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { stateTable } from '../../lib/stateTable'
import { svipOrders, type SvipRow } from './schema'

/** What moves a membership, and who may cause it. */
export const MOVES = stateTable({
  of: 'svip_orders',
  states: ['toPay', 'paid', 'closed', 'returned'] as const,
  first: 'toPay',
  last: ['closed', 'returned'],
  moves: {
    pay: { by: 'bank', from: ['toPay'], to: 'paid' },
    /** Not paid in time, taken back by its member, or another plan was asked for. */
    close: { by: 'member', from: ['toPay'], to: 'closed' },
    /** By its member, or by staff for a fault of ours. */
    giveBack: { by: 'member', from: ['paid'], to: 'returned' },
  },
} as const)

type Step = { orderId: string; move: keyof typeof MOVES; set?: Partial<SvipRow> }

/** Moves a membership that stands as the table wants it, and answers how it stands now; undefined where it has moved on. */
export async function step(tx: Transaction, { orderId, move, set = {} }: Step): Promise<SvipRow | undefined> {
  const { from, to } = MOVES[move]
  const [moved] = await tx
    .update(svipOrders)
    .set({ ...set, state: to })
    .where(and(eq(svipOrders.orderId, orderId), inArray(svipOrders.state, [...from])))
    .returning()
  return moved
}
