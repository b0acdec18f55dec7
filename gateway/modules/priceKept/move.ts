import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PriceKeptStatus } from '../../../src/contract/priceKept'
import type { Transaction } from '../../db/open'
import { ORDER } from '../order/subjectOfOrder'
import { followRefunds } from '../pay/refundFollowers'
import { priceKeptClaims, priceKeptLog } from './schema'
import { PRICE_KEPT_MOVES } from './states'

export type Claim = typeof priceKeptClaims.$inferSelect

/** A claim's move with the row of its log, in one conditional update; nothing where it does not lead from where it stands. */
async function move(tx: Transaction, id: string, event: keyof typeof PRICE_KEPT_MOVES, now: Date): Promise<void> {
  const { from, to } = PRICE_KEPT_MOVES[event]
  const [moved] = await tx
    .update(priceKeptClaims)
    .set({ status: to, ...(event === 'end' && { paidAt: now }) })
    .where(and(eq(priceKeptClaims.id, id), inArray(priceKeptClaims.status, [...from])))
    .returning({ id: priceKeptClaims.id })
  if (moved) await logged(tx, { claimId: id, status: to, dateTime: now })
}

/** The order's row is locked: nothing else numbers rows of this claim meanwhile. */
export async function logged(tx: Transaction, entry: { claimId: string; status: PriceKeptStatus; dateTime: Date }): Promise<void> {
  const [last] = await tx
    .select({ position: priceKeptLog.position })
    .from(priceKeptLog)
    .where(eq(priceKeptLog.claimId, entry.claimId))
    .orderBy(desc(priceKeptLog.position))
    .limit(1)
  await tx.insert(priceKeptLog).values({ ...entry, position: (last?.position ?? 0) + 1 })
}

const EVENTS = { bank: 'send', byHand: 'fail', done: 'end' } as const

/** The money of a claim moves as `pay` tells: that of an order, asked back under a claim's number. */
followRefunds(async (tx, { subject, key, to, now }) => {
  if (subject.kind !== ORDER) return
  const own = and(eq(priceKeptClaims.claimNumber, key), eq(priceKeptClaims.orderCode, subject.code))
  const [claim] = await tx.select({ id: priceKeptClaims.id }).from(priceKeptClaims).where(own)
  if (claim) await move(tx, claim.id, EVENTS[to], now)
})
