import type { InferInsertModel } from 'drizzle-orm'
import type { AssistActivitySetting } from '../../../counter/contract/settings/assistSetting'
import { shopDate } from '../../../src/lib/time'
import type { couponTypes } from '../../tables'

type CouponType = InferInsertModel<typeof couponTypes>
type Period = { beginsAt: Date; endsAt: Date }

const GIVEN = 'assistTwenty'

/** What a demonstration gives where friends help: so many that its ready-made members can complete one. */
export const assistsOf = ({ beginsAt, endsAt }: Period): AssistActivitySetting[] => [
  {
    ...{ id: 'family', title: '家人助力领优惠券', couponType: GIVEN, friends: 2, hours: 24, most: 1000 },
    ...{ from: shopDate(beginsAt), until: shopDate(endsAt) },
  },
]

/** The coupon of it; nobody draws it. */
export const assistCouponOf = ({ beginsAt, endsAt }: Period): CouponType => ({
  ...{ couponType: GIVEN, uuid: 'c-assist-twenty', name: '满 99 减 20', amount: 2000, threshold: 9900, beginsAt, endsAt },
  ...{ rule: '助力成功所得，非处方药与健康商品满 99 减 20 元，处方药不参与。', scope: 'shop', productCodes: null },
  ...{ givenOnly: true, remaining: 0, validDays: 31 },
})
