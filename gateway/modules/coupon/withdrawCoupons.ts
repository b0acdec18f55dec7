import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { memberCoupons } from './schema'

type Withdrawing = { memberId: string; couponIds: readonly string[]; at: Date }

/** Ends coupons of a member that no order uses, and answers which: what they were given for was taken back. */
export async function withdrawCoupons(tx: Transaction, { memberId, couponIds, at }: Withdrawing): Promise<string[]> {
  const isUnused = and(isNull(memberCoupons.usedByOrder), gt(memberCoupons.endsAt, at))
  const rows = await tx
    .update(memberCoupons)
    .set({ endsAt: at })
    .where(and(eq(memberCoupons.memberId, memberId), inArray(memberCoupons.couponId, [...couponIds]), isUnused))
    .returning({ couponId: memberCoupons.couponId })
  return rows.map(({ couponId }) => couponId)
}
