import { eq } from 'drizzle-orm'
import type { Coupon } from '../../../src/contract/coupon'
import { DAY } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { appliesTo, isRunning } from '../catalogue/appliesTo'
import { products } from '../catalogue/schema'
import { hasBought } from '../purchase/hasBought'
import { couponOf } from './couponOf'
import type { CouponTypeRow } from './couponsAt'
import { couponTypes, DRAWN, memberCoupons } from './schema'

/** For how long one that is over is still shown. */
const KEPT = 366 * DAY
const isShown = (endsAt: Date, now: Date) => endsAt.getTime() + KEPT >= now.getTime()

/** Nothing can be had of it any more. */
const isOver = ({ status }: Coupon) => status === 'gone' || status === 'used' || status === 'expired'

type Asked = { memberId: string | undefined; now: Date; productCode: string | undefined; activityIds: string | undefined }

/** What can be drawn and what this member holds, what is over behind the rest, then the largest first. 404 NOT_FOUND of an unknown product. */
export async function listCoupons(db: Db, { memberId, now, productCode, activityIds }: Asked): Promise<Coupon[]> {
  const product = productCode === undefined ? undefined : await productReached(db, productCode)
  const types = await db.select().from(couponTypes)
  const held = memberId === undefined ? [] : await db.select().from(memberCoupons).where(eq(memberCoupons.memberId, memberId))
  const isNew = memberId === undefined || !(await hasBought(db, memberId))
  const wanted = activityIds?.split(',')
  const isDrawable = (type: CouponTypeRow) => !type.givenOnly && isRunning(type, now) && (isNew || !type.newMembersOnly)
  return types
    .filter((type) => !product || appliesTo(type, product))
    .filter(({ couponType, uuid }) => !wanted || wanted.includes(couponType) || wanted.includes(uuid))
    .flatMap((type) => {
      const own = held.filter(({ couponType, endsAt }) => couponType === type.couponType && isShown(endsAt, now))
      const isDrawn = held.some(({ couponType, grantKey }) => couponType === type.couponType && grantKey === DRAWN)
      return [...own, ...(!isDrawn && isDrawable(type) ? [undefined] : [])].map((one) => couponOf(type, one, now))
    })
    .sort((left, right) => Number(isOver(left)) - Number(isOver(right)) || right.amount - left.amount)
}

/** A product's code and mark, by which coupons reach it. 404 NOT_FOUND. */
async function productReached(db: Db, productCode: string) {
  const [product] = await db
    .select({ productCode: products.productCode, mark: products.mark })
    .from(products)
    .where(eq(products.productCode, productCode))
  if (!product) throw notFound('这件商品')
  return product
}
