import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import { shopDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { isOwnBenefit } from './benefitInUse'
import { tellTaken } from './onTaken'
import { benefits, benefitUses } from './schema'

type Holding = { benefitId: string; memberId: string; orderCode: string; cents: number; now: Date }

/** Holds a part of the year's limit for an order, in the order's transaction. 409 LIMIT_SPENT where so much is not left, or the policy does not run today. */
export async function holdLimit(tx: Transaction, { benefitId, memberId, orderCode, cents, now }: Holding): Promise<void> {
  const today = shopDate(now)
  const { reserved, taken, yearly, startsOn, endsOn } = benefits
  const [held] = await tx
    .update(benefits)
    .set({ reserved: sql`${reserved} + ${cents}` })
    .where(
      and(
        eq(benefits.benefitId, benefitId),
        isOwnBenefit(memberId),
        lte(startsOn, today),
        gte(endsOn, today),
        lte(sql`${reserved} + ${taken} + ${cents}`, yearly),
      ),
    )
    .returning({ benefitId: benefits.benefitId })
  if (!held) throw new HttpError(409, 'LIMIT_SPENT', '商保额度刚刚有变化，请核对金额后再提交', { field: 'benefitId' })
  await tx.insert(benefitUses).values({ orderCode, benefitId, cents, heldAt: now })
}

/** Takes what an order holds: it was received. Nothing where it holds nothing, or took it before. */
export async function takeLimit(tx: Transaction, orderCode: string, now: Date): Promise<void> {
  const [use] = await tx
    .update(benefitUses)
    .set({ takenAt: now, claimDueAt: now })
    .where(and(eq(benefitUses.orderCode, orderCode), isNull(benefitUses.takenAt)))
    .returning()
  if (!use) return
  const rest = use.cents - use.back
  const [benefit] = await tx
    .update(benefits)
    .set({ reserved: sql`${benefits.reserved} - ${rest}`, taken: sql`${benefits.taken} + ${rest}` })
    .where(eq(benefits.benefitId, use.benefitId))
    .returning()
  if (benefit && rest > 0) await tellTaken(tx, { benefit, orderCode, amount: rest, now })
}

/** Gives a part of what an order holds or took back to the limit: it was cancelled, or pieces of it went back. */
export async function giveBackLimit(tx: Transaction, orderCode: string, cents: number): Promise<void> {
  if (cents === 0) return
  const [use] = await tx
    .update(benefitUses)
    // What was taken is claimed anew, at the lower amount.
    .set({ back: sql`${benefitUses.back} + ${cents}`, claimDueAt: benefitUses.takenAt, claimAttempts: 0, claimError: null })
    .where(and(eq(benefitUses.orderCode, orderCode), lte(sql`${benefitUses.back} + ${cents}`, benefitUses.cents)))
    .returning()
  if (!use) throw new Error(`${orderCode} gives back more than it holds of a limit`)
  const from = use.takenAt === null ? { reserved: sql`${benefits.reserved} - ${cents}` } : { taken: sql`${benefits.taken} - ${cents}` }
  await tx.update(benefits).set(from).where(eq(benefits.benefitId, use.benefitId))
}
