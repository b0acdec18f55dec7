import { sql } from 'drizzle-orm'
import { index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'
import { benefits } from '../benefit/schema'

/** Guided consultations that are under way, or became a consultation. What was said is encrypted (`storedAsk.ts`). */
export const preAsks = memberTable(
  'pre_asks',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    benefitId: text('benefit_id')
      .notNull()
      .references(() => benefits.benefitId),
    patientId: text('patient_id').notNull(),
    productCode: text('product_code').notNull(),
    ...sealedColumns(),
    startedAt: at('started_at').notNull(),
    /** The consultation it became. */
    consultationId: text('consultation_id'),
  },
  {
    onErase: 'delete',
    copy: { key: 'preAsks', title: '商保问诊', words: { startedAt: '开始时间', consultationId: '问诊编号', benefitId: '商保编号' } },
  },
  (t) => [
    uniqueIndex('pre_asks_open')
      .on(t.memberId, t.benefitId, t.productCode)
      .where(sql`${t.consultationId} is null`),
    index('pre_asks_key').on(t.keyId),
  ],
)
