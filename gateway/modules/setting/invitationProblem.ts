import type { InvitationSetting } from '../../../counter/contract/settings/invitationSetting'
import type { Db } from '../../db/open'
import { givenCouponProblem } from './givenCoupons'

/** What is wrong with what is given for new friends. */
export const invitationProblem = (db: Db, { couponType, stages }: InvitationSetting) =>
  givenCouponProblem(db, [
    ...(couponType === null ? [] : [{ path: 'couponType', type: couponType }]),
    ...stages.map((stage, place) => ({ path: `stages.${place}.couponType`, type: stage.couponType })),
  ])
