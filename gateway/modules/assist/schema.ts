import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AssistSuspicion } from '../../../counter/contract/assist'
import type { AssistActivitySetting } from '../../../counter/contract/settings/assistSetting'
import type { AssistState, Wish } from '../../../src/contract/assist'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { staff } from '../../kernel/work/schema'

/** What was published when it was begun; frozen with the assist, so that it is kept. */
export type AssistTerms = Pick<AssistActivitySetting, 'title' | 'couponType' | 'friends' | 'hours'>

/** What a member asks friends to help with: a coupon where enough of them do in time. One an activity, apart from those that lapsed. */
export const assists = memberTable(
  'assists',
  {
    assistId: text('assist_id').primaryKey(),
    memberId: memberId(),
    activityId: text('activity_id').notNull(),
    terms: jsonb('terms').$type<AssistTerms>().notNull(),
    state: text('state').$type<AssistState>().notNull(),
    /** How many helped; it stays where who helped is forgotten. */
    helped: integer('helped').notNull().default(0),
    startedAt: at('started_at').notNull(),
    endsAt: at('ends_at').notNull(),
    reasons: jsonb('reasons').$type<AssistSuspicion[]>().notNull(),
    /** Since when it waits for a person. */
    waitsSince: at('waits_since'),
    rewardedAt: at('rewarded_at'),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by').references(() => staff.staffId),
    refusedFor: text('refused_for'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'assists',
      title: '发起的助力',
      words: {
        assistId: '助力编号',
        activityId: '活动编号',
        terms: '公布的内容',
        title: '名称',
        couponType: '券的编号',
        friends: '人数',
        hours: '限时（小时）',
        state: '状态',
        helped: '已助力人数',
        startedAt: '发起时间',
        endsAt: '结束时间',
        reasons: '核实原因',
        waitsSince: '开始核实',
        rewardedAt: '奖励发放时间',
        decidedAt: '核实时间',
        refusedFor: '未发原因',
      },
    },
    sample: { kind: 'reward', text: '发起过 {count} 次助力' },
  },
  (t) => [
    uniqueIndex('assists_once')
      .on(t.memberId, t.activityId)
      .where(sql`${t.state} <> 'lapsed'`),
    index('assists_member').on(t.memberId, t.startedAt),
    index('assists_activity')
      .on(t.activityId)
      .where(sql`${t.state} <> 'lapsed'`),
    index('assists_open')
      .on(t.endsAt)
      .where(sql`${t.state} = 'open'`),
    index('assists_waiting')
      .on(t.waitsSince)
      .where(sql`${t.waitsSince} is not null`),
    check('assists_helped', sql`${t.helped} between 0 and (${t.terms} ->> 'friends')::int`),
  ],
)
export type AssistRow = typeof assists.$inferSelect

/** That somebody helped: once an assist. */
export const assistHelps = memberTable(
  'assist_helps',
  {
    helpId: text('help_id').primaryKey(),
    /** Who helped. */
    memberId: memberId(),
    assistId: text('assist_id')
      .notNull()
      .references(() => assists.assistId, { onDelete: 'cascade' }),
    /** The shop's day, whose limit it counts to. */
    day: date('day').notNull(),
    wish: text('wish').$type<Wish>().notNull(),
    at: at('at').notNull(),
    /** HMACs of the device and of the network, to see that one of them helps often. */
    deviceHash: text('device_hash'),
    networkHash: text('network_hash').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'assistHelps',
      title: '帮别人助力',
      words: { helpId: '编号', assistId: '助力编号', wish: '留言', deviceHash: '设备标识', networkHash: '网络标识' },
    },
    sample: { kind: 'reward', text: '帮别人助力 {count} 次' },
  },
  (t) => [
    uniqueIndex('assist_helps_once').on(t.assistId, t.memberId),
    index('assist_helps_day').on(t.memberId, t.day),
    index('assist_helps_at').on(t.at),
    index('assist_helps_device').on(t.deviceHash),
    index('assist_helps_network').on(t.networkHash, t.at),
  ],
)
