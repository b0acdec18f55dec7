import { sql } from 'drizzle-orm'
import { boolean, index, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'

const WORDS = {
  idCardNumber: '证件号码',
  consigneePhone: '手机号',
  healthInfo: '健康信息',
  allergies: '过敏史',
  chronicDiseases: '慢性病',
  liverKidney: '肝肾功能',
  pregnancy: '怀孕或哺乳',
  guardianVo: '监护人',
  cardNum: '证件号码',
  savedAt: '保存时间',
  changedAt: '更改时间',
}

/** Whom drugs are for. Everything that names the person or tells of their health is in the encrypted content (`storedPatient.ts`). */
export const patients = memberTable(
  'patients',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    isDefault: boolean('is_default').notNull(),
    /** By which the same person is not added twice. */
    numberHmac: text('number_hmac').notNull(),
    ...sealedColumns(),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  {
    onErase: 'delete',
    copy: { key: 'patients', title: '用药人', words: WORDS },
    sample: { kind: 'identity', text: '{count} 位用药人' },
  },
  (t) => [
    unique('patients_member_number').on(t.memberId, t.numberHmac),
    uniqueIndex('patients_one_default')
      .on(t.memberId)
      .where(sql`${t.isDefault}`),
    index('patients_key').on(t.keyId),
  ],
)

/** Forms of patients that were left before they were saved, one a form; they end by themselves (`modules/purge`). */
export const patientDrafts = memberTable(
  'patient_drafts',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    /** `new`, or the patient that was being changed. */
    form: text('form').notNull(),
    ...sealedColumns(),
    savedAt: at('saved_at').notNull(),
  },
  {
    onErase: 'delete',
    copy: { key: 'patientDrafts', title: '没有保存的用药人表单', words: WORDS },
    sample: { kind: 'identity', text: '{count} 份没有保存的表单' },
  },
  (t) => [
    unique('patient_drafts_member_form').on(t.memberId, t.form),
    index('patient_drafts_saved').on(t.savedAt),
    index('patient_drafts_key').on(t.keyId),
  ],
)
