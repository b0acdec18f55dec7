import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { coupon, couponOrder, type CouponDetail, type CouponQuery, type CouponType } from '../../../counter/contract/coupon'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../kernel/httpError'
import { replaceFields } from '../../kernel/replaceFields'
import { shopAddress } from '../../kernel/shopAddress'
import { sortedBy } from '../../kernel/sortedBy'
import { implementWork } from '../../kernel/work/implementWork'
import { versionOf, type Standing } from '../../kernel/work/version'
import { standingOf, standsSo } from '../catalogue/period'
import { invalidateCatalogue } from '../catalogue/revision'
import { inConflict } from '../change/inConflict'
import { recordChange } from '../change/recordChange'
import { couponCountSubject, lockedCoupon } from './couponSubject'
import type { CouponTypeRow } from './couponsAt'
import { HELD, heldTypes } from './heldTypes'
import { couponTypes } from './schema'
import { couponWords } from './couponWords'
import { couponFacts, storedCoupon, unwrittenCoupon } from './storedCoupon'

export const couponWorkHandlers = implementWork(coupon, {
  list: ({ db, now, query }) => pageOfTypes(db, query, now),
  one: ({ db, now, params: { couponType } }) => detailOf(db, couponType, now),

  editLeft: ({ now, staff: { staffId }, params: { couponType: id }, body: { seen, remaining, reason } }) => {
    const [before, after] = [{ remaining: seen }, { remaining }]
    return Promise.resolve({
      record: `couponCount:${id}`,
      standing: (tx) => standingLeft(tx, id, { seen, remaining }),
      change: async (tx) => {
        if (seen === remaining) throw new HttpError(400, 'UNCHANGED', '没有改动')
        await invalidateCatalogue(tx)
        await replaceFields(tx, couponTypes, { row: eq(couponTypes.couponType, id), from: before, to: after })
        const { changes } = await recordChange(tx, couponCountSubject, { id, before, after, staffId, now, reason })
        return { answer: await detailOf(tx, id, now), changes }
      },
    })
  },
})

/** A page of the coupons that stand so, or one alone. */
async function pageOfTypes(db: Querying, query: z.infer<typeof CouponQuery>, now: Date) {
  const { page, size, sort, standing, couponType } = query
  const one = couponType === undefined ? undefined : eq(couponTypes.couponType, couponType)
  const wanted = and(standsSo(couponTypes, standing, now), one)
  const hits = await db.$count(couponTypes, wanted)
  const rows = await heldTypes(db, now, wanted)
    .orderBy(sortedBy(sort === 'held' ? HELD : couponTypes[sort], couponOrder(query)), asc(couponTypes.couponType))
    .limit(size)
    .offset((page - 1) * size)
  return { results: rows.map((row) => rowOf(row, now)), hits, currentPage: page, hasMore: page * size < hits }
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

async function detailOf(db: Querying, couponType: string, now: Date): Promise<CouponDetail> {
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

async function standingLeft(tx: Transaction, id: string, { seen, remaining }: { seen: number; remaining: number }): Promise<Standing> {
  const row = await lockedCoupon(tx, id)
  if (!row) throw notFound('这种优惠券')
  const fields = inConflict(couponCountSubject, { id, present: { remaining: row.remaining }, edited: { remaining } })
  return { facts: couponFacts(row), isMoved: row.remaining !== seen, fields }
}
