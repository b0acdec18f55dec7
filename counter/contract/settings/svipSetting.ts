import * as z from 'zod/mini'
import { field, number, OPTIONAL, yesNo, type Editor } from './editor'
import { Money, Switch, Whole } from './shapes'

/** Most that a member price takes off, in percent; the figure is ours. */
export const MAX_MEMBER_PERCENT = 30

/** The paid membership as an operator sells it: what each length costs, in cents, 0 where it is not sold, and what whoever buys it from then on gets. */
export const SvipShape = z
  .object({
    month: Money,
    quarter: Money,
    year: Money,
    /** Off what is no prescription drug. */
    memberPercent: Whole(0, MAX_MEMBER_PERCENT),
    freeFreight: Switch,
    /** Coupons of one type for each month of the membership. */
    coupons: Whole(0, 10),
    couponType: z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/, '请填写券的编号'))),
    /** Cards for a month that a member may send during one membership. */
    sends: Whole(0, 5),
    /** Products that have no member price. */
    without: z.array(z.string().check(z.regex(/^\d{1,18}$/, '商品编码应为数字'))).check(z.maxLength(500, '不超过 500 个')),
  })
  .check(
    z.refine(({ coupons, couponType }) => coupons === 0 || couponType !== null, { error: '请填写专享券的编号', path: ['couponType'] }),
    z.refine(
      ({ month, quarter, year, memberPercent, freeFreight, coupons }) =>
        month + quarter + year === 0 || memberPercent > 0 || freeFreight || coupons > 0,
      { error: '至少要有一项权益', path: ['memberPercent'] },
    ),
  )
export type SvipSetting = z.infer<typeof SvipShape>

export const SVIP_EDITOR: Editor = {
  kind: 'fields',
  fields: [
    field('month', '月卡', { kind: 'cents' }, 0),
    field('quarter', '季卡', { kind: 'cents' }, 0),
    field('year', '年卡', { kind: 'cents' }, 0),
    field('memberPercent', '会员价减', number('%'), 0),
    field('freeFreight', '免运费', yesNo('不限次免运费', '不免'), false),
    field('coupons', '每月专享券', number('张'), 0),
    field('couponType', '专享券的编号', OPTIONAL, null),
    field('sends', '可赠送的体验卡', number('张'), 0),
    field('without', '不参加会员价的商品', { kind: 'words', placeholder: '商品编码' }, []),
  ],
}
