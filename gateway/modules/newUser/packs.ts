import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import { GiftStatus } from '../../../src/contract/level'
import type { NewUserPack } from '../../../src/contract/newUser'
import { inTurn } from '../../db/inTurn'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { couponOf } from '../coupon/couponOf'
import { drawCoupon } from '../coupon/draw'
import { couponTypes, memberCoupons } from '../coupon/schema'
import { heldLevelOf } from '../level/heldLevel'
import { alreadyClaimed, claimGift } from '../level/receiveGift'
import { memberGifts } from '../level/schema'
import { hasBought } from '../purchase/hasBought'

type Asked = { memberId: string; now: Date }

/** There is one pack: every coupon that is for new members. */
const PACK = 'new-member'

/** The pack of new members; none where the shop has no coupons for them. */
export async function packsOf(db: Querying, { memberId, now }: Asked): Promise<NewUserPack[]> {
  const types = await packTypesOf(db, now)
  const [claim] = await claimOf(db, memberId)
  if (types.length === 0 && !claim) return []
  const held = await heldOf(db, { memberId, types: types.map(({ couponType }) => couponType) })
  const coupons = types.map((type) => couponOf(type, held.find((one) => one.couponType === type.couponType), now)) // prettier-ignore
  const giftStatus = claim ? GiftStatus.claimed : (await hasBought(db, memberId)) ? GiftStatus.over : GiftStatus.open
  return [{ id: PACK, title: '新人礼包', text: TEXTS[giftStatus], giftStatus, coupons }]
}

const TEXTS = { [GiftStatus.open]: '第一次下单前领取', [GiftStatus.claimed]: '已放入券包', [GiftStatus.over]: '仅限没有下过单的会员' }

/** Draws all coupons of the pack that are left, once. */
export async function receivePack(tx: Transaction, { memberId, id, now }: Asked & { id: string }) {
  if (id !== PACK) throw notFound('这个礼包')
  if (await hasBought(tx, memberId)) throw new HttpError(409, 'NOT_NEW_MEMBER', '新人礼包仅限没有下过单的会员')
  if ((await claimOf(tx, memberId)).length > 0) throw alreadyClaimed()
  const types = (await packTypesOf(tx, now)).filter(({ remaining }) => remaining > 0)
  if (types.length === 0) throw new HttpError(409, 'COUPON_GONE', '新人礼包已经领完')
  const level = await heldLevelOf(tx, memberId)
  const couponIds = await claimGift(tx, { memberId, giftId: PACK, level, at: now }, () =>
    inTurn(types, async ({ couponType }) => (await drawCoupon(tx, { memberId, couponType, now })).couponId),
  )
  return { couponCount: couponIds.length }
}

/** The coupons of the pack. */
export const packTypesOf = (db: Querying, now: Date) =>
  db
    .select()
    .from(couponTypes)
    .where(
      and(
        eq(couponTypes.newMembersOnly, true),
        eq(couponTypes.givenOnly, false),
        lte(couponTypes.beginsAt, now),
        gt(couponTypes.endsAt, now),
      ),
    )
    .orderBy(asc(couponTypes.couponType))

const claimOf = (db: Querying, memberId: string) =>
  db
    .select({ giftId: memberGifts.giftId })
    .from(memberGifts)
    .where(and(eq(memberGifts.memberId, memberId), eq(memberGifts.giftId, PACK)))

const heldOf = (db: Querying, { memberId, types }: { memberId: string; types: string[] }) =>
  db
    .select()
    .from(memberCoupons)
    .where(and(eq(memberCoupons.memberId, memberId), inArray(memberCoupons.couponType, types)))
