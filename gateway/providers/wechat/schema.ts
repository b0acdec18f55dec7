import { pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'

/** WeChat's access tokens and JS-SDK tickets, shared by every gateway process. Sealed with a key made of the app's secret. */
export const wechatTokens = pgTable('wechat_tokens', {
  /** `<appid>:access_token`, `<appid>:jsapi_ticket`. */
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  expiresAt: at('expires_at').notNull(),
})
