import { pgTable, text } from 'drizzle-orm/pg-core'
import { at, bytes } from '../../db/columns'

/** Encrypted files of shops without a store of their own. */
export const storedFiles = pgTable('stored_files', {
  key: text('key').primaryKey(),
  content: bytes('content').notNull(),
  putAt: at('put_at').notNull(),
})
