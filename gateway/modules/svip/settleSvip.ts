import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { lastDayOf, shopDate, shopMidnight } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { forEachMember, type Job } from '../../kernel/jobs/job'
import { lockMember } from '../../kernel/lockMember'
import { log } from '../../lib/log'
import { inTransaction } from '../../kernel/transaction'
import { moveGrants } from '../grant/moveGrants'
import { giveMonthly, monthAt } from './giveMonthly'
import { endAfter } from './months'
import { movePause } from './pauses'
import { BY_SVIP, grantsIn } from './plans'
import { svipCards, svipOrders, type SvipRow } from './schema'
import { paidRowsOf, runningIn, type PaidRow } from './standing'

type Settling = { memberId: string; at: Date; reason: string }

/**
 * Brings what a member has to what is paid at a moment: rights as grants, the coupons of the month; neither while they are paused. Idempotent; the
 * caller holds the member.
 */
export async function settleSvip(tx: Transaction, { memberId, at, reason }: Settling) {
  const rows = await paidRowsOf(tx, memberId)
  const running = runningIn(rows, at)
  const pause = await movePause(tx, { memberId, rows, at })
  const counting = pause?.state === 'paused' ? undefined : running
  const wanted = counting ? grantsIn(counting.terms) : []
  const until = counting ? earlier(heldUntil(rows, counting), pause?.beginsAt) : null
  const moved = await moveGrants(tx, { memberId, by: BY_SVIP, wanted, until, at, reason })
  const given = counting && (await giveMonthly(tx, counting, at))
  for (const row of rows) {
    const isPaused = counting === undefined
    const nextAt = nextOf(
      { ...row, couponMonths: row.orderId === counting?.orderId ? (given ?? row.couponMonths) : row.couponMonths, isPaused },
      at,
    )
    if (nextAt?.getTime() !== row.nextAt?.getTime()) await tx.update(svipOrders).set({ nextAt }).where(eq(svipOrders.orderId, row.orderId))
  }
  return moved
}

/** A pause that is announced begins at its moment, before the job has come to it, too. */
const earlier = (until: Date, pausedFrom: Date | undefined): Date => (pausedFrom && pausedFrom < until ? pausedFrom : until)

/**
 * Until when its rights hold without a break: beyond its own end where the one that follows gives each of them, too. How much that gives of them
 * they say once the job comes to it, a moment later.
 */
function heldUntil(rows: readonly PaidRow[], running: PaidRow): Date {
  const rights = (row: PaidRow) => grantsIn(row.terms).map(({ right }) => right)
  return rows.reduce((until, next) => {
    const follows = next.startsAt.getTime() === until.getTime()
    return follows && rights(running).every((right) => rights(next).includes(right)) ? next.endsAt : until
  }, running.endsAt)
}

/** When it has to be looked at again; null once it is over. */
function nextOf(row: PaidRow & { isPaused: boolean }, at: Date): Date | null {
  const { startsAt, endsAt, anchorDay, months, terms, couponMonths, isPaused } = row
  if (startsAt > at) return startsAt
  if (endsAt <= at) return null
  if (isPaused) return endsAt
  const month = monthAt(row, at)
  const isBehind = terms.coupons > 0 && couponMonths < month
  // A type of coupons that has ended cannot be given: it is tried again tomorrow.
  if (isBehind) return new Date(shopMidnight(at) + DAY)
  return month < months ? endAfter(anchorDay, month) : endsAt
}

/** Memberships that begin, come to their next month, or end; those that cannot be settled keep no others waiting. */
export const settleDueSvip: Job = async ({ db, now }) => {
  await forEachMember({
    what: 'SVIP 权益',
    read: (after, limit) =>
      db
        .selectDistinct({ memberId: svipOrders.memberId })
        .from(svipOrders)
        .where(and(lte(svipOrders.nextAt, now), gt(svipOrders.memberId, after)))
        .orderBy(asc(svipOrders.memberId))
        .limit(limit),
    work: ({ memberId }) => inTransaction(db, (tx) => settleDue(tx, memberId, now)),
  })
}

async function settleDue(tx: Transaction, memberId: string, now: Date): Promise<void> {
  await lockMember(tx, memberId)
  await settleSvip(tx, { memberId, at: now, reason: 'due' })
}

/** Holds the rights of everybody who has a card against what is paid, once a day; what differs is put right, and is a fault that the log names. */
export const proveSvip: Job = async ({ db, now }) => {
  const today = new Date(shopMidnight(now))
  await forEachMember({
    what: 'SVIP 权益核对',
    read: (after, limit) =>
      db
        .select({ memberId: svipCards.memberId })
        .from(svipCards)
        .where(and(or(isNull(svipCards.provedAt), lt(svipCards.provedAt, today)), gt(svipCards.memberId, after)))
        .orderBy(asc(svipCards.memberId))
        .limit(limit),
    work: ({ memberId }) => inTransaction(db, (tx) => prove(tx, memberId, now)),
  })
}

async function prove(tx: Transaction, memberId: string, now: Date): Promise<void> {
  await lockMember(tx, memberId)
  const { given, revoked } = await settleSvip(tx, { memberId, at: now, reason: 'proved' })
  if (given + revoked > 0) log.warn(`会员 ${memberId} 的 SVIP 权益与订单不一致：补发 ${given} 项，收回 ${revoked} 项`)
  await tx.update(svipCards).set({ provedAt: now }).where(eq(svipCards.memberId, memberId))
}

/** Lets those that follow begin without a gap: one before them was given back at a moment, or ends later than it did. */
export async function moveUp(tx: Transaction, { memberId, at }: Omit<Settling, 'reason'>): Promise<void> {
  let free = at
  let anchor = shopDate(at)
  for (const row of await paidRowsOf(tx, memberId)) {
    if (row.endsAt <= at) continue
    const hasBegun = row.startsAt <= at
    const days = hasBegun ? row : daysFrom(free, anchor, row)
    if (!hasBegun) await tx.update(svipOrders).set(days).where(eq(svipOrders.orderId, row.orderId))
    free = days.endsAt
    anchor = lastDayOf(days.endsAt)
  }
}

/** The days of one that begins at a moment, its months counted from a day. */
export const daysFrom = (startsAt: Date, anchorDay: string, { months }: Pick<SvipRow, 'months'>) => ({
  startsAt,
  anchorDay,
  endsAt: endAfter(anchorDay, months),
})
