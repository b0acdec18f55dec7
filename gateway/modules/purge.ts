import { and, gte, isNull, like, lt, notInArray } from 'drizzle-orm'
import { sweepAccounts } from './account/sweep'
import { KEPT_DAYS } from './analytics/keptDays'
import { analyticsEvents, cartLines, doneWrites, settlements } from '../db/schema'
import type { Job } from '../kernel/jobs/job'

const DAY = 24 * 3600_000

/**
 * Throws away what nobody asks for any more: answers of writes after two days (a retry comes within minutes), settlements that
 * became no order, carts of visitors into which nothing was put for ninety days, what visits reported after its own time. Orders, consents and prescriptions are kept.
 */
export const purge: Job = async ({ db, now }) => {
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  await db.delete(doneWrites).where(lt(doneWrites.at, ago(2)))
  await db.delete(settlements).where(and(isNull(settlements.orderCode), lt(settlements.expiresAt, ago(1))))
  const inUse = db
    .select({ owner: cartLines.owner })
    .from(cartLines)
    .where(gte(cartLines.addedAt, ago(90)))
  await db.delete(cartLines).where(and(like(cartLines.owner, 'device:%'), notInArray(cartLines.owner, inUse)))
  await db.delete(analyticsEvents).where(lt(analyticsEvents.at, ago(KEPT_DAYS)))
  await sweepAccounts(db, now)
}
