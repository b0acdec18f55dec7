import type { LevelRight } from '../../../src/contract/level'
import type { GrantWanted } from '../grant/moveGrants'
import type { LevelRight as Right } from '../grant/schema'

/** Each right in words: short enough to stand under an icon, and as the list of all levels has it. What one gets once for a level is among the gifts. */
const TEXTS: Readonly<Record<Right, (value: number) => { title: string; text: string }>> = {
  freeDelivery: (count) => ({ title: `月免邮 ${count} 张`, text: `每月 ${count} 张免邮券` }),
  coinPercent: (percent) => ({ title: `${percent / 100} 倍健康币`, text: `购物得 ${percent / 100} 倍健康币` }),
  pharmacist: (minutes) => ({ title: '药师优先', text: `处方审核最多提前 ${minutes} 分钟` }),
  monthlyCoupon: () => ({ title: '会员月券', text: '每月 1 张会员折扣券' }),
  birthdayCoupon: () => ({ title: '生日礼', text: '生日当月 1 张礼券' }),
  upgradeCoupon: () => ({ title: '升级礼', text: '升级礼券 1 张' }),
}

/** The rights of one level, as a member reads them: each once, the upgrade's own alone. */
export function rightTextsOf(grants: readonly Pick<GrantWanted<Right>, 'right' | 'value'>[]): LevelRight[] {
  const first = grants.filter(({ right }, place) => grants.findIndex((one) => one.right === right) === place)
  return first.map(({ right, value }) => ({ right, ...TEXTS[right](value) }))
}
