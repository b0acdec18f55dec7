import { SvipShape, type SvipSetting } from '../../../counter/contract/settings/svipSetting'
import type { SvipPlan, SvipRight } from '../../../src/contract/svip'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'
import type { GrantWanted } from '../grant/moveGrants'

/** Of a shop that sets nothing: no membership is sold. */
export const NO_SVIP: SvipSetting = {
  ...{ month: 0, quarter: 0, year: 0 },
  ...{ memberPercent: 0, freeFreight: false, coupons: 0, couponType: null, sends: 0, without: [] },
}

export const svipSetting = setting('svip', SvipShape)
export const svipSettingOf = async (db: Querying): Promise<SvipSetting> => (await settingOf(db, svipSetting)) ?? NO_SVIP

const LENGTHS: ReadonlyArray<Pick<SvipPlan, 'planId' | 'name' | 'months'>> = [
  { planId: 'month', name: '月卡', months: 1 },
  { planId: 'quarter', name: '季卡', months: 3 },
  { planId: 'year', name: '年卡', months: 12 },
]

/** What is sold, the shortest first. */
export const plansOf = (sold: SvipSetting): SvipPlan[] =>
  LENGTHS.flatMap((length) => {
    const price = sold[length.planId]
    return price === 0 ? [] : [{ ...length, price, monthly: Math.ceil(price / length.months) }]
  })

/** What a membership gives; frozen in its order, so that it is kept as it was named when it was bought. */
export type SvipTerms = Pick<SvipSetting, 'memberPercent' | 'freeFreight' | 'coupons' | 'couponType' | 'sends'>

export const termsOf = ({ memberPercent, freeFreight, coupons, couponType, sends }: SvipTerms): SvipTerms => ({
  memberPercent,
  freeFreight,
  coupons,
  couponType,
  sends,
})

/** By whom its grants are given. */
export const BY_SVIP = 'svip'

/** Terms as grants, which all that they do reads. */
export function grantsIn({ memberPercent, freeFreight, coupons, couponType }: SvipTerms): GrantWanted[] {
  const of = (right: GrantWanted['right'], value: number, type: string | null = null): GrantWanted[] =>
    value === 0 ? [] : [{ right, source: BY_SVIP, value, couponType: type }]
  return [...of('svipCoupon', coupons, couponType), ...of('freeFreight', Number(freeFreight)), ...of('memberPrice', memberPercent)]
}

/** Terms in words. */
export function rightsIn({ memberPercent, freeFreight, coupons }: SvipTerms): SvipRight[] {
  return [
    ...(coupons > 0 ? [{ right: 'svipCoupon', title: `每月 ${coupons} 张`, text: '专享券' }] : []),
    ...(freeFreight ? [{ right: 'freeFreight', title: '不限次', text: '免运费' }] : []),
    ...(memberPercent > 0 ? [{ right: 'memberPrice', title: `会员价 ${foldOf(memberPercent)} 折`, text: '处方药除外' }] : []),
  ]
}

/** As a shop says it: 5 per cent off is 95 折, 10 is 9 折. */
const foldOf = (percent: number) => String(100 - percent).replace(/0$/, '')
