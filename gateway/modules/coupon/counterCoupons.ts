import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { couponOrder, type CouponDetail, type CouponQuery, type CouponType } from '../../../counter/contract/coupon'
import type { Querying } from '../../db/open'
import { shopAddress } from '../../kernel/shopAddress'
import { sortedBy } from '../../kernel/sortedBy'
import { versionOf } from '../../kernel/work/version'
import { paged } from '../../lib/paged'
import { standingOf, standsSo } from '../catalogue/period'
import type { CouponTypeRow } from './couponsAt'
import { couponWords } from './couponWords'
import { HELD, heldTypes } from './heldTypes'
import { couponTypes } from './schema'
import { couponFacts, storedCoupon, unwrittenCoupon } from './storedCoupon'

/** A page of the coupons that stand so, or one alone. */
export async function counterCoupons(db: Querying, query: z.infer<typeof CouponQuery>, now: Date) {
  const { page, size, sort, standing, couponType } = query
  const one = couponType === undefined ? undefined : eq(couponTypes.couponType, couponType)
  const wanted = and(standsSo(couponTypes, standing, now), one)
  const hits = await db.$count(couponTypes, wanted)
  const rows = await heldTypes(db, now, wanted)
    .orderBy(sortedBy(sort === 'held' ? HELD : couponTypes[sort], couponOrder(query)), asc(couponTypes.couponType))
    .limit(size)
    .offset((page - 1) * size)
  return paged(
    rows.map((row) => rowOf(row, now)),
    { page, size, hits },
  )
}

const rowOf = ({ row, held }: { row: CouponTypeRow; held: number }, now: Date): CouponType => ({
  couponType: row.couponType,
  name: row.name,
  rule: row.rule,
  brief: couponWords(row),
  amount: row.amount,
  threshold: row.threshold,
  remaining: row.remaining,
  validDays: row.validDays,
  newMembersOnly: row.newMembersOnly,
  productCount: row.productCodes && row.productCodes.length,
  held,
  beginsAt: row.beginsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  standing: standingOf(row, now),
})

/** A coupon as operators see it; one that nobody has written yet as it begins. */
export async function counterCoupon(db: Querying, couponType: string, now: Date): Promise<CouponDetail> {
  const [found] = await heldTypes(db, now, eq(couponTypes.couponType, couponType))
  const { remaining, ...unwritten } = unwrittenCoupon(now)
  const {
    rule,
    scope: _scope,
    uuid: _uuid,
    ...fields
  } = { rule: '', ...(found ? storedCoupon(found.row) : { ...unwritten, scope: '', uuid: '' }) }
  return {
    couponType,
    isNew: found === undefined,
    version: versionOf(couponFacts(found?.row)),
    fields,
    rule,
    remaining: found?.row.remaining ?? remaining,
    held: found?.held ?? 0,
    path: shopAddress('couponProducts', { couponId: couponType }),
  }
}
