import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { SvipOrder, SvipOrderState } from '../../../src/contract/svip'
import { lastDayOf, shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { svipOrders, type SvipRow } from './schema'

/** A row that was paid, with its days. */
export type PaidRow = SvipRow & { paidAt: Date; anchorDay: string; startsAt: Date; endsAt: Date }

export const isPaid = (row: SvipRow): row is PaidRow =>
  row.state === 'paid' && row.paidAt !== null && row.anchorDay !== null && row.startsAt !== null && row.endsAt !== null

/** What a member paid for and did not give back, the first in front. */
export async function paidRowsOf(db: Querying, memberId: string): Promise<PaidRow[]> {
  const rows = await db
    .select()
    .from(svipOrders)
    .where(and(eq(svipOrders.memberId, memberId), eq(svipOrders.state, 'paid')))
  return rows.filter(isPaid).sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

/** All that a member ever paid for, what was given back among it, newest first. */
export async function boughtRowsOf(db: Querying, memberId: string): Promise<SvipRow[]> {
  return db
    .select()
    .from(svipOrders)
    .where(and(eq(svipOrders.memberId, memberId), isNotNull(svipOrders.paidAt)))
    .orderBy(desc(svipOrders.createdAt))
}

/** Whose rights a member has now. */
export const runningIn = (rows: readonly PaidRow[], now: Date): PaidRow | undefined =>
  rows.find(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)

/** What a member has now, where it takes a membership. 409 NOT_HELD. */
export async function heldBy(db: Querying, { memberId, now }: { memberId: string; now: Date }): Promise<PaidRow> {
  const running = runningIn(await paidRowsOf(db, memberId), now)
  if (!running) throw new HttpError(409, 'NOT_HELD', 'SVIP 没有开通或已到期')
  return running
}

/** One that waits for payment; there is one at most. */
export async function unpaidOf(db: Querying, memberId: string): Promise<SvipRow | undefined> {
  const [row] = await db
    .select()
    .from(svipOrders)
    .where(and(eq(svipOrders.memberId, memberId), eq(svipOrders.state, 'toPay')))
    .orderBy(desc(svipOrders.createdAt))
    .limit(1)
  return row
}

/** One of this member's; nobody else's is found. */
export async function ownSvipOrder(db: Querying, { memberId, orderId }: { memberId: string; orderId: string }): Promise<SvipRow> {
  const [row] = await db
    .select()
    .from(svipOrders)
    .where(and(eq(svipOrders.orderId, orderId), eq(svipOrders.memberId, memberId)))
  if (!row) throw notFound('这笔 SVIP 订单')
  return row
}

export const stateOf = (row: SvipRow, now: Date): SvipOrderState => {
  if (!isPaid(row)) return row.state === 'paid' ? 'over' : row.state
  if (row.startsAt > now) return 'next'
  return row.endsAt > now ? 'running' : 'over'
}

export function shownOrder(row: SvipRow, now: Date, isPaused: boolean): SvipOrder {
  const { orderId, planName, months, price, createdAt, payBefore, paidAt, startsAt, endsAt, returnedFor } = row
  const state = stateOf(row, now)
  return {
    ...{ orderId, planName, months, price, state },
    createdAt: createdAt.toISOString(),
    payBefore: state === 'toPay' ? payBefore.toISOString() : null,
    paidAt: paidAt?.toISOString() ?? null,
    firstDay: startsAt ? shopDate(startsAt) : null,
    lastDay: endsAt ? lastDayOf(endsAt) : null,
    isPaused: isPaused && state === 'running',
    returnedFor,
  }
}
