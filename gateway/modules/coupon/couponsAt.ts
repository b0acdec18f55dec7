import type { InferSelectModel } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { couponTypes } from './schema'
import { cachedRead } from '../../kernel/cachedRead'
import { yuan } from '../../lib/yuan'
import { couponWords } from './couponWords'
import { catalogueChangesHere } from '../catalogue/revision'
import { isRunning, appliesTo, type Promotable } from '../catalogue/appliesTo'

export type CouponTypeRow = InferSelectModel<typeof couponTypes>

/** Milliseconds two gateway processes may differ in the coupons they show on cards; what a coupon takes off is never taken from here. */
const TTL_MS = 1000

/** Every coupon type: a handful of rows that each list of cards needs. */
const allCouponTypes = cachedRead(async (db): Promise<CouponTypeRow[]> => db.select().from(couponTypes), TTL_MS, catalogueChangesHere)

const running = async (db: Querying, now: Date) =>
  (await allCouponTypes(db)).filter((row) => isRunning(row, now) && row.remaining > 0 && !row.givenOnly)

/** Coupon types open to every member now; those of new members are not among them. Whether the last one is still there, the draw decides. */
export const drawableTypes = async (db: Querying, now: Date) => (await running(db, now)).filter(({ newMembersOnly }) => !newMembersOnly)

/** The coupons that can be drawn now and reach a product, the narrowest first, then the largest; what pays freight takes nothing off the product, and is last. */
export async function couponsAt(db: Querying, now: Date): Promise<(product: Promotable) => CouponTypeRow[]> {
  const open = await running(db, now)
  return (product) =>
    open
      .filter((row) => appliesTo(row, product))
      .sort(
        (left, right) =>
          Number(left.productCodes === null) - Number(right.productCodes === null) ||
          Number(left.kind === 'freeDelivery') - Number(right.kind === 'freeDelivery') ||
          right.amount - left.amount,
      )
}

type Shown = Pick<CouponTypeRow, 'kind' | 'amount' | 'percent' | 'nth' | 'threshold' | 'newMembersOnly'>

/** `满69减10`, or `新客 5 元` for a coupon of new members. */
export const couponText = (type: Shown) =>
  type.newMembersOnly && type.kind === 'amount'
    ? `新客 ${yuan(type.amount)} 元`
    : `${type.newMembersOnly ? '新客' : ''}${couponWords(type)}`

/** The coupons of a product in one line; null where there is none. */
export const couponMessageOf = (coupons: readonly CouponTypeRow[]): string | null =>
  coupons.length > 0 ? coupons.slice(0, 2).map(couponText).join('，') : null
