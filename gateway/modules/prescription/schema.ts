import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { staff } from '../../kernel/work/schema'
import { at } from '../../db/columns'
import { products } from '../catalogue/schema'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

/** A prescription: it waits (`pending`) until a pharmacist approves or refuses it, and only an approved one can be used. `usedByOrder` marks the one order it was good for (LAW-AND-PRIVACY, D7). */
export const prescriptions = memberTable(
  'prescriptions',
  {
    prescriptionId: text('prescription_id').primaryKey(),
    memberId: memberId(),
    patientName: text('patient_name').notNull(),
    relationLabel: text('relation_label').notNull(),
    diagnosis: text('diagnosis').notNull(),
    status: text('status').$type<'pending' | 'approved' | 'rejected'>().notNull(),
    validUntil: at('valid_until').notNull(),
    usedByOrder: text('used_by_order'),
    createdAt: at('created_at').notNull(),
    /** Who of the pharmacy wrote it, and so may not review it; null where it came from outside. */
    writtenBy: text('written_by').references(() => staff.staffId),
    /** When a pharmacist decided, who it was, and the reason where it was refused; null until then. */
    reviewedAt: at('reviewed_at'),
    reviewedBy: text('reviewed_by').references(() => staff.staffId),
    refusal: text('refusal'),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'prescriptions',
      title: '处方',
      words: { writtenBy: '开方人编号', reviewedAt: '审核时间', reviewedBy: '审核药师编号', refusal: '没有通过的原因' },
    },
    sample: { kind: 'health', text: '{count} 张处方' },
  },
  (t) => [
    index('prescriptions_member').on(t.memberId),
    index('prescriptions_pending')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
  ],
)

export const prescriptionDrugs = pgTable(
  'prescription_drugs',
  {
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.prescriptionId),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    quantity: integer('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.prescriptionId, t.productCode] })],
)
