import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ConsultationState } from '../../../src/contract/consultationView'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'
import { staff } from '../../kernel/work/schema'
import { conversations } from '../chat/schema'
import { prescriptions } from '../prescription/schema'

/** By which pictures and payments refer to a consultation. */
export const CONSULTATIONS = 'consultations'

/** What somebody asked a doctor; the form is sealed (`form.ts`), what is said in it are messages of its conversation. Moves: `states.ts`. */
export const consultations = memberTable(
  CONSULTATIONS,
  {
    /** Unlike the code of any other thing that is paid. */
    id: text('id').primaryKey(),
    memberId: memberId(),
    /** Of the member's patients; null once they were deleted. */
    patientId: text('patient_id'),
    state: text('state').$type<ConsultationState>().notNull(),
    department: text('department'),
    /** Whom the member chose; null where whoever comes first. */
    chosenDoctor: text('chosen_doctor').references(() => staff.staffId),
    /** Who came. */
    doctorId: text('doctor_id').references(() => staff.staffId),
    /** Cents, as it was when the consultation was begun. */
    fee: integer('fee').notNull(),
    conversationId: text('conversation_id').references(() => conversations.conversationId, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    /** Until when the fee may be paid. */
    payBefore: at('pay_before').notNull(),
    paidAt: at('paid_at'),
    /** By when a doctor has to have come; null before it is paid. */
    answerBefore: at('answer_before'),
    startedAt: at('started_at'),
    endedAt: at('ended_at'),
    /** When it was taken up again last. */
    reopenedAt: at('reopened_at'),
    /** The day on which its doctor asks to hear of it again, and when the member was told so. */
    followUpOn: text('follow_up_on'),
    followUpToldAt: at('follow_up_told_at'),
    /** All of the fee is back. */
    refundedAt: at('refunded_at'),
    /** When its member took it out of his service orders; taken up again, it stands there again. */
    hiddenAt: at('hidden_at'),
    ...sealedColumns(),
  },
  {
    onErase: 'unlink',
    copy: {
      key: CONSULTATIONS,
      title: '问诊',
      words: {
        state: '进度',
        patientId: '用药人编号',
        department: '科室',
        chosenDoctor: '您选的医生编号',
        doctorId: '接诊医生编号',
        fee: '费用（分）',
        conversationId: '对话编号',
        payBefore: '付款截止',
        paidAt: '付款时间',
        answerBefore: '接诊截止',
        startedAt: '接诊时间',
        endedAt: '结束时间',
        refundedAt: '退费时间',
        reopenedAt: '再次问诊时间',
        followUpOn: '复诊提醒日期',
        followUpToldAt: '复诊提醒时间',
        asked: '用药问答',
        questionnaire: '就诊前问卷',
        question: '问题',
        chosen: '选择',
        summary: '小结',
        symptom: '症状',
        duration: '持续时间',
        disease: '确诊疾病',
        medicines: '正在用的药',
        answers: '问答',
        usedBefore: '以前用过',
        pregnant: '怀孕或备孕',
        nursing: '哺乳',
        allergy: '过敏',
        yes: '是否',
        isAccompanied: '有监护人陪伴',
        declined: '退回原因',
      },
    },
    sample: { kind: 'consult', text: '{count} 次问诊' },
  },
  (t) => [
    index('consultations_member').on(t.memberId, t.createdAt),
    index('consultations_key').on(t.keyId),
    uniqueIndex('consultations_conversation').on(t.conversationId),
    index('consultations_doctor').on(t.doctorId),
    index('consultations_unpaid')
      .on(t.payBefore)
      .where(sql`${t.state} = 'toPay'`),
    index('consultations_waiting')
      .on(t.answerBefore)
      .where(sql`${t.state} = 'waiting'`),
    index('consultations_follow_up')
      .on(t.followUpOn)
      .where(sql`${t.followUpToldAt} is null`),
  ],
)

/** Which prescription was written in which consultation. */
export const consultationPrescriptions = pgTable(
  'consultation_prescriptions',
  {
    prescriptionId: text('prescription_id')
      .primaryKey()
      .references(() => prescriptions.prescriptionId, { onDelete: 'cascade' }),
    consultationId: text('consultation_id')
      .notNull()
      .references(() => consultations.id),
  },
  (t) => [index('consultation_prescriptions_of').on(t.consultationId)],
)

/** Who signed for a patient that the risks of a consultation from afar were read, and in which version; sealed: name, relation, picture. */
export const consultationSigns = memberTable(
  'consultation_signs',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    patientId: text('patient_id').notNull(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    ...sealedColumns(),
    signedAt: at('signed_at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'consultationSigns',
      title: '互联网诊疗知情同意书的签名',
      words: {
        patientId: '用药人编号',
        document: '文件',
        version: '版本',
        signer: '签名人',
        signerName: '签名人姓名',
        relation: '与用药人的关系',
        image: '签名图片',
        signedAt: '签名时间',
      },
    },
    sample: { kind: 'identity', text: '{count} 份知情同意书签名' },
  },
  (t) => [unique('consultation_signs_of').on(t.memberId, t.patientId), index('consultation_signs_key').on(t.keyId)],
)

/** What was said in a consultation that is over, sealed as it ended: a medical record, kept longer than conversations (`records.ts`). */
export const consultationRecords = memberTable(
  'consultation_records',
  {
    /** The consultation's. */
    id: text('id')
      .primaryKey()
      .references(() => consultations.id),
    memberId: memberId(),
    ...sealedColumns(),
    sealedAt: at('sealed_at').notNull(),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'consultationRecords',
      title: '问诊记录',
      words: { sender: '谁写的', at: '时间', text: '内容', sealedAt: '存档时间' },
    },
    sample: { kind: 'consult', text: '{count} 份问诊记录' },
  },
  (t) => [index('consultation_records_member').on(t.memberId), index('consultation_records_key').on(t.keyId)],
)

/** The form of a consultation that was left before it was handed in, one a member; it ends by itself (`modules/purge`). */
export const consultationDrafts = memberTable(
  'consultation_drafts',
  { id: text('id').primaryKey(), memberId: memberId(), ...sealedColumns(), savedAt: at('saved_at').notNull() },
  {
    onErase: 'delete',
    copy: { key: 'consultationDrafts', title: '没有提交的问诊' },
    sample: { kind: 'health', text: '{count} 份没有提交的问诊' },
  },
  (t) => [
    unique('consultation_drafts_of_member').on(t.memberId),
    index('consultation_drafts_saved').on(t.savedAt),
    index('consultation_drafts_key').on(t.keyId),
  ],
)

/** What shoppers read of a doctor, who takes no patients without it, and whether one does now. */
export const doctors = pgTable('doctors', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staff.staffId),
  title: text('title').notNull(),
  department: text('department').notNull(),
  registration: text('registration').notNull(),
  intro: text('intro').notNull(),
  isOnDuty: boolean('is_on_duty').notNull().default(false),
  changedAt: at('changed_at').notNull(),
})
