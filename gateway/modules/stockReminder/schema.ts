import { sql } from 'drizzle-orm'
import { index, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { packings } from '../catalogue/schema'

export const stockReminders = memberTable(
  'stock_reminders',
  {
    memberId: memberId(),
    skuCode: text('sku_code')
      .notNull()
      .references(() => packings.skuCode),
    at: at('at').notNull(),
    toldAt: at('told_at'),
  },
  { onErase: 'delete', copy: { key: 'stockReminders', title: '到货提醒' } },
  (t) => [
    primaryKey({ columns: [t.memberId, t.skuCode] }),
    index('stock_reminders_waiting')
      .on(t.at)
      .where(sql`${t.toldAt} is null`),
  ],
)
