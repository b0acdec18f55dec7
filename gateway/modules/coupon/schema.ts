import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CouponKind } from '../../../src/contract/coupon'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

export const couponTypes = pgTable('coupon_types', {
  couponType: text('coupon_type').primaryKey(),
  /** Names the coupon's product list in addresses. */
  uuid: text('uuid').notNull().unique(),
  name: text('name').notNull(),
  scope: text('scope').$type<'shop' | 'product'>().notNull(),
  kind: text('kind').$type<CouponKind>().notNull().default('amount'),
  /** Cents it takes off; of the other kinds the most that it takes off. */
  amount: integer('amount').notNull(),
  /** How many per cent it takes off, of what it counts or of each nth piece; null of the other kinds. */
  percent: integer('percent'),
  /** Which piece of a product costs less; null of the other kinds. */
  nth: integer('nth'),
  threshold: integer('threshold').notNull(),
  rule: text('rule').notNull(),
  /** Null: every product but prescription drugs. */
  productCodes: text('product_codes').array(),
  newMembersOnly: boolean('new_members_only').notNull().default(false),
  /** Nobody draws it: it is given, by a level or as a prize, as often as that says. */
  givenOnly: boolean('given_only').notNull().default(false),
  remaining: integer('remaining').notNull(),
  validDays: integer('valid_days').notNull(),
  beginsAt: at('begins_at').notNull(),
  endsAt: at('ends_at').notNull(),
})

/** The grant of a coupon that was drawn. */
export const DRAWN = ''

/** A coupon of a member: one of each type that was drawn, and as many as were given. */
export const memberCoupons = memberTable(
  'member_coupons',
  {
    couponId: text('coupon_id').primaryKey(),
    memberId: memberId(),
    couponType: text('coupon_type')
      .notNull()
      .references(() => couponTypes.couponType),
    /** What it was given for, each once. */
    grantKey: text('grant_key').notNull().default(DRAWN),
    usedByOrder: text('used_by_order'),
    drawnAt: at('drawn_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  { onErase: 'delete', copy: { key: 'coupons', title: '优惠券', words: { grantKey: '发放原因编号' } } },
  (t) => [uniqueIndex('member_coupons_each').on(t.memberId, t.couponType, t.grantKey)],
)
