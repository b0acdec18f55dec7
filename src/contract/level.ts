import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, EMPTY_PAGE, Id, Instant, Page, pageOf, QueryInt } from './fields'
import { MovementMonth } from './movements'

const Level = z.int().check(z.minimum(1))
const Growth = z.int().check(z.nonnegative())

/** Specification 1, section 3, fixes 3; the others are ours. */
export const GiftStatus = { open: 1, locked: 2, claimed: 3, over: 4 } as const

/** Where a member stands: `nextGrowth` is from how much growth on the next level is reached; both are null on the highest. */
const LEVEL = { level: Level, growth: Growth, nextLevel: z.nullable(Level), nextGrowth: z.nullable(Growth) }
export const LevelStanding = z.looseObject(LEVEL).register(z.globalRegistry, { id: 'LevelStanding' })
export type LevelStanding = z.infer<typeof LevelStanding>

/** What a level gives, in words: `title` fits under an icon, which `right` chooses. */
export const LevelRight = z
  .looseObject({ right: z.string(), title: z.string(), text: z.string() })
  .register(z.globalRegistry, { id: 'LevelRight' })
export type LevelRight = z.infer<typeof LevelRight>

/** A level, from how much growth on it is reached, and what it gives. */
export const LevelRow = z
  .looseObject({ level: Level, name: z.string(), growth: Growth, rights: z.array(LevelRight) })
  .register(z.globalRegistry, { id: 'LevelRow' })
export type LevelRow = z.infer<typeof LevelRow>

/** A way to growth: `completed` where it can be received, `received` where it was and comes once. */
export const GrowthWay = z
  .looseObject({ id: Id, title: z.string(), text: z.string(), status: z.enum(['open', 'completed', 'received']) })
  .register(z.globalRegistry, { id: 'GrowthWay' })
export type GrowthWay = z.infer<typeof GrowthWay>

/** A gift: `icon` says what kind it is. */
export const LevelGift = z
  .looseObject({ id: Id, icon: z.enum(['coupon', 'truck', 'gift']), title: z.string(), text: z.string(), giftStatus: z.int() })
  .register(z.globalRegistry, { id: 'LevelGift' })
export type LevelGift = z.infer<typeof LevelGift>

/** A day of the year. */
export const Birthday = z.object({
  month: z.int('请选择月份').check(z.minimum(1), z.maximum(12)),
  day: z.int('请选择日期').check(z.minimum(1), z.maximum(31)),
})
export type Birthday = z.infer<typeof Birthday>

export const level = {
  mine: endpoint('GET /level', {
    about: 'The level of this member and the growth, and what the next one takes',
    session: 'required',
    provides: 'level',
    output: LevelStanding,
    fallback: { level: 1, growth: 0, nextLevel: 2, nextGrowth: null },
  }),
  detail: endpoint('GET /level/detail', {
    about: 'The level of this member with its rights, since and until when, every level, and the ways to growth',
    session: 'required',
    provides: 'level',
    output: z.looseObject({
      ...LEVEL,
      name: z.string(),
      /** Of the present level; null of the first, which everybody has from the beginning and for ever. */
      since: z.nullable(Instant),
      /** The last day on which it holds for sure. */
      lastDay: z.nullable(z.iso.date()),
      /** Days of membership, the first among them. */
      memberDays: z.int(),
      /** What keeps a level that is about to end; null where nothing is to be done. */
      notice: z.nullable(z.string()),
      levels: z.array(LevelRow),
      ways: z.array(GrowthWay),
      /** Null where the member has not told; `changeableFrom` is the day from which it can be told anew. */
      birthday: z.nullable(z.looseObject({ month: z.int(), day: z.int(), changeableFrom: z.iso.date() })),
    }),
  }),
  gifts: endpoint('GET /level/gifts/overview', {
    about: 'The gifts of this member’s level, of this month and of the birthday, and those that the next level gives',
    session: 'required',
    provides: 'level',
    output: z.looseObject({ gifts: z.array(LevelGift) }),
  }),
  receiveGift: endpoint('PUT /level/gifts/{id}/receive', {
    about: 'Receive a gift, once: its coupons. Refused with 409 GIFT_CLAIMED, GIFT_LOCKED or GIFT_OVER',
    session: 'required',
    idempotent: true,
    params: z.object({ id: Id }),
    invalidates: ['level', 'coupons', 'couponUse', 'me'],
    output: z.looseObject({ couponCount: z.int() }),
  }),
  growth: endpoint('GET /level/growth', {
    about: 'The movements of this member’s growth by month, newest first',
    session: 'required',
    query: z.object({ page: Page, size: QueryInt(1, 12, 3) }),
    provides: 'level',
    output: pageOf(MovementMonth),
    fallback: EMPTY_PAGE,
  }),
  receiveGrowth: endpoint('PUT /level/growth/{id}/receive', {
    about: 'Receive the growth of a way that is completed, once. Refused with 409 RECEIVED or WAY_OPEN',
    session: 'required',
    idempotent: true,
    params: z.object({ id: Id }),
    invalidates: ['level', 'me'],
    output: z.looseObject({ growth: Growth }),
  }),
  birthday: endpoint('PUT /level/birthday', {
    about: 'Tell the day of the year of one’s birth, for the birthday gift alone; told anew a year later at the earliest: 409 TOO_SOON',
    collects: { scene: '填写生日（会员礼）', kinds: ['reward'] },
    session: 'required',
    body: Birthday,
    invalidates: ['level'],
    output: Done,
  }),
}
