import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import type { LevelReason } from './levelAfter'

/** The level of a member who has ever reached one above the first. */
export const memberLevels = memberTable(
  'member_levels',
  {
    memberId: memberId().primaryKey(),
    level: integer('level').notNull(),
    since: at('since').notNull(),
    /** When it is decided on anew; null of the first level. */
    until: at('until'),
    /** The end for which it was looked whether enough will be left to keep the level: its member was told then where it is not. */
    lookedUntil: at('looked_until'),
    /** When its grants were last held against it; null since it has changed. */
    provedAt: at('proved_at'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'memberLevels',
      title: '会员等级',
      words: { level: '等级', since: '开始时间', until: '有效期至', lookedUntil: '保级提醒', provedAt: '核对时间' },
    },
  },
  (t) => [
    index('member_levels_until')
      .on(t.until)
      .where(sql`${t.until} is not null`),
    check('member_levels_level', sql`${t.level} >= 1`),
  ],
)

/** Each change of a level, and each year for which one was kept; rows are only added. */
export const memberLevelChanges = memberTable(
  'member_level_changes',
  {
    changeId: text('change_id').primaryKey(),
    memberId: memberId(),
    from: integer('from_level').notNull(),
    to: integer('to_level').notNull(),
    reason: text('reason').$type<LevelReason>().notNull(),
    /** Of the level before, to which one falls back whose growth is taken back; null of somebody who had none but the first. */
    fromSince: at('from_since'),
    fromUntil: at('from_until'),
    at: at('at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'memberLevelChanges',
      title: '会员等级变化',
      words: {
        changeId: '变化编号',
        from: '原等级',
        to: '新等级',
        reason: '原因',
        fromSince: '原等级开始时间',
        fromUntil: '原等级有效期至',
      },
    },
  },
  (t) => [index('member_level_changes_member').on(t.memberId, t.at)],
)

/** A gift that a member received: of a level, a month, a year, or for being new; each once. */
export const memberGifts = memberTable(
  'member_gifts',
  {
    memberId: memberId(),
    giftId: text('gift_id').notNull(),
    /** The level at which it was received. */
    level: integer('level').notNull(),
    couponIds: text('coupon_ids').array().notNull(),
    /** How often: again after it was withdrawn unused with a level whose growth was taken back. */
    times: integer('times').notNull().default(1),
    at: at('at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'memberGifts',
      title: '会员礼',
      words: { giftId: '会员礼编号', level: '领取时的等级', couponIds: '优惠券编号', times: '领取次数', withdrawnAt: '收回时间' },
    },
    sample: { kind: 'reward', text: '{count} 份会员礼' },
  },
  (t) => [primaryKey({ columns: [t.memberId, t.giftId] })],
)

/** The day of the year on which a member says to be born: for the birthday gift, and nothing else. */
export const memberBirthdays = memberTable(
  'member_birthdays',
  {
    memberId: memberId().primaryKey(),
    month: integer('month').notNull(),
    day: integer('day').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  { onErase: 'delete', copy: { key: 'memberBirthdays', title: '会员生日（只用于生日礼）', words: { month: '月', day: '日' } } },
  (t) => [check('member_birthdays_day', sql`${t.month} between 1 and 12 and ${t.day} between 1 and 31`)],
)
