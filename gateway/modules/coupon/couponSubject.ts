import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { COUPON_KIND_NAMES, COUPON_TITLES, hasPercent } from '../../../counter/contract/coupon'
import { tenthsOf, type CouponKind } from '../../../src/contract/coupon'
import { shopTime } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { differing, putRow } from '../../kernel/replaceFields'
import { yuan } from '../../lib/yuan'
import { standsAt, withDates } from '../catalogue/period'
import { invalidateCatalogue } from '../catalogue/revision'
import { inConflict } from '../change/inConflict'
import { changeSubject, type Applying, type ChangeSubject } from '../change/subject'
import { isWorse, listProblems } from './couponProblems'
import { offSentence } from './couponWords'
import type { CouponTypeRow } from './couponsAt'
import { heldTypes } from './heldTypes'
import { readCoupon } from './readCoupon'
import { couponTypes, memberCoupons } from './schema'
import { couponFacts, couponTypeOf, storedCoupon, type EditedCoupon, type StoredCoupon } from './storedCoupon'

type Fields = Record<string, unknown>
const time = (value: unknown) => shopTime(value as string)
const money = (value: unknown) => `¥${yuan(Number(value))}`

/** What a coupon is, for what and when it is given, as one revision, with the rule that follows; a whole one where none stands under its id. */
export const couponSubject: ChangeSubject = changeSubject({
  subject: 'coupon',
  title: '优惠券',
  fields: {
    name: { title: COUPON_TITLES.name },
    rule: { title: '规则' },
    kind: { title: COUPON_TITLES.kind, text: (value) => COUPON_KIND_NAMES[value as CouponKind] },
    amount: { title: COUPON_TITLES.amount, text: money },
    percent: { title: COUPON_TITLES.percent, text: (value) => (value === null ? '没有' : `${tenthsOf(Number(value))} 折`) },
    nth: { title: COUPON_TITLES.nth, text: (value) => (value === null ? '没有' : `第 ${Number(value)} 件`) },
    threshold: { title: COUPON_TITLES.threshold, text: money },
    remaining: { title: COUPON_TITLES.remaining },
    validDays: { title: COUPON_TITLES.validDays },
    beginsAt: { title: COUPON_TITLES.beginsAt, text: time },
    endsAt: { title: COUPON_TITLES.endsAt, text: time },
    scope: { title: '种类', text: (value) => (value === 'shop' ? '店铺券' : '商品券') },
    productCodes: { title: COUPON_TITLES.productCodes },
    newMembersOnly: { title: COUPON_TITLES.newMembersOnly },
    givenOnly: { title: COUPON_TITLES.givenOnly },
    uuid: { title: '地址里的编号' },
  },
  labelsOf: async (db, ids) => {
    const { couponType, name } = couponTypes
    const rows = await db
      .select({ couponType, name })
      .from(couponTypes)
      .where(inArray(couponType, [...ids]))
    return new Map([...ids.map((id) => [id, '没有上线的优惠券'] as const), ...rows.map((row) => [row.couponType, row.name] as const)])
  },
  apply: async (tx, applying) => {
    const { id, to } = applying
    if (to === null) await mayBeRemoved(tx, id)
    else await refuseProblem(tx, applying)
    const from = applying.from as Fields | null
    const { beginsAt, endsAt, remaining: _moved, ...rest } = from ?? {}
    const row =
      and(eq(couponTypes.couponType, id), standsAt(couponTypes.beginsAt, beginsAt), standsAt(couponTypes.endsAt, endsAt)) ?? sql`false`
    const put = { row, key: { couponType: id }, from: from && rest, to: to === null ? null : withDates(to as Fields) }
    if (!(await putRow(tx, couponTypes, put))) return false
    await invalidateCatalogue(tx)
    return true
  },
  ahead: {
    read: readCoupon,
    standing: async (tx, id, edited, coming = []) => {
      const { remaining, ...own } = edited as EditedCoupon
      const row = await lockedCoupon(tx, id)
      const present = row ? storedCoupon(row) : null
      const base = coming.reduce<StoredCoupon | null>((was, one) => ({ ...was, ...(one as StoredCoupon) }), present)
      const fields = present ? inConflict(couponSubject, { id, present, edited: own }) : []
      const to = ruled(base, own)
      return { facts: couponFacts(row), fields, ...(base ? between(base, to) : { from: null, to: { ...to, uuid: id, remaining } }) }
    },
    notes: (db, id) => leftNotes(db, id),
    guard: (_from, to) => generousSentence(to as EditedCoupon),
    guarded: '优惠超过一半',
  },
})

/** A coupon, its row locked: who draws one at this moment waits; undefined where nobody has written it. */
export async function lockedCoupon(tx: Transaction, couponType: string): Promise<CouponTypeRow | undefined> {
  const [row] = await tx.select().from(couponTypes).where(eq(couponTypes.couponType, couponType)).for('update')
  return row
}

const PROMISE = ['kind', 'amount', 'percent', 'nth', 'threshold'] as const
const TOLD = [...PROMISE, 'productCodes', 'newMembersOnly'] as const

/** What is edited with the rule that follows from it, so that it promises nothing else; one that was written by hand stays with the rest. */
function ruled(base: StoredCoupon | null, own: EditedCoupon): EditedCoupon {
  if (base && !TOLD.some((name) => name in differing<StoredCoupon>(base, own).to)) return own
  const after = { ...base, ...own } as StoredCoupon
  return { ...own, rule: ruleOf(after), scope: after.productCodes === null ? 'shop' : 'product' }
}

function ruleOf(coupon: StoredCoupon): string {
  const { threshold, newMembersOnly, productCodes } = coupon
  const scope = newMembersOnly ? '新会员首单可用，' : productCodes === null ? '非处方药与健康商品' : '指定商品'
  const from = threshold === 0 ? (coupon.kind === 'nthPiece' ? '' : '无门槛') : `满 ${yuan(threshold)} 元`
  return `${scope}${from}${offSentence(coupon)}，处方药不参与。`
}

/** The fields that differ; what it gives from where on is one promise, and stands together. */
function between(base: StoredCoupon, edited: EditedCoupon) {
  const { from, to } = differing<StoredCoupon>(base, edited)
  if (!PROMISE.some((name) => name in to)) return { from, to }
  const promised = ({ kind, amount, percent, nth, threshold }: StoredCoupon) => ({ kind, amount, percent, nth, threshold })
  return { from: { ...from, ...promised(base) }, to: { ...to, ...promised({ ...base, ...to }) } }
}

/** The law holds whenever it is put there, and a coupon does not become worse while somebody holds it: taking an improvement back is allowed. */
async function refuseProblem(tx: Transaction, { id, from, to, now, isRevert }: Applying) {
  const [was, is] = [from as EditedCoupon | null, to as EditedCoupon]
  const { kind = 'amount', productCodes = null } = { ...(await couponTypeOf(tx, id)), ...is }
  const [problem] = 'productCodes' in is || 'kind' in is ? await listProblems(tx, { kind, productCodes }) : []
  if (problem) throw new HttpError(400, 'COUPON_PROBLEM', problem.message, { field: problem.field })
  if (was === null || isRevert || !isWorse(was, is)) return
  const [found] = await heldTypes(tx, now, eq(couponTypes.couponType, id))
  if (!found || found.held === 0) return
  const says = `有 ${found.held} 位会员领了还没用，他们的券不能变差：请结束发放，或等这些券用完、过期`
  throw new HttpError(409, 'COUPON_PROBLEM', says, { field: 'amount' in is ? 'amount' : 'productCodes' })
}

/** More than half of what it asks for is more likely a slip of the finger than a coupon. */
function generousSentence({ kind = 'amount', amount, percent, threshold }: EditedCoupon): string | null {
  if (hasPercent(kind)) return (percent ?? 0) > 50 ? `打 ${tenthsOf(percent ?? 0)} 折` : null
  if (kind !== 'amount' || amount === undefined || threshold === undefined || amount * 2 <= threshold) return null
  return threshold === 0 ? `无门槛减 ${yuan(amount)}` : `满 ${yuan(threshold)} 减 ${yuan(amount)}`
}

async function leftNotes(db: Querying, id: string): Promise<string[]> {
  const row = await couponTypeOf(db, id)
  return row?.remaining === 0 ? ['剩余 0 张：谁也领不到'] : []
}

/** A coupon that somebody drew stays: giving it ends instead. Who draws one at this moment waits, or is counted. */
async function mayBeRemoved(tx: Transaction, couponType: string) {
  await lockedCoupon(tx, couponType)
  const drawn = await tx.$count(memberCoupons, eq(memberCoupons.couponType, couponType))
  if (drawn > 0) throw new HttpError(409, 'COUPON_DRAWN', `已有 ${drawn} 位会员领取，不能撤回：请结束发放`)
}

/** How many can still be drawn. Members draw all the time: taking a change back moves it by as much as the change did. */
export const couponCountSubject = changeSubject({
  subject: 'couponCount',
  title: '优惠券张数',
  fields: couponSubject.fields ?? {},
  labelsOf: couponSubject.labelsOf,
  apply: async (tx, { id, from, to }) => {
    const by = (to as { remaining: number }).remaining - (from as { remaining: number }).remaining
    const [moved] = await tx
      .update(couponTypes)
      .set({ remaining: sql`${couponTypes.remaining} + ${by}` })
      .where(and(eq(couponTypes.couponType, id), gte(couponTypes.remaining, -by)))
      .returning({ remaining: couponTypes.remaining })
    if (!moved) throw new HttpError(409, 'COUPON_DRAWN', '之后领走的比剩下的多，撤回会小于 0，请直接修改剩余张数')
    await invalidateCatalogue(tx)
    return true
  },
})
