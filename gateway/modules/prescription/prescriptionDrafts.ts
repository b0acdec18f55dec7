import { index, text, unique } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'

/** The form of a prescription that was left before it was handed in, one a member; it ends by itself (`modules/purge`). */
export const prescriptionDrafts = memberTable(
  'prescription_drafts',
  { id: text('id').primaryKey(), memberId: memberId(), ...sealedColumns(), savedAt: at('saved_at').notNull() },
  {
    onErase: 'delete',
    copy: { key: 'prescriptionDrafts', title: '没有提交的处方' },
    sample: { kind: 'health', text: '{count} 份没有提交的处方' },
  },
  (t) => [
    unique('prescription_drafts_of_member').on(t.memberId),
    index('prescription_drafts_saved').on(t.savedAt),
    index('prescription_drafts_key').on(t.keyId),
  ],
)
