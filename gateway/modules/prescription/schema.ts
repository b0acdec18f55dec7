import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RecheckOutcome } from '../../../counter/contract/prescription'
import { staff } from '../../kernel/work/schema'
import { at, bytes } from '../../db/columns'
import { products } from '../catalogue/schema'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'
import { declareSealedTexts, type Sealed } from '../../kernel/sealedText'

export { prescriptionDrafts } from './prescriptionDrafts'
export { supplyReminders } from './supplyReminders'

/** By which pictures refer to a prescription (`uploads.record_table`). */
export const PRESCRIPTIONS = 'prescriptions'

/** Not decided: for a pharmacist to look at, for the member to answer a pharmacist's question, or for a second pharmacist. */
export const UNDECIDED = ['pending', 'asked', 'second'] as const
/** Of them, those that wait for a pharmacist. */
export const IN_QUEUE = ['pending', 'second'] as const

/**
 * A prescription: it waits for a pharmacist (`pending`) or for the answer to a question (`asked`) until one approves or refuses it, and only
 * an approved one can be used. `usedByOrder` marks the last order it was good for: of one, unless its pharmacist said more (LAW-AND-PRIVACY, D7).
 */
export const prescriptions = memberTable(
  PRESCRIPTIONS,
  {
    prescriptionId: text('prescription_id').primaryKey(),
    memberId: memberId(),
    /** Whom it is for and what ails them, encrypted (`named.ts`). */
    patientName: text('patient_name').$type<Sealed>().notNull(),
    relationLabel: text('relation_label').notNull(),
    diagnosis: text('diagnosis').$type<Sealed>().notNull(),
    status: text('status').$type<(typeof UNDECIDED)[number] | 'approved' | 'rejected'>().notNull(),
    validUntil: at('valid_until').notNull(),
    usedByOrder: text('used_by_order'),
    /** Orders it is good for, as its pharmacist said, and those that took it and did not give it back: rows of `prescription_fetches`. Both change in the update that limits them. */
    fetches: integer('fetches').notNull().default(1),
    fetchesUsed: integer('fetches_used').notNull().default(0),
    createdAt: at('created_at').notNull(),
    /** Who of the pharmacy wrote it, and so may not review it; null where it came from outside. */
    writtenBy: text('written_by').references(() => staff.staffId),
    /** When a pharmacist decided, who it was, and the reason where it was refused; null until then. */
    reviewedAt: at('reviewed_at'),
    reviewedBy: text('reviewed_by').references(() => staff.staffId),
    refusal: text('refusal'),
    /** The first of two pharmacists who have to approve it (`safety/controlled.ts`); null where one is enough, or none has yet. */
    firstReviewedAt: at('first_reviewed_at'),
    firstReviewedBy: text('first_reviewed_by'),
    /** Since when it waits for a pharmacist again, its member having answered a question; null before. */
    answeredAt: at('answered_at'),
    /** Since when it is reviewed anew, a refusal having been taken back (`rechecks.ts`); null where none was. */
    reopenedAt: at('reopened_at'),
    /** Of the member's patients, for whom it was handed in; null where it came otherwise. */
    patientId: text('patient_id'),
    /** SHA-256 of the sealed paper (`prescriptionPapers`): the very one that was handed in. Null where there is none. */
    paperHash: text('paper_hash'),
    /** When the member took it out of the lists; it is kept all the same (LAW-AND-PRIVACY, D12). */
    hiddenAt: at('hidden_at'),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'prescriptions',
      title: '处方',
      words: {
        writtenBy: '开方人编号',
        fetches: '可购买次数',
        fetchesUsed: '已购买次数',
        firstReviewedAt: '第一位药师审核时间',
        firstReviewedBy: '第一位药师编号',
        reviewedAt: '审核时间',
        reviewedBy: '审核药师编号',
        refusal: '没有通过的原因',
        reopenedAt: '重新审核的时间',
        patientId: '用药人编号',
        hiddenAt: '从列表删除的时间',
        paper: '处方原件',
        patient: '用药人',
        sex: '性别（0 男，1 女）',
        birthDate: '出生日期',
        guardianName: '监护人',
        age: '提交时的年龄',
        icdCode: '诊断编码',
        hospital: '医院',
        issuedOn: '开方日期',
        images: '处方照片编号',
        specification: '规格',
        dose: '用法',
        amount: '每次用量',
        times: '每日次数',
        unit: '单位',
      },
    },
    sample: { kind: 'health', text: '{count} 张处方' },
  },
  (t) => [
    index('prescriptions_member').on(t.memberId),
    index('prescriptions_id_begins').on(t.prescriptionId.op('text_pattern_ops')),
    index('prescriptions_pending')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
  ],
)
declareSealedTexts(prescriptions.prescriptionId, prescriptions.patientName, prescriptions.diagnosis)

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

/** An order that took a prescription: from when, and until it gave it back or was sent (`fetches.ts`). One a order. */
export const prescriptionFetches = pgTable(
  'prescription_fetches',
  {
    orderCode: text('order_code').primaryKey(),
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.prescriptionId),
    takenAt: at('taken_at').notNull(),
    /** Null while it may still be given back. */
    endedAt: at('ended_at'),
    end: text('end').$type<'returned' | 'sent'>(),
  },
  (t) => [index('prescription_fetches_of').on(t.prescriptionId)],
)

/**
 * What a member handed in, as it was: patient with the number of the ID card, health, hospital, day, diagnosis, drugs, pictures
 * (`paper.ts`). The content never changes: a trigger refuses it; only its key is wrapped anew.
 */
export const prescriptionPapers = memberTable(
  'prescription_papers',
  {
    /** The prescription's. */
    id: text('id')
      .primaryKey()
      .references(() => prescriptions.prescriptionId),
    memberId: memberId(),
    ...sealedColumns(),
  },
  { onErase: 'unlink', copy: null },
  (t) => [index('prescription_papers_member').on(t.memberId), index('prescription_papers_key').on(t.keyId)],
)

/**
 * What a picture of a prescription looks like (`upload/fingerprint.ts`), and the earlier prescription that came with the same one. It stays as long as
 * the prescription, so that a picture is known again whoever sends it.
 */
export const prescriptionPictures = pgTable(
  'prescription_pictures',
  {
    /** The picture's (`uploads`), which may be gone before. */
    uploadId: text('upload_id').primaryKey(),
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.prescriptionId),
    /** Null where its file was not there any more. */
    fingerprint: bytes('fingerprint'),
    comparedAt: at('compared_at').notNull(),
    /** A prescription; null where the picture is a new one. */
    sameAs: text('same_as'),
  },
  (t) => [index('prescription_pictures_of').on(t.prescriptionId)],
)

/** What a pharmacist asked about a prescription, with ready answers, and what the member answered (`questions.ts`). */
export const prescriptionQuestions = memberTable(
  'prescription_questions',
  {
    id: text('id').primaryKey(),
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.prescriptionId),
    memberId: memberId(),
    ...sealedColumns(),
    askedBy: text('asked_by')
      .notNull()
      .references(() => staff.staffId),
    askedAt: at('asked_at').notNull(),
    /** Null while it is open. */
    answeredAt: at('answered_at'),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'prescriptionQuestions',
      title: '药师的提问与您的回复',
      words: {
        askedBy: '提问药师编号',
        askedAt: '提问时间',
        answeredAt: '回复时间',
        text: '问题',
        options: '可选的回复',
        answer: '您的回复',
      },
    },
    sample: { kind: 'health', text: '{count} 次药师提问' },
  },
  (t) => [
    index('prescription_questions_of').on(t.prescriptionId),
    index('prescription_questions_member').on(t.memberId),
    index('prescription_questions_key').on(t.keyId),
    uniqueIndex('prescription_questions_open')
      .on(t.prescriptionId)
      .where(sql`${t.answeredAt} is null`),
  ],
)

/**
 * A decision on a prescription that a pharmacist asked to have looked at again, why, and what another said of it, sealed (`rechecks.ts`). One
 * open a prescription.
 */
export const prescriptionRechecks = memberTable(
  'prescription_rechecks',
  {
    id: text('id').primaryKey(),
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.prescriptionId),
    memberId: memberId(),
    /** What had been decided, and by whom where that is known. */
    decision: text('decision').$type<'approved' | 'rejected'>().notNull(),
    decidedBy: text('decided_by').references(() => staff.staffId),
    ...sealedColumns(),
    askedBy: text('asked_by')
      .notNull()
      .references(() => staff.staffId),
    askedAt: at('asked_at').notNull(),
    /** All three null while it is open. */
    outcome: text('outcome').$type<RecheckOutcome>(),
    closedBy: text('closed_by').references(() => staff.staffId),
    closedAt: at('closed_at'),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'prescriptionRechecks',
      title: '处方的复核',
      words: {
        ...{ decision: '被复核的决定', decidedBy: '作决定的药师编号', askedBy: '申请复核的药师编号', askedAt: '申请时间' },
        ...{ outcome: '复核结果', closedBy: '复核药师编号', closedAt: '复核时间', note: '复核说明' },
        ...{ reason: '申请复核的原因', refusal: '原来没有通过的原因' },
      },
    },
    sample: { kind: 'health', text: '{count} 次处方复核' },
  },
  (t) => [
    index('prescription_rechecks_of').on(t.prescriptionId),
    index('prescription_rechecks_member').on(t.memberId),
    index('prescription_rechecks_key').on(t.keyId),
    uniqueIndex('prescription_rechecks_open')
      .on(t.prescriptionId)
      .where(sql`${t.closedAt} is null`),
  ],
)

/** Why a pharmacist approved a prescription in spite of critical findings of the safety rules: which rules, and the reason, encrypted. */
export const prescriptionSevereNotes = memberTable(
  'prescription_severe_notes',
  {
    id: text('id').primaryKey(),
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.prescriptionId),
    memberId: memberId(),
    ...sealedColumns(),
    writtenBy: text('written_by')
      .notNull()
      .references(() => staff.staffId),
    writtenAt: at('written_at').notNull(),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'prescriptionSevereNotes',
      title: '药师对严重用药提示的说明',
      words: { writtenBy: '药师编号', writtenAt: '写下的时间', titles: '提示', ruleIds: '规则编号', note: '说明' },
    },
    sample: { kind: 'health', text: '{count} 条药师说明' },
  },
  (t) => [
    index('prescription_severe_notes_of').on(t.prescriptionId),
    index('prescription_severe_notes_member').on(t.memberId),
    index('prescription_severe_notes_key').on(t.keyId),
  ],
)
