import * as z from 'zod/mini'
import { Id, Instant, pageOf } from '../../src/contract/fields'
import { MaskedName, MaskedText } from './masked'
import { Decided, RewardQuery, RewardRefusal } from './rewardReview'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/**
 * Why a person looks at an invitation before something is given for it: the friend's device is one of who invites, or was used for another
 * invitation; both were on one network, or many friends on it; many accepted within a day; the order goes to a place of who invites; the
 * promised coupon has ended.
 */
export const SUSPICIONS = {
  sameDevice: '和邀请人或另一位被邀请人用同一台设备',
  sameNetwork: '和邀请人或多位被邀请人在同一网络',
  rush: '同一天接受邀请的人多',
  sameAddress: '收货地址或电话和邀请人的相同',
  couponEnded: '公布的券已经结束，要换一张',
} as const
export type Suspicion = keyof typeof SUSPICIONS
export const SUSPICION_IDS = Object.keys(SUSPICIONS) as [Suspicion, ...Suspicion[]]

/** An invitation that a person looks at, or looked at. */
export const ReviewedInvitation = z.looseObject({
  invitationId: Id,
  version: Version,
  /** Who invites, and who accepted. */
  inviterName: MaskedName,
  friendName: MaskedName,
  friendPhone: MaskedText,
  acceptedAt: Instant,
  /** Since when it waits; null once it was decided. */
  waitsSince: z.nullable(Instant),
  reasons: z.array(z.enum(SUSPICION_IDS)),
  /** The friend's order, and what of it counts, in cents. */
  orderCode: z.nullable(Id),
  orderCents: z.int(),
  /** Names of the coupons that are given with a yes; none once it was decided. */
  gives: z.array(z.string()),
  /** How many friends who invites has, and for how many something was given. */
  invited: z.int(),
  rewarded: z.int(),
  decided: Decided,
})
export type ReviewedInvitation = z.infer<typeof ReviewedInvitation>

const roles = ['operator'] as const
const WRITE = { version: 'required', params: z.object({ invitationId: Id }), output: ReviewedInvitation, roles } as const

/** Invitations that a rule stopped: nobody is refused by a machine. */
export const invitation = {
  list: workEndpoint('GET /invitations', {
    about: 'Invitations whose reward a rule stopped, the longest waiting first; or those that were decided, the latest first',
    roles,
    query: RewardQuery,
    output: pageOf(ReviewedInvitation),
  }),
  approve: workEndpoint('PUT /invitations/{invitationId}/approve', {
    about: 'Give what was promised for a friend; with `couponType` another coupon, where that one has ended. The member is told',
    title: '通过邀请奖励',
    ...WRITE,
    body: z.object({ couponType: z.optional(Id) }),
  }),
  refuse: workEndpoint('PUT /invitations/{invitationId}/refuse', {
    about: 'Give nothing, with the reason that the member reads and can appeal against',
    title: '不发邀请奖励',
    ...WRITE,
    body: RewardRefusal,
  }),
}
