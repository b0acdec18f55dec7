import type { InferInsertModel } from 'drizzle-orm'
import type { InvitationSetting } from '../../../counter/contract/settings/invitationSetting'
import type { couponTypes } from '../../tables'

type CouponType = InferInsertModel<typeof couponTypes>
type Period = Pick<CouponType, 'beginsAt' | 'endsAt'>

const FRIEND = 'inviteFriend'
const THREE = 'inviteThree'

/** What a demonstration gives for new friends. */
export const INVITATION: InvitationSetting = { couponType: FRIEND, least: 1000, most: 20, stages: [{ friends: 3, couponType: THREE }] }

const given = { scope: 'shop', productCodes: null, givenOnly: true, remaining: 0, validDays: 31 } as const

/** The coupons of it; nobody draws them. */
export const invitationCouponsOf = (period: Period): CouponType[] => [
  {
    ...{ couponType: FRIEND, uuid: 'c-invite-friend', name: '满 59 减 10', amount: 1000, threshold: 5900 },
    ...{ rule: '邀请新朋友所得，非处方药与健康商品满 59 减 10 元，处方药不参与。', ...given, ...period },
  },
  {
    ...{ couponType: THREE, uuid: 'c-invite-three', name: '满 99 减 20', amount: 2000, threshold: 9900 },
    ...{ rule: '邀请满 3 位新朋友所得，非处方药与健康商品满 99 减 20 元，处方药不参与。', ...given, ...period },
  },
]
