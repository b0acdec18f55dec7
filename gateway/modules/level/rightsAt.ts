import type { MemberLevel } from '../../../counter/contract/settings/levelRows'
import type { GrantWanted } from '../grant/moveGrants'
import type { LevelRight } from '../grant/schema'
import { levelAt } from './levels'

/** By whom levels' grants are given. */
export const BY_LEVEL = 'level'

type Wanted = GrantWanted<LevelRight>

/** Everything a level gives, as grants; what a member gets once for reaching a level is one of each level up to his. */
export function rightsAt(levels: readonly MemberLevel[], level: number): Wanted[] {
  const { freeDeliveries, freeDeliveryCoupon, coinPercent, pharmacistMinutes, monthlyCoupon, birthdayCoupon } = levelAt(levels, level)
  const of = (right: LevelRight, value: number, couponType: string | null = null): Wanted[] => [
    { right, source: BY_LEVEL, value, couponType },
  ]
  return [
    ...(freeDeliveries > 0 ? of('freeDelivery', freeDeliveries, freeDeliveryCoupon) : []),
    ...(coinPercent > 100 ? of('coinPercent', coinPercent) : []),
    ...(pharmacistMinutes > 0 ? of('pharmacist', pharmacistMinutes) : []),
    ...(monthlyCoupon === null ? [] : of('monthlyCoupon', 1, monthlyCoupon)),
    ...(birthdayCoupon === null ? [] : of('birthdayCoupon', 1, birthdayCoupon)),
    ...upgradesTo(levels, level),
  ]
}

const upgradesTo = (levels: readonly MemberLevel[], level: number): Wanted[] =>
  levels.slice(0, level).flatMap(({ upgradeCoupon }, place) => {
    const source = sourceOfUpgrade(place + 1)
    return upgradeCoupon === null ? [] : [{ right: 'upgradeCoupon', source, value: 1, couponType: upgradeCoupon }]
  })

export const sourceOfUpgrade = (level: number) => `${BY_LEVEL} ${level}`
