import { boolean, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

/**
 * Whether a member is told in time that a patient's drug runs out, and of which purchase he was told. `whose` is the patient, or the
 * prescription where that names none. No row: he is told.
 */
export const supplyReminders = memberTable(
  'supply_reminders',
  {
    memberId: memberId(),
    whose: text('whose').notNull(),
    productCode: text('product_code').notNull(),
    isOff: boolean('is_off').notNull(),
    /** The order that brought what the member was told the end of last. */
    toldOf: text('told_of'),
    changedAt: at('changed_at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'supplyReminders',
      title: '用药快吃完的提醒',
      words: { whose: '用药人或处方编号', isOff: '是否关闭', toldOf: '最近提醒的订单编号', changedAt: '变更时间' },
    },
    sample: { kind: 'health', text: '{count} 种药的提醒设置' },
  },
  (t) => [primaryKey({ columns: [t.memberId, t.whose, t.productCode] })],
)
