import { and, eq, gt, gte, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { withdrawCoupons } from '../coupon/withdrawCoupons'
import { memberGifts } from './schema'

type Withdrawing = {
  memberId: string
  /** The level that is left. */ above: number
  /** Of the level that is lost. */ since: Date
  at: Date
}

/** Takes back the unused coupons that somebody received at a level whose growth was taken back; a gift of which none was used can be received again. */
export async function withdrawGifts(tx: Transaction, { memberId, above, since, at }: Withdrawing): Promise<void> {
  const own = eq(memberGifts.memberId, memberId)
  const received = await tx
    .select()
    .from(memberGifts)
    .where(and(own, gt(memberGifts.level, above), gte(memberGifts.at, since), isNull(memberGifts.withdrawnAt)))
  for (const { giftId, couponIds } of received) {
    const withdrawn = await withdrawCoupons(tx, { memberId, couponIds, at })
    if (withdrawn.length < couponIds.length) continue
    await tx
      .update(memberGifts)
      .set({ withdrawnAt: at })
      .where(and(own, eq(memberGifts.giftId, giftId)))
  }
}
