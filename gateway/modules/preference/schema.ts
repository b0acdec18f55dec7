import { boolean, primaryKey, text } from 'drizzle-orm/pg-core'
import { memberId } from '../../kernel/memberColumn'
import { at } from '../../db/columns'
import { memberTable } from '../../kernel/personalData'

/** Switches of a member; what is not there stands as `preference/switches.ts` says. */
export const preferences = memberTable(
  'preferences',
  {
    memberId: memberId(),
    key: text('key').notNull(),
    isOn: boolean('is_on').notNull(),
    changedAt: at('changed_at').notNull(),
    /** For personal lists: what was looked at before counts no more. */
    countsFrom: at('counts_from'),
  },
  { onErase: 'delete', copy: { key: 'preferences', title: '偏好设置' } },
  (t) => [primaryKey({ columns: [t.memberId, t.key] })],
)
