import { index, text } from 'drizzle-orm/pg-core'
import { memberId } from '../../kernel/memberColumn'
import { at } from '../../db/columns'
import { memberTable } from '../../kernel/personalData'

/** Where a device takes notifications. */
export const pushClients = memberTable(
  'push_clients',
  {
    deviceId: text('device_id').primaryKey(),
    memberId: memberId(),
    clientId: text('client_id').notNull(),
    provider: text('provider').notNull(),
    at: at('at').notNull(),
  },
  { onErase: 'delete', copy: null, sample: { kind: 'push', text: '{count} 台设备' } },
  (t) => [index('push_clients_member').on(t.memberId)],
)
