import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { orders } from '../purchase/schema'

/** That a member allowed one message about an order in WeChat (`wx.requestSubscribeMessage`). It is used up by the message. */
export const wechatAcceptances = memberTable(
  'wechat_acceptances',
  {
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.orderCode),
    scene: text('scene').$type<'paid' | 'shipped'>().notNull(),
    memberId: memberId(),
    openId: text('open_id').notNull(),
    acceptedAt: at('accepted_at').notNull(),
    // Written by the release before, which sends by itself while a shop is updated one gateway after the other. `message_deliveries` has them now.
    triedAt: at('tried_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at'),
    lastError: text('last_error'),
    usedAt: at('used_at'),
  },
  { onErase: 'delete', copy: null },
  (t) => [primaryKey({ columns: [t.orderCode, t.scene] }), index('wechat_acceptances_due').on(t.usedAt, t.acceptedAt)],
)
