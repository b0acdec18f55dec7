import { sql } from 'drizzle-orm'
import { index, jsonb, text } from 'drizzle-orm/pg-core'
import type { InvitationSetting } from '../../../counter/contract/settings/invitationSetting'
import type { Suspicion } from '../../../counter/contract/invitation'
import type { InvitedState } from '../../../src/contract/invitation'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { members } from '../../kernel/schema'
import { staff } from '../../kernel/work/schema'

/** What was published when a friend accepted; frozen with the invitation, so that it is kept. */
export type InvitationTerms = InvitationSetting & { couponType: string }

/** What a member passes on; `networkHash` is an HMAC of the network on which it was asked for last, forgotten half a year later. */
export const inviteLinks = memberTable(
  'invite_links',
  {
    inviteId: text('invite_id').primaryKey(),
    memberId: memberId().unique(),
    networkHash: text('network_hash'),
    /** When it was asked for last. */
    at: at('at').notNull(),
  },
  { onErase: 'delete', copy: { key: 'inviteLinks', title: '我的邀请', words: { inviteId: '邀请编号', networkHash: '网络标识' } } },
)

/** An invitation that a new friend accepted: `memberId` is the friend, who accepts one in his life. */
export const invitations = memberTable(
  'invitations',
  {
    invitationId: text('invitation_id').primaryKey(),
    memberId: memberId().unique(),
    /** Null once that account is closed. */
    inviterId: text('inviter_id').references(() => members.memberId),
    state: text('state').$type<InvitedState>().notNull(),
    terms: jsonb('terms').$type<InvitationTerms>().notNull(),
    acceptedAt: at('accepted_at').notNull(),
    /** Until when the friend's order counts. */
    orderBefore: at('order_before').notNull(),
    orderCode: text('order_code'),
    /** When the order has been received for long enough. */
    dueAt: at('due_at'),
    /** HMACs of the device and of the network, to see that one of them accepts often; forgotten with `reasons` half a year later. */
    deviceHash: text('device_hash'),
    networkHash: text('network_hash'),
    reasons: jsonb('reasons').$type<Suspicion[]>().notNull(),
    /** Since when it waits for a person. */
    waitsSince: at('waits_since'),
    rewardedAt: at('rewarded_at'),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by').references(() => staff.staffId),
    refusedFor: text('refused_for'),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'invitations',
      title: '接受的邀请',
      words: {
        invitationId: '邀请记录编号',
        state: '状态',
        terms: '公布的奖励',
        couponType: '券的编号',
        least: '订单至少（分）',
        most: '每年最多',
        stages: '多邀多得',
        friends: '人数',
        acceptedAt: '接受时间',
        orderBefore: '下单期限',
        dueAt: '奖励时间',
        deviceHash: '设备标识',
        networkHash: '网络标识',
        reasons: '核实原因',
        waitsSince: '开始核实',
        rewardedAt: '奖励发放时间',
        decidedAt: '核实时间',
        refusedFor: '未发原因',
      },
    },
    sample: { kind: 'reward', text: '接受过 {count} 次邀请' },
  },
  (t) => [
    index('invitations_inviter').on(t.inviterId, t.acceptedAt),
    index('invitations_open')
      .on(t.state, t.orderBefore)
      .where(sql`${t.state} in ('joined', 'held')`),
    index('invitations_waiting')
      .on(t.waitsSince)
      .where(sql`${t.waitsSince} is not null`),
    index('invitations_device').on(t.deviceHash),
    index('invitations_network').on(t.networkHash, t.acceptedAt),
  ],
)
export type InvitationRow = typeof invitations.$inferSelect
