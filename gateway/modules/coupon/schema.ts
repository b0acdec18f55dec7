import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

export const couponTypes = pgTable('coupon_types', {
  couponType: text('coupon_type').primaryKey(),
  /** Names the coupon's product list in addresses. */
  uuid: text('uuid').notNull().unique(),
  name: text('name').notNull(),
  scope: text('scope').$type<'shop' | 'product'>().notNull(),
  amount: integer('amount').notNull(),
  threshold: integer('threshold').notNull(),
  rule: text('rule').notNull(),
  /** Null: every product but prescription drugs. */
  productCodes: text('product_codes').array(),
  newMembersOnly: boolean('new_members_only').notNull().default(false),
  remaining: integer('remaining').notNull(),
  validDays: integer('valid_days').notNull(),
  beginsAt: at('begins_at').notNull(),
  endsAt: at('ends_at').notNull(),
})

/** A drawn coupon; one of each type for a member. */
export const memberCoupons = memberTable(
  'member_coupons',
  {
    couponId: text('coupon_id').primaryKey(),
    memberId: memberId(),
    couponType: text('coupon_type')
      .notNull()
      .references(() => couponTypes.couponType),
    usedByOrder: text('used_by_order'),
    drawnAt: at('drawn_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  { onErase: 'delete', copy: { key: 'coupons', title: '优惠券' } },
  (t) => [uniqueIndex('member_coupons_once').on(t.memberId, t.couponType)],
)
