import { yuan } from '../../../src/lib/money'
import { invitation, type ReviewedInvitation } from '../../contract/invitation'
import { ask } from '../client/ask'
import type { RewardKind } from '../rewards/rewardKind'
import { FACTS } from './invitationColumns'
import { pairOf, reasonsOf } from './words'

const seen = ({ invitationId, version }: ReviewedInvitation) => ({ params: { invitationId }, version })

/** Coupons for friends who came and bought. */
export const INVITATION_REWARDS: RewardKind<ReviewedInvitation> = {
  ...{ queue: 'invitations', record: 'invitation', name: '邀请', receiver: '邀请人', unsaid: '新朋友是谁、买了什么' },
  idOf: ({ invitationId }) => invitationId,
  titleOf: pairOf,
  linesOf: (of) => [
    pairOf(of),
    ...(of.orderCode === null ? [] : [`订单 ${of.orderCode}，计入 ${yuan(of.orderCents)} 元`]),
    ...reasonsOf(of),
  ],
  facts: FACTS,
  approve: (of, body, key) => ask(invitation.approve, { ...seen(of), body }, key),
  refuse: (of, body, key) => ask(invitation.refuse, { ...seen(of), body }, key),
}
