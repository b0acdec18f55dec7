import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { shopTime } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { couponTypes, memberCoupons } from './schema'
import { HttpError } from '../../kernel/httpError'
import { putRow } from '../../kernel/replaceFields'
import { yuan } from '../../kernel/yuan'
import { standsAt, withDates } from '../catalogue/period'
import { invalidateCatalogue } from '../catalogue/revision'
import { changeSubject } from '../change/subject'

type Fields = Record<string, unknown>
const time = (value: unknown) => shopTime(value as string)
const money = (value: unknown) => `¥${yuan(Number(value))}`

/** What a coupon is and when it is given as operators edit it, and a whole one that they make. */
export const couponSubject = changeSubject({
  subject: 'coupon',
  title: '优惠券',
  fields: {
    name: { title: '券名' },
    rule: { title: '规则' },
    amount: { title: '面额', text: money },
    threshold: { title: '门槛', text: money },
    remaining: { title: '剩余张数' },
    validDays: { title: '有效天数' },
    beginsAt: { title: '开始', text: time },
    endsAt: { title: '结束', text: time },
    scope: { title: '种类', text: (value) => (value === 'shop' ? '店铺券' : '商品券') },
    productCodes: { title: '商品' },
    newMembersOnly: { title: '仅新会员' },
    uuid: { title: '地址里的编号' },
  },
  labelsOf: async (db, ids) => {
    const { couponType, name } = couponTypes
    const rows = await db
      .select({ couponType, name })
      .from(couponTypes)
      .where(inArray(couponType, [...ids]))
    return new Map(rows.map((row) => [row.couponType, row.name]))
  },
  apply: async (tx, { id, from, to }) => {
    const { beginsAt, endsAt, ...rest } = (from ?? {}) as Fields
    const row =
      and(eq(couponTypes.couponType, id), standsAt(couponTypes.beginsAt, beginsAt), standsAt(couponTypes.endsAt, endsAt)) ?? sql`false`
    if (to === null) await mayBeRemoved(tx, id)
    const put = { row, key: { couponType: id }, from: from === null ? null : rest, to: to === null ? null : withDates(to as Fields) }
    if (!(await putRow(tx, couponTypes, put))) return false
    await invalidateCatalogue(tx)
    return true
  },
})

/** A coupon that somebody drew stays: giving it ends instead. Who draws one at this moment waits, or is counted. */
async function mayBeRemoved(tx: Transaction, couponType: string) {
  await tx.select({ couponType: couponTypes.couponType }).from(couponTypes).where(eq(couponTypes.couponType, couponType)).for('update')
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
