import { text } from 'drizzle-orm/pg-core'
import { members } from './schema'

/** Whose row it is. */
export const memberId = () =>
  text('member_id')
    .notNull()
    .references(() => members.memberId)
