import * as z from 'zod/mini'
import { field, number, OPTIONAL, TEXT, type Editor } from './editor'
import { Text, unlike, Whole } from './shapes'

/** As the published rule of members says. */
export const LEVELS_COUNT = 5

/** A type of coupons, which the gateway looks for; none: this level has no such right. */
const CouponType = z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/, '请填写券的编号')))

const MemberLevel = z
  .object({
    name: Text(8, '名称'),
    /** From how much growth on. */
    growth: Whole(0, 1_000_000),
    /** Coupons for free delivery in a month. */
    freeDeliveries: Whole(0, 10),
    /** Of what everybody earns. */
    coinPercent: Whole(100, 300),
    /** How many minutes before others this member stands in the pharmacists' line. */
    pharmacistMinutes: Whole(0, 60),
    upgradeCoupon: CouponType,
    monthlyCoupon: CouponType,
    freeDeliveryCoupon: CouponType,
    birthdayCoupon: CouponType,
  })
  .check(
    z.refine(({ freeDeliveries, freeDeliveryCoupon }) => freeDeliveries === 0 || freeDeliveryCoupon !== null, {
      error: '请填写免邮券的编号',
      path: ['freeDeliveryCoupon'],
    }),
  )
export type MemberLevel = z.infer<typeof MemberLevel>

const hasNoRight = ({ freeDeliveries, coinPercent, pharmacistMinutes, ...coupons }: MemberLevel) =>
  freeDeliveries === 0 &&
  coinPercent === 100 &&
  pharmacistMinutes === 0 &&
  coupons.upgradeCoupon === null &&
  coupons.monthlyCoupon === null &&
  coupons.birthdayCoupon === null

/** The levels of members, the lowest first: everybody has that, and it gives nothing besides. */
export const MemberLevelsShape = z.array(MemberLevel).check(
  z.refine((levels) => levels.length === LEVELS_COUNT, `等级共 ${LEVELS_COUNT} 级，与《会员等级与成长值规则》一致`),
  unlike(({ name }) => name, '有两个相同的名称'),
  z.refine(([first]) => first === undefined || first.growth === 0, '第一级的成长值是 0'),
  z.refine(([first]) => first === undefined || hasNoRight(first), '第一级人人都有，不设权益'),
  z.refine((levels) => levels.every(({ growth }, place) => place === 0 || growth > (levels[place - 1]?.growth ?? 0)), '成长值要逐级增加'),
)

export const LEVELS_EDITOR: Editor = {
  kind: 'list',
  item: '等级',
  fields: [
    field('name', '名称', TEXT),
    field('growth', '成长值从', number(''), 0),
    field('freeDeliveries', '每月免邮券', number('张'), 0),
    field('freeDeliveryCoupon', '免邮券的编号', OPTIONAL, null),
    field('coinPercent', '购物得健康币，按平常的', number('%'), 100),
    field('pharmacistMinutes', '审方优先', number('分钟'), 0),
    field('upgradeCoupon', '升级礼券的编号', OPTIONAL, null),
    field('monthlyCoupon', '每月会员券的编号', OPTIONAL, null),
    field('birthdayCoupon', '生日礼券的编号', OPTIONAL, null),
  ],
}
