import { inArray } from 'drizzle-orm'
import type { MemberLevel } from '../../../counter/contract/settings/levelRows'
import type { Problem } from '../../../counter/contract/settings/problemsOf'
import type { CouponKind } from '../../../src/contract/coupon'
import type { Db } from '../../db/open'
import { couponTypes } from '../coupon/schema'
import { namedIn, RX } from './namedIn'

/** Which kinds of coupons each right gives: a percentage is the price right, free delivery the freight's. */
const KINDS = {
  upgradeCoupon: ['amount', 'percent', 'nthPiece'],
  monthlyCoupon: ['percent'],
  freeDeliveryCoupon: ['freeDelivery'],
  birthdayCoupon: ['amount', 'percent'],
} as const satisfies Partial<Record<keyof MemberLevel, readonly CouponKind[]>>

type Named = keyof typeof KINDS
const NAMED = Object.keys(KINDS) as Named[]

/** What is wrong with the coupons that levels give: each is there, of its right's kind, and no member draws it besides. */
export async function levelProblem(db: Db, levels: MemberLevel[]): Promise<Problem | undefined> {
  const [rx] = await namedIn(db, levels.map(({ name }) => name).join('\n'), RX)
  if (rx) return { path: '', message: `「${rx}」是处方药，处方药不能做广告` }
  const wanted = [...new Set(levels.flatMap((level) => NAMED.flatMap((name) => level[name] ?? [])))]
  const { couponType, kind, givenOnly } = couponTypes
  const types =
    wanted.length === 0 ? [] : await db.select({ couponType, kind, givenOnly }).from(couponTypes).where(inArray(couponType, wanted))
  for (const [place, level] of levels.entries())
    for (const name of NAMED) {
      const message =
        level[name] === null
          ? undefined
          : problemOf(
              name,
              types.find((type) => type.couponType === level[name]),
            )
      if (message !== undefined) return { path: `${place}.${name}`, message }
    }
}

function problemOf(name: Named, type: { kind: CouponKind; givenOnly: boolean } | undefined): string | undefined {
  if (!type) return '没有这张券'
  const kinds: readonly CouponKind[] = KINDS[name]
  if (!kinds.includes(type.kind)) return WRONG_KIND[name]
  return type.givenOnly ? undefined : '这张券会员可以自己领，请用“只发放”的券'
}

const WRONG_KIND: Readonly<Record<Named, string>> = {
  upgradeCoupon: '免邮券请填在免邮券一栏',
  monthlyCoupon: '每月会员券应是折扣券',
  freeDeliveryCoupon: '这不是免邮券',
  birthdayCoupon: '生日礼应是满减券或折扣券',
}
