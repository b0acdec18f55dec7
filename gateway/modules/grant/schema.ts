import { sql } from 'drizzle-orm'
import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

/** What levels give. */
export type LevelRight = 'freeDelivery' | 'coinPercent' | 'pharmacist' | 'upgradeCoupon' | 'monthlyCoupon' | 'birthdayCoupon'
/** What the paid membership gives: `memberPrice` per cent (1–50) off each piece, delivery for nothing (1), coupons. */
export type SvipRight = 'memberPrice' | 'freeFreight' | 'svipCoupon'
/** What a member can be given besides what everybody has. */
export type Right = LevelRight | SvipRight

/**
 * A right of a member, by what gave it: one row while it holds, which is revoked and stays when it ends. What a right does reads these rows,
 * never what gave them.
 */
export const memberGrants = memberTable(
  'member_grants',
  {
    grantId: text('grant_id').primaryKey(),
    memberId: memberId(),
    right: text('right').$type<Right>().notNull(),
    /** What gave it: `level`, or after a blank a part of it, `level 3`. */
    source: text('source').notNull(),
    /** How many, how much in percent, or how many minutes. */
    value: integer('value').notNull(),
    /** The type of coupons it gives; null where it gives none. */
    couponType: text('coupon_type'),
    since: at('since').notNull(),
    /** When its source decides on it anew. A level's right holds until it is revoked, what an order costs less by ends then (`priceRights.ts`). */
    until: at('until'),
    /** Why it was given. */
    reason: text('reason').notNull(),
    revokedAt: at('revoked_at'),
    revokedFor: text('revoked_for'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'memberGrants',
      title: '会员权益',
      words: {
        grantId: '权益编号',
        right: '权益',
        source: '来源',
        value: '数值',
        couponType: '优惠券种类',
        since: '开始时间',
        until: '有效期至',
        reason: '原因',
        revokedAt: '结束时间',
        revokedFor: '结束原因',
      },
    },
  },
  (t) => [
    uniqueIndex('member_grants_each')
      .on(t.memberId, t.right, t.source)
      .where(sql`${t.revokedAt} is null`),
    index('member_grants_member').on(t.memberId),
  ],
)
