import { and, asc, eq, exists, gt, gte, inArray, isNotNull, lte, or } from 'drizzle-orm'
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
    read: (after, limit) => dueAfter(db, { after, limit, now }),
    keyOf: ({ invitationId }) => invitationId,
    work: (row) => settle(db, row, now),
  })
}

type Reading = { after: string; limit: number; now: Date }

/** Those with an order that was received, whose time without one is over, or whose reward is due. */
const dueAfter = (db: Db, { after, limit, now }: Reading) =>
  db
    .select()
    .from(invitations)
    .where(
      and(
        or(
          and(eq(invitations.state, 'joined'), or(lte(invitations.orderBefore, daysBefore(now)), exists(receivedOrders(db)))),
          and(eq(invitations.state, 'held'), lte(invitations.dueAt, now)),
        ),
        gt(invitations.invitationId, after),
      ),
    )
    .orderBy(asc(invitations.invitationId))
    .limit(limit)

/** What was ordered until then was received long enough ago. */
const daysBefore = (now: Date) => new Date(now.getTime() - HOLD_DAYS * DAY)

const receivedOrders = (db: Db) => db.select({ orderCode: orders.orderCode }).from(orders).where(receivedInTime(invitations))

/** Orders of a friend that may count: of one invitation, or of each. */
const receivedInTime = ({ memberId, acceptedAt, orderBefore }: InvitationRow | typeof invitations) =>
  and(
    eq(orders.memberId, memberId),
    eq(orders.status, OrderStatus.completed),
    gte(orders.createdAt, acceptedAt),
    lte(orders.createdAt, orderBefore),
    isNotNull(orders.completedAt),
  )

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
  const { invitationId, orderBefore, terms } = row
  const received = await tx
    .select({ orderCode: orders.orderCode, completedAt: orders.completedAt })
    .from(orders)
    .where(receivedInTime(row))
    .orderBy(asc(orders.completedAt))
  for (const { orderCode, completedAt } of received) {
    if (!completedAt || !(await isEnough(tx, orderCode, terms))) continue
    const dueAt = new Date(completedAt.getTime() + HOLD_DAYS * DAY)
    return step(tx, { invitationId, move: 'hold', set: { orderCode, dueAt } })
  }
  // What was ordered in time may still be on its way.
  const isOver = orderBefore <= daysBefore(now)
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
