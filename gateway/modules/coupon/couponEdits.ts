import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { couponOrder, type CouponFields, type CouponPreview, type CouponQuery, type CouponType } from '../../../counter/contract/coupon'
import type { Querying } from '../../db/open'
import { couponTypes, memberCoupons } from './schema'
import { notFound } from '../../kernel/httpError'
import { sortedBy } from '../../kernel/sortedBy'
import { versionOf } from '../../kernel/work/version'
import { yuan } from '../../kernel/yuan'
import { periodProblem, standingOf, standsSo } from '../catalogue/period'
import { couponText, type CouponTypeRow } from './couponsAt'
import { couponOf } from './couponOf'

type Held = { row: CouponTypeRow; held: number }

const HELD = sql`count(${memberCoupons.couponId})`

/** Coupon types with how many of each are drawn and could still be used. */
function heldTypes(db: Querying, now: Date, wanted: SQL | undefined) {
  const usable = and(eq(memberCoupons.couponType, couponTypes.couponType), isNull(memberCoupons.usedByOrder), gt(memberCoupons.endsAt, now))
  return db
    .select({ row: couponTypes, held: sql<number>`${HELD}::int` })
    .from(couponTypes)
    .leftJoin(memberCoupons, usable)
    .where(wanted)
    .groupBy(couponTypes.couponType)
}

/** A page of the coupons that stand so, or one alone. */
export async function pageOfTypes(db: Querying, query: z.infer<typeof CouponQuery>, now: Date) {
  const { page, size, sort, standing, couponType } = query
  const one = couponType === undefined ? undefined : eq(couponTypes.couponType, couponType)
  const wanted = and(standsSo(couponTypes, standing, now), one)
  const hits = await db.$count(couponTypes, wanted)
  const rows = await heldTypes(db, now, wanted)
    .orderBy(sortedBy(sort === 'held' ? HELD : couponTypes[sort], couponOrder(query)), asc(couponTypes.couponType))
    .limit(size)
    .offset((page - 1) * size)
  return { results: rows.map((row) => couponTypeView(row, now)), hits, currentPage: page, hasMore: page * size < hits }
}

export async function heldType(db: Querying, couponType: string, now: Date): Promise<Held> {
  const [found] = await heldTypes(db, now, eq(couponTypes.couponType, couponType))
  if (!found) throw notFound('这种优惠券')
  return found
}

/** What an operator edits it by; how many are left is none of it, for members draw them. */
export const couponFacts = ({ remaining: _remaining, ...row }: CouponTypeRow) => row

export const couponTypeView = ({ row, held }: Held, now: Date): CouponType => ({
  couponType: row.couponType,
  version: versionOf(couponFacts(row)),
  name: row.name,
  rule: row.rule,
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

/** The same coupon edited; its rule is written anew where the amounts are others, so that it promises nothing else. */
export function editedType(row: CouponTypeRow, { beginsAt, endsAt, ...edited }: CouponFields): CouponTypeRow {
  const isRewritten = edited.amount !== row.amount || edited.threshold !== row.threshold
  const after = { ...row, ...edited, beginsAt: new Date(beginsAt), endsAt: new Date(endsAt) }
  return isRewritten ? { ...after, rule: ruleOf(after) } : after
}

function ruleOf({ amount, threshold, newMembersOnly, productCodes }: CouponTypeRow): string {
  const scope = newMembersOnly ? '新会员首单可用，' : productCodes === null ? '非处方药与健康商品' : '指定商品'
  return `${scope}满 ${yuan(threshold)} 元减 ${yuan(amount)} 元，处方药不参与。`
}

/** Why a coupon cannot be so, in words for who edits it; null where it can. Who drew it was promised what it was. */
export function couponProblem({ row, held }: Held, edited: CouponFields): string | null {
  const { name, amount, threshold } = edited
  // What a pharmacy wrote by hand is no reason not to end it.
  const isRewritten = amount !== row.amount || threshold !== row.threshold || name !== row.name
  const problem = periodProblem(edited) ?? (isRewritten ? amountsProblem(edited) : null)
  if (problem !== null) return problem
  const isWorse = amount < row.amount || threshold > row.threshold
  return isWorse && held > 0 ? `有 ${held} 位会员领了还没用，他们的券不能变差：请结束发放，或等这些券用完、过期` : null
}

/** The same of one that there is not yet. */
export const newCouponProblem = (edited: CouponFields): string | null => periodProblem(edited) ?? amountsProblem(edited)

function amountsProblem({ name, amount, threshold }: CouponFields): string | null {
  if (threshold > 0 && amount >= threshold) return '面额应小于门槛'
  const other = namedCents(name).find((cents) => cents !== amount && cents !== threshold)
  return other === undefined ? null : `券名里写着 ${yuan(other)} 元，与金额不符，请一起改`
}

/** What a new coupon has of the one that it is made like: for whom it is. */
export const blankLike = ({ row }: Held, productCodes: string[] | null): CouponTypeRow => ({
  ...row,
  ...{ amount: 0, threshold: 0, productCodes },
  scope: productCodes === null ? 'shop' : 'product',
})

/** Amounts that a name tells: 全场 20 元券. */
const namedCents = (name: string) => [...name.matchAll(/(\d+(?:\.\d+)?)\s*元/g)].map(([, amount]) => Math.round(Number(amount) * 100))

type Previewing = { edited: CouponFields; problem: string | null; now: Date }

export function couponPreview(own: CouponTypeRow, { edited, problem, now }: Previewing): CouponPreview {
  const shown = (row: CouponTypeRow) => ({
    tag: standingOf(row, now) === 'running' && row.remaining > 0 ? couponText(row) : null,
    coupon: couponOf(row, undefined, row.beginsAt > now ? row.beginsAt : now),
    standing: standingOf(row, now),
  })
  return { before: shown(own), after: shown(editedType(own, edited)), problem }
}
