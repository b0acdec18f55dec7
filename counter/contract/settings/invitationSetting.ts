import * as z from 'zod/mini'
import { field, number, OPTIONAL, TEXT, type Editor } from './editor'
import { Money, unlike, Whole } from './shapes'

const Coupon = z.string('请填写券的编号').check(z.regex(/^[\w-]{1,64}$/, '请填写券的编号'))

/** What a shop gives for new friends; without `couponType` it invites nobody. */
export const InvitationShape = z
  .object({
    /** Given for each friend to who invited him. */
    couponType: z.nullable(Coupon),
    /** What the friend's order comes to at least, in cents, prescription drugs and freight left out. */
    least: Money,
    /** Friends in a calendar year for whom something is given. */
    most: Whole(1, 100),
    /** Given besides, once, for so many friends. */
    stages: z.array(z.object({ friends: Whole(2, 100), couponType: Coupon })).check(
      z.maxLength(3, '不超过 3 档'),
      unlike(({ friends }) => String(friends), '有两档的人数相同'),
    ),
  })
  .check(
    z.refine(({ stages, most }) => stages.every(({ friends }) => friends <= most), { error: '人数不能超过每年的上限', path: ['stages'] }),
  )
export type InvitationSetting = z.infer<typeof InvitationShape>

export const INVITATION_EDITOR: Editor = {
  kind: 'fields',
  fields: [
    field('couponType', '每邀请一位得的券', OPTIONAL, null),
    field('least', '朋友的订单至少', { kind: 'cents' }, 0),
    field('most', '每人每年最多', number('位'), 20),
    field(
      'stages',
      '多邀多得',
      {
        kind: 'list',
        item: '档',
        fields: [field('friends', '满', number('位'), 3), field('couponType', '再得的券', TEXT)],
      },
      [],
    ),
  ],
}
