import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { members } from '../../kernel/schema'
import { at } from '../../db/columns'
import { products } from '../catalogue/schema'

/** A prescription a pharmacist approved or refused. `usedByOrder` marks the one order it was good for (LAW-AND-PRIVACY, D7). */
export const prescriptions = pgTable(
  'prescriptions',
  {
    prescriptionId: text('prescription_id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    patientName: text('patient_name').notNull(),
    relationLabel: text('relation_label').notNull(),
    diagnosis: text('diagnosis').notNull(),
    status: text('status').$type<'pending' | 'approved' | 'rejected'>().notNull(),
    validUntil: at('valid_until').notNull(),
    usedByOrder: text('used_by_order'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('prescriptions_member').on(t.memberId)],
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
