import { pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'

export const callbacks = pgTable('callbacks', {
  requestId: text('request_id').primaryKey(),
  phone: text('phone').notNull(),
  productCode: text('product_code'),
  question: text('question'),
  at: at('at').notNull(),
  expectedBefore: at('expected_before').notNull(),
})
