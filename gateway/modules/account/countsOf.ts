import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { standingOf } from '../ledger/standingOf'
import { addresses } from '../address/schema'
import { namesNoneOfHall } from '../hallGoods/belongs'
import { hallOf } from '../hallGoods/hallSetting'
import { browsed, favourites } from '../interest/schema'
import { memberCoupons } from '../coupon/schema'
import { namedLevelOf } from '../level/standing'

/** The numbers on the page "me", and the level; coupons and coins are those that can still be used. */
export async function countsOf(db: Db, memberId: string, now: Date) {
  const usable = and(eq(memberCoupons.memberId, memberId), isNull(memberCoupons.usedByOrder), gt(memberCoupons.endsAt, now))
  const looked = and(eq(browsed.memberId, memberId), namesNoneOfHall(db, await hallOf(db), browsed.productCode))
  const [coins, level, [coupons], [liked], [seen], [places]] = await Promise.all([
    standingOf(db, { memberId, account: 'coin' }, now),
    namedLevelOf(db, memberId),
    db.select({ count: count() }).from(memberCoupons).where(usable),
    db.select({ count: count() }).from(favourites).where(eq(favourites.memberId, memberId)),
    db.select({ count: count() }).from(browsed).where(looked),
    db.select({ count: count() }).from(addresses).where(eq(addresses.memberId, memberId)),
  ])
  return {
    coinCount: coins.balance,
    level,
    couponCount: coupons?.count ?? 0,
    favouriteCount: liked?.count ?? 0,
    browsedCount: seen?.count ?? 0,
    addressCount: places?.count ?? 0,
  }
}
