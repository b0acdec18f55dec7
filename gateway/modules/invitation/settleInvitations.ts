import { and, asc, eq, gt, gte, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Suspicion } from '../../../counter/contract/invitation'
import { HOLD_DAYS } from '../../../src/contract/invitation'
import { OrderStatus } from '../../../src/contract/order'
import { DAY } from '../../../src/lib/duration'
import type { Db, Transaction } from '../../db/open'
import { forEachBatch, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { refundApplications } from '../aftersales/schema'
import { orders } from '../purchase/schema'
import { isEnded, reward } from './reward'
import { invitations, type InvitationRow } from './schema'
import { step } from './states'
import { atReward } from './suspicions'
import { isEnough } from './terms'

/**
 * Brings invitations on: a friend’s received order is waited out, and what was promised is given; where a rule speaks against it a person looks.
 * Without an order in time it ends.
 */
export const settleInvitations: Job = ({ db, now }) => settleOpen(db, now)

export async function settleOpen(db: Db, now: Date): Promise<void> {
  await forEachBatch({
    what: '邀请奖励',
    read: (after, limit) => openAfter(db, after, limit),
    keyOf: ({ invitationId }) => invitationId,
    work: (row) => settle(db, row, now),
  })
}

const openAfter = (db: Db, after: string, limit: number) =>
  db
    .select()
    .from(invitations)
    .where(and(inArray(invitations.state, ['joined', 'held']), gt(invitations.invitationId, after)))
    .orderBy(asc(invitations.invitationId))
    .limit(limit)

async function settle(db: Db, row: InvitationRow, now: Date): Promise<void> {
  const received = row.state === 'joined' ? await inTransaction(db, (tx) => hold(tx, row, now)) : row
  if (!received?.dueAt || received.dueAt > now) return
  try {
    await inTransaction(db, (tx) => decide(tx, received, now))
  } catch (error) {
    if (!isEnded(error)) throw error
    await inTransaction(db, (tx) => review(tx, received, ['couponEnded'], now))
  }
}

/** Finds the order that counts: paid and received after the invitation, with enough in it that is no prescription drug. */
async function hold(tx: Transaction, row: InvitationRow, now: Date): Promise<InvitationRow | undefined> {
  const { invitationId, memberId, acceptedAt, orderBefore, terms } = row
  const received = await tx
    .select({ orderCode: orders.orderCode, completedAt: orders.completedAt })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.status, OrderStatus.completed),
        gte(orders.createdAt, acceptedAt),
        lte(orders.createdAt, orderBefore),
        isNotNull(orders.completedAt),
      ),
    )
    .orderBy(asc(orders.completedAt))
  for (const { orderCode, completedAt } of received) {
    if (!completedAt || !(await isEnough(tx, orderCode, terms))) continue
    const dueAt = new Date(completedAt.getTime() + HOLD_DAYS * DAY)
    return step(tx, { invitationId, move: 'hold', set: { orderCode, dueAt } })
  }
  // What was ordered in time may still be on its way.
  const isOver = orderBefore.getTime() + HOLD_DAYS * DAY <= now.getTime()
  if (isOver && !(await isOnItsWay(tx, row))) await step(tx, { invitationId, move: 'lapse' })
  return undefined
}

const isOnItsWay = async (tx: Transaction, { memberId, acceptedAt, orderBefore }: InvitationRow) =>
  (await tx.$count(
    orders,
    and(
      eq(orders.memberId, memberId),
      inArray(orders.status, [OrderStatus.toShip, OrderStatus.shipped]),
      gte(orders.createdAt, acceptedAt),
      lte(orders.createdAt, orderBefore),
    ),
  )) > 0

async function decide(tx: Transaction, row: InvitationRow, now: Date): Promise<void> {
  const { invitationId, orderCode, terms } = row
  if (orderCode === null || (await isBeingReturned(tx, orderCode))) return
  if (!(await isEnough(tx, orderCode, terms))) {
    await step(tx, { invitationId, move: 'fallBack', set: { orderCode: null, dueAt: null } })
    return
  }
  const found = await atReward(tx, row)
  if (row.reasons.length + found.length > 0) await review(tx, row, found, now)
  else await reward(tx, row, { now, move: 'reward' })
}

/** What is asked back is decided first. */
const isBeingReturned = async (tx: Transaction, orderCode: string) =>
  (await tx.$count(
    refundApplications,
    and(eq(refundApplications.orderCode, orderCode), inArray(refundApplications.application, ['applied', 'inReview'])),
  )) > 0

const review = (tx: Transaction, { invitationId, reasons }: InvitationRow, found: readonly Suspicion[], now: Date) =>
  step(tx, { invitationId, move: 'review', set: { waitsSince: now, reasons: [...new Set([...reasons, ...found])] } })
