import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'
import { patients } from '../patient/schema'

/**
 * What stands in a family's medicine cabinet. What it is, how much and how it is taken is in the encrypted content; in clear stand its days and the
 * next reminder, which jobs ask for. A patient's medicines go with the patient.
 */
export const cabinetMedicines = memberTable(
  'cabinet_medicines',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    /** Null: everybody's at home. */
    patientId: text('patient_id').references(() => patients.id, { onDelete: 'cascade' }),
    orderCode: text('order_code'),
    expiresOn: date('expires_on'),
    /** The first day on which nothing should be left. */
    emptyOn: date('empty_on'),
    isExpiryTold: boolean('is_expiry_told').notNull().default(false),
    isEndTold: boolean('is_end_told').notNull().default(false),
    /** When the member is to be told of a dose next; null without reminders. */
    remindAt: at('remind_at'),
    version: integer('version').notNull(),
    ...sealedColumns(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'cabinetMedicines',
      title: '家庭药箱',
      words: {
        patientId: '用药人编号',
        expiresOn: '有效期至',
        emptyOn: '预计吃完日期',
        isExpiryTold: '是否提醒过到期',
        isEndTold: '是否提醒过快吃完',
        remindAt: '下次提醒时间',
        left: '剩余数量',
        countedOn: '清点日期',
        plan: '用药计划',
        amount: '每次用量',
        times: '用药时间',
        moment: '用药时段',
        isReminded: '是否提醒',
        version: '修改次数',
      },
    },
    sample: { kind: 'health', text: '药箱里 {count} 种药' },
  },
  (t) => [
    index('cabinet_medicines_member').on(t.memberId, t.createdAt),
    index('cabinet_medicines_patient').on(t.patientId),
    index('cabinet_medicines_remind')
      .on(t.remindAt)
      .where(sql`${t.remindAt} is not null`),
    index('cabinet_medicines_key').on(t.keyId),
  ],
)

/** The ticks: a dose of a day that was taken; each once. */
export const cabinetDoses = memberTable(
  'cabinet_doses',
  {
    memberId: memberId(),
    medicineId: text('medicine_id')
      .notNull()
      .references(() => cabinetMedicines.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** 07:30, as it was planned. */
    time: text('time').notNull(),
    takenAt: at('taken_at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'cabinetDoses',
      title: '用药打勾',
      words: { medicineId: '药箱里的编号', day: '日期', time: '计划时间', takenAt: '打勾时间' },
    },
    sample: { kind: 'health', text: '{count} 次用药打勾' },
  },
  (t) => [primaryKey({ columns: [t.medicineId, t.day, t.time] }), index('cabinet_doses_member').on(t.memberId, t.day)],
)

/** Lines of orders that the member put away or left out: each is asked about until then. */
export const cabinetArrivals = memberTable(
  'cabinet_arrivals',
  { memberId: memberId(), lineId: text('line_id').notNull(), isKept: boolean('is_kept').notNull(), at: at('at').notNull() },
  {
    onErase: 'delete',
    copy: { key: 'cabinetArrivals', title: '到货放进药箱', words: { lineId: '订单商品编号', isKept: '是否放进药箱' } },
  },
  (t) => [primaryKey({ columns: [t.memberId, t.lineId] })],
)
