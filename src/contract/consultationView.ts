import * as z from 'zod/mini'
import { Cents, Id, Instant, ProductCode } from './fields'

/*
 * How a consultation stands and what is asked in it: all that every page of consultations shares. Apart from the calls, because several packages of the
 * mini-program read this, and what two of them import weighs on the first one: `consultationTalk` is for the page of one, `consultation` holds them all.
 */

/** How a consultation stands; what each state means is `CONSULTATION_STATES`. A later gateway may answer another one. */
export const ConsultationState = {
  toPay: 'toPay',
  waiting: 'waiting',
  talking: 'talking',
  ended: 'ended',
  /** No doctor came in time. */
  unanswered: 'unanswered',
  /** A doctor read the form and could not help from afar. */
  declined: 'declined',
  /** Taken back by its member, or not paid in time. */
  cancelled: 'cancelled',
} as const
export type ConsultationState = (typeof ConsultationState)[keyof typeof ConsultationState]

/** For how long it has been so. */
export const SymptomDuration = z.enum(['days', 'week', 'month', 'longer'], '请选择持续多久了')
export type SymptomDuration = z.infer<typeof SymptomDuration>
export const DURATION_NAMES: Readonly<Record<SymptomDuration, string>> = {
  days: '三天以内',
  week: '一周左右',
  month: '一个月内',
  longer: '一个月以上',
}

/** The five questions that are answered with yes or no before a doctor sees the form; of `yes` words say more. */
export const CONSULTATION_QUESTIONS = {
  usedBefore: { text: '以前用过要开的药吗？', more: '用得怎么样，有没有不舒服' },
  liverKidney: { text: '肝或肾的功能有异常吗？', more: '什么异常，查过的指标' },
  pregnant: { text: '正在怀孕或备孕吗？', more: '怀孕几周' },
  nursing: { text: '正在哺乳吗？', more: '宝宝多大' },
  allergy: { text: '对药物或食物过敏吗？', more: '对什么过敏，什么反应' },
} as const
export type ConsultationQuestion = keyof typeof CONSULTATION_QUESTIONS
export const QUESTION_NAMES = Object.keys(CONSULTATION_QUESTIONS) as ConsultationQuestion[]
/** Of them, those that are asked of women of an age alone (`mayBePregnant`); of anybody else they are no. */
export const OF_PREGNANCY: readonly ConsultationQuestion[] = ['pregnant', 'nursing']

const Answer = z.object({
  yes: z.boolean('请回答是或否'),
  words: z._default(z.string().check(z.trim(), z.maxLength(60, '说明最多 60 字')), ''),
})
export const Answers = z.object({ usedBefore: Answer, liverKidney: Answer, pregnant: Answer, nursing: Answer, allergy: Answer })
export type ConsultationAnswers = z.infer<typeof Answers>

/** A drug the member hopes for, as it stood on the shelf. */
const ConsultedDrug = z.looseObject({ productCode: ProductCode, name: z.string(), specification: z.string(), quantity: z.int() })

/** Where the fee is: nothing was paid, it is the doctor's, on its way back, or back. */
export const FeeState = z.enum(['none', 'kept', 'returning', 'returned'])
export type FeeState = z.infer<typeof FeeState>

/** A consultation in a list. */
export const Consultation = z
  .looseObject({
    consultationId: Id,
    state: z.string(),
    /** The patient, while the member keeps them. */
    patientId: z.nullable(Id),
    patientName: z.string(),
    /** 父亲 */
    relationLabel: z.string(),
    disease: z.string(),
    drugs: z.array(ConsultedDrug),
    department: z.nullable(z.string()),
    /** Who was chosen, or came. */
    doctor: z.nullable(z.looseObject({ doctorId: Id, name: z.string(), title: z.string(), department: z.string() })),
    fee: Cents,
    feeState: FeeState,
    createdAt: Instant,
    /** Until when the fee may be paid; null where none is awaited. */
    payBefore: z.nullable(Instant),
    /** By when a doctor has to have come, or the fee goes back; null where none is waited for. */
    answerBefore: z.nullable(Instant),
    startedAt: z.nullable(Instant),
    endedAt: z.nullable(Instant),
    /** Messages are those of `chat`; null before the fee is paid. */
    conversationId: z.nullable(Id),
    /** Messages of the doctor that the member has not read. */
    unread: z.int().check(z.nonnegative()),
  })
  .register(z.globalRegistry, { id: 'Consultation' })
export type Consultation = z.infer<typeof Consultation>
