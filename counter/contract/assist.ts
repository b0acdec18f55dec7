import * as z from 'zod/mini'
import { NEW_MEMBER_DAYS } from '../../src/contract/assist'
import { Id, Instant, pageOf } from '../../src/contract/fields'
import { Decided, RewardQuery, RewardRefusal } from './rewardReview'
import { MaskedName } from './masked'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** Why a person looks at an assist before its coupon is given. */
export const ASSIST_SUSPICIONS = {
  sameDevice: '和发起人或别的助力人用同一台设备',
  sameNetwork: '多位助力人在同一网络',
  newAccounts: `多数助力人注册不到 ${NEW_MEMBER_DAYS} 天`,
  couponEnded: '公布的券已经结束，要换一张',
} as const
export type AssistSuspicion = keyof typeof ASSIST_SUSPICIONS
const IDS = Object.keys(ASSIST_SUSPICIONS) as [AssistSuspicion, ...AssistSuspicion[]]

/** An assist that a person looks at, or looked at. */
export const ReviewedAssist = z.looseObject({
  assistId: Id,
  version: Version,
  title: z.string(),
  /** Who began it. */
  ownerName: MaskedName,
  startedAt: Instant,
  /** Since when it waits; null once it was decided. */
  waitsSince: z.nullable(Instant),
  reasons: z.array(z.enum(IDS)),
  /** Who helped, and whether the account was new; none once that is forgotten. */
  helpers: z.array(z.looseObject({ name: MaskedName, isNew: z.boolean(), at: Instant })),
  helped: z.int(),
  /** Names of the coupons that are given with a yes; none once it was decided. */
  gives: z.array(z.string()),
  /** How many assists who began it has, and for how many something was given. */
  begun: z.int(),
  rewarded: z.int(),
  decided: Decided,
})
export type ReviewedAssist = z.infer<typeof ReviewedAssist>

const roles = ['operator'] as const
const WRITE = { version: 'required', params: z.object({ assistId: Id }), output: ReviewedAssist, roles } as const

/** Assists that a rule stopped: nobody is refused by a machine. */
export const assist = {
  list: workEndpoint('GET /assists', {
    about: 'Assists whose coupon a rule stopped, the longest waiting first; or those that were decided, the latest first',
    roles,
    query: RewardQuery,
    output: pageOf(ReviewedAssist),
  }),
  approve: workEndpoint('PUT /assists/{assistId}/approve', {
    about: 'Give what was promised; with `couponType` another coupon, where that one has ended. The member is told',
    title: '通过助力奖励',
    ...WRITE,
    body: z.object({ couponType: z.optional(Id) }),
  }),
  refuse: workEndpoint('PUT /assists/{assistId}/refuse', {
    about: 'Give nothing, with the reason that the member reads and can appeal against',
    title: '不发助力奖励',
    ...WRITE,
    body: RewardRefusal,
  }),
}
