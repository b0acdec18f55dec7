import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { orders } from '../order/schema'
import { members } from '../../kernel/schema'
import { personalData } from '../../kernel/personalData'

/** WeChat's access tokens and JS-SDK tickets, shared by every gateway process. Sealed with a key made of the app's secret. */
export const wechatTokens = pgTable('wechat_tokens', {
  /** `<appid>:access_token`, `<appid>:jsapi_ticket`. */
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  expiresAt: at('expires_at').notNull(),
})

/** That a member allowed one message about an order in WeChat (`wx.requestSubscribeMessage`). It is used up by the message. */
export const wechatAcceptances = pgTable(
  'wechat_acceptances',
  {
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.orderCode),
    scene: text('scene').$type<'paid' | 'shipped'>().notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    openId: text('open_id').notNull(),
    acceptedAt: at('accepted_at').notNull(),
    // Written by the release before, which sends by itself while a shop is updated one gateway after the other. `message_deliveries` has them now.
    triedAt: at('tried_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at'),
    lastError: text('last_error'),
    usedAt: at('used_at'),
  },
  (t) => [primaryKey({ columns: [t.orderCode, t.scene] }), index('wechat_acceptances_due').on(t.usedAt, t.acceptedAt)],
)
personalData(wechatAcceptances, { onErase: 'delete', copy: null })
