import { MemberLevelsShape, type MemberLevel } from '../../../counter/contract/settings/levelRows'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'

const NO_RIGHTS = {
  freeDeliveries: 0,
  coinPercent: 100,
  pharmacistMinutes: 0,
  upgradeCoupon: null,
  monthlyCoupon: null,
  freeDeliveryCoupon: null,
  birthdayCoupon: null,
}

/** Of a shop that sets nothing: the levels there are, and that they give nothing. */
export const LEVELS: MemberLevel[] = [
  { name: '新芽', growth: 0, ...NO_RIGHTS },
  { name: '分蘖', growth: 500, ...NO_RIGHTS },
  { name: '抽穗', growth: 1500, ...NO_RIGHTS },
  { name: '金穗', growth: 4000, ...NO_RIGHTS },
  { name: '丰禾', growth: 10_000, ...NO_RIGHTS },
]

export const levelsSetting = setting('memberLevels', MemberLevelsShape)

/** Every level, the first first: level 1 stands at 0. */
export const levelsOf = async (db: Querying): Promise<readonly MemberLevel[]> => (await settingOf(db, levelsSetting)) ?? LEVELS

/** The highest level that so much growth gives. */
export const levelFor = (levels: readonly MemberLevel[], growth: number): number =>
  Math.max(1, levels.filter((level) => level.growth <= growth).length)

/** A level of a number that there is; the setting has as many as ever. */
export function levelAt(levels: readonly MemberLevel[], level: number): MemberLevel {
  const row = levels[level - 1]
  if (!row) throw new Error(`There is no level ${level}`)
  return row
}
