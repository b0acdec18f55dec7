import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { HeldQueue } from '../../../counter/contract/queues'
import { at } from '../../db/columns'
import { staff } from '../../kernel/work/schema'

/** Who has which case of a queue in hand. A row whose last input is too old holds nothing (`holds.ts`). */
export const workHolds = pgTable(
  'work_holds',
  {
    queue: text('queue').$type<HeldQueue>().notNull(),
    recordId: text('record_id').notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.staffId),
    takenAt: at('taken_at').notNull(),
    lastInputAt: at('last_input_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.queue, t.recordId] })],
)
