import { isNotNull, sql } from 'drizzle-orm'
import { GiftStatus } from '../../../src/contract/level'
import { inTurn } from '../../db/inTurn'
import type { Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { giveCoupon } from '../coupon/giveCoupon'
import { giftsOf, type Gift } from './giftsOf'
import { heldLevelOf } from './heldLevel'
import { memberGifts } from './schema'
import { settleLevel } from './settleLevel'

type Receiving = { memberId: string; id: string; now: Date }

/** Gives the coupons of a gift, once, where it can be received. */
export async function receiveGift(tx: Transaction, { memberId, id, now }: Receiving) {
  await settleLevel(tx, { memberId, at: now })
  const gift = (await giftsOf(tx, { memberId, now })).find((one) => one.id === id)
  if (!gift) throw notFound('这份会员礼')
  const problem = problemOf(gift)
  if (problem) throw problem
  const couponIds = await claimGift(tx, { memberId, giftId: id, level: await heldLevelOf(tx, memberId), at: now }, (times) =>
    inTurn(
      Array.from({ length: gift.count }, (_, place) => place + 1),
      (nth) => giveCoupon(tx, { memberId, couponType: gift.couponType, grant: `level ${id} ${times} ${nth}`, now }),
    ),
  )
  return { couponCount: couponIds.length }
}

export const alreadyClaimed = () => new HttpError(409, 'GIFT_CLAIMED', '已经领过了，请到券包查看')

function problemOf({ giftStatus, text }: Gift): HttpError | undefined {
  if (giftStatus === GiftStatus.claimed) return alreadyClaimed()
  if (giftStatus === GiftStatus.locked) return new HttpError(409, 'GIFT_LOCKED', `还不能领取：${text}`)
  return giftStatus === GiftStatus.over ? new HttpError(409, 'GIFT_OVER', `不能领取了：${text}`) : undefined
}

type Claiming = Pick<typeof memberGifts.$inferInsert, 'memberId' | 'giftId' | 'level' | 'at'>

/** Notes that a gift is received, once whoever asks at the same time, and gives what it consists of; one that was withdrawn is received anew. */
export async function claimGift(tx: Transaction, claim: Claiming, giveAll: (times: number) => Promise<string[]>): Promise<string[]> {
  const { level, at } = claim
  const target = [memberGifts.memberId, memberGifts.giftId]
  const [claimed] = await tx
    .insert(memberGifts)
    .values({ ...claim, couponIds: [] })
    .onConflictDoUpdate({
      target,
      set: { level, at, withdrawnAt: null, times: sql`${memberGifts.times} + 1` },
      setWhere: isNotNull(memberGifts.withdrawnAt),
    })
    .returning({ times: memberGifts.times })
  if (!claimed) throw alreadyClaimed()
  const couponIds = await giveAll(claimed.times)
  await tx
    .insert(memberGifts)
    .values({ ...claim, couponIds })
    .onConflictDoUpdate({ target, set: { couponIds } })
  return couponIds
}
