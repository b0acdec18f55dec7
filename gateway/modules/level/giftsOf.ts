import { eq, inArray } from 'drizzle-orm'
import { GiftStatus, type LevelGift } from '../../../src/contract/level'
import { daysInMonth, lastDayOf, shopDay, shopFields, spokenDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { couponTypes } from '../coupon/schema'
import { grantsOf } from '../grant/grantsOf'
import type { Grant } from '../grant/moveGrants'
import type { LevelRight, Right } from '../grant/schema'
import { heldLevelOf } from './heldLevel'
import { levelsOf } from './levels'
import { rightsAt, sourceOfUpgrade } from './rightsAt'
import { memberBirthdays, memberGifts } from './schema'

/** A gift with what receiving it gives, and whether it is this member’s or the next level’s. */
export type Gift = LevelGift & { couponType: string; count: number; isNear: boolean }
type Asked = { memberId: string; now: Date }
type Known = Awaited<ReturnType<typeof knownOf>>
/** A gift of a right, where a member has it, had it received, or a higher level gives it. */
type Of = { id: string; right: LevelRight; icon: LevelGift['icon']; source?: string; titleOf: (name: string, count: number) => string }
type Open = Pick<LevelGift, 'text' | 'giftStatus'>

/** Every gift of a member that is or was to be received, or will be. */
export async function giftsOf(db: Querying, asked: Asked): Promise<Gift[]> {
  const known = await knownOf(db, asked)
  const gifts = [...upgradeGifts(known), ...monthGifts(known), ...birthdayGifts(known)]
  return gifts.sort((one, other) => ORDER.indexOf(one.giftStatus) - ORDER.indexOf(other.giftStatus))
}

const ORDER: readonly number[] = [GiftStatus.open, GiftStatus.claimed, GiftStatus.locked, GiftStatus.over]

async function knownOf(db: Querying, { memberId, now }: Asked) {
  const levels = await levelsOf(db)
  const grants = await grantsOf(db, memberId)
  const received = await db.select().from(memberGifts).where(eq(memberGifts.memberId, memberId))
  const [birthday] = await db.select().from(memberBirthdays).where(eq(memberBirthdays.memberId, memberId))
  const given = levels.map((_level, place) => rightsAt(levels, place + 1))
  const types = [...new Set([...grants, ...given.flat()].flatMap(({ couponType }) => couponType ?? []))]
  const named = types.length === 0 ? [] : await db.select().from(couponTypes).where(inArray(couponTypes.couponType, types))
  const [year, month] = shopFields(now)
  const claims = received.filter(({ withdrawnAt }) => withdrawnAt === null)
  return { levels, level: await heldLevelOf(db, memberId), grants, claims, birthday, given, named, now, year, month }
}

const upgradeGifts = (known: Known): Gift[] =>
  known.levels.flatMap(({ name }, place) => {
    const level = place + 1
    const own = `${level === known.level ? '升级礼' : `${name}礼`}：`
    const of: Of = {
      id: `upgrade-${level}`,
      right: 'upgradeCoupon',
      icon: 'coupon',
      source: sourceOfUpgrade(level),
      titleOf: (coupon) => own + coupon,
    }
    return giftOf(known, of, (grant) => ({
      text: grant.until ? `${spokenDate(lastDayOf(grant.until))}前领取` : '可以领取',
      giftStatus: GiftStatus.open,
    }))
  })

const MONTHLY = [
  {
    key: 'freeDelivery',
    right: 'freeDelivery',
    icon: 'truck',
    titleOf: (month: number, _name: string, count: number) => `${month} 月免邮券 × ${count}`,
  },
  { key: 'coupon', right: 'monthlyCoupon', icon: 'coupon', titleOf: (month: number, name: string) => `${month} 月会员券：${name}` },
] as const

/** Those of this month, and those of the last one that were not received. */
function monthGifts(known: Known): Gift[] {
  const { year, month, claims } = known
  const last = `${shopDay(`${monthOf(year, month)}-${daysInMonth(year, month)}T00:00:00+08:00`)}前领取`
  const [lastYear, lastMonth] = month === 1 ? [year - 1, 12] : [year, month - 1]
  const begins = new Date(`${monthOf(year, month)}-01T00:00:00+08:00`)
  return MONTHLY.flatMap(({ key, right, icon, titleOf }) => {
    const at = (y: number, m: number): Of => ({
      id: `month-${monthOf(y, m)}-${key}`,
      right,
      icon,
      titleOf: (name, count) => titleOf(m, name, count),
    })
    const before = at(lastYear, lastMonth)
    const missed =
      known.grants.some((grant) => grant.right === right && grant.since < begins) && !claims.some(({ giftId }) => giftId === before.id)
    return [
      ...giftOf(known, at(year, month), () => ({ text: last, giftStatus: GiftStatus.open })),
      ...(missed ? giftOf(known, before, () => ({ text: '已过领取时间', giftStatus: GiftStatus.over })) : []),
    ]
  })
}

const monthOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

/** Once a calendar year, in the month of the birthday. */
function birthdayGifts(known: Known): Gift[] {
  const { year, month, birthday } = known
  const of: Of = { id: `birthday-${year}`, right: 'birthdayCoupon', icon: 'gift', titleOf: (name) => `生日礼：${name}` }
  return giftOf(known, of, () => {
    if (!birthday) return { text: '填写生日后，生日当月领取', giftStatus: GiftStatus.locked }
    if (birthday.month > month) return { text: `${birthday.month} 月领取`, giftStatus: GiftStatus.locked }
    if (birthday.month < month) return { text: '今年的生日月已过', giftStatus: GiftStatus.over }
    return { text: `${month} 月 ${daysInMonth(year, month)} 日前领取`, giftStatus: GiftStatus.open }
  })
}

function giftOf(known: Known, { id, right, icon, source, titleOf }: Of, open: (grant: Grant) => Open): Gift[] {
  const isOfThis = (one: { right: Right; source: string }) => one.right === right && (source === undefined || one.source === source)
  const claim = known.claims.find(({ giftId }) => giftId === id)
  const grant = known.grants.find(isOfThis)
  const higher = known.given.findIndex((rights, place) => place >= known.level && rights.some(isOfThis))
  const of = grant ?? known.given[higher]?.find(isOfThis) ?? known.given.flat().find(isOfThis)
  const named = known.named.find(({ couponType }) => couponType === of?.couponType)
  if (!of || !named) return []
  const count = claim?.couponIds.length ?? of.value
  const gift = {
    id,
    icon,
    title: titleOf(named.name, count),
    couponType: named.couponType,
    count,
    isNear: Boolean(claim ?? grant) || higher === known.level,
  }
  if (claim) return [{ ...gift, text: '已放入券包', giftStatus: GiftStatus.claimed }]
  if (grant) return [{ ...gift, ...open(grant) }]
  const name = known.levels[higher]?.name
  return name === undefined ? [] : [{ ...gift, text: `升级到「${name}」解锁`, giftStatus: GiftStatus.locked }]
}
