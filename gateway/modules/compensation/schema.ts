import { index, integer, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { staff } from '../../kernel/work/schema'
import { orders } from '../purchase/schema'

/** What staff gave for an order: coins, or a coupon. The coins themselves stand in the ledger, the coupon among the member's. */
export const compensations = memberTable(
  'compensations',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.orderCode),
    coins: integer('coins'),
    couponType: text('coupon_type'),
    /** As it was called when it was given: 200 枚健康币. */
    gift: text('gift').notNull(),
    reason: text('reason').notNull(),
    givenBy: text('given_by')
      .notNull()
      .references(() => staff.staffId),
    givenAt: at('given_at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'compensations',
      title: '补发的权益',
      words: { coins: '健康币', gift: '补发内容', reason: '原因', givenBy: '经办人编号', givenAt: '补发时间' },
    },
    sample: { kind: 'reward', text: '{count} 次补发' },
  },
  (t) => [
    index('compensations_order').on(t.orderCode),
    index('compensations_member').on(t.memberId),
    index('compensations_given').on(t.givenAt),
  ],
)
