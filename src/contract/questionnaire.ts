import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, Id, Instant } from './fields'
import { Answers, NextStep, QuestionnaireContent, ResultSource } from './questionnaireContent'
import { Upload } from './upload'

/** The questionnaires there are; what each asks is data, what it hangs on is not. */
export const QUESTIONNAIRE_TYPES = ['health', 'order', 'consult'] as const
export const QuestionnaireType = z.enum(QUESTIONNAIRE_TYPES, '没有这份问卷')
export type QuestionnaireType = z.infer<typeof QuestionnaireType>

/**
 * `hasOrder`: one for each received order. `againDays`: days after which it may be answered again; null: never. The figures are ours: long-term
 * medication changes slowly, and what is told before a consultation is about now.
 */
export const QUESTIONNAIRES: Readonly<Record<QuestionnaireType, { words: string; hasOrder: boolean; againDays: number | null }>> = {
  health: { words: '长期用药问卷', hasOrder: false, againDays: 90 },
  order: { words: '购药体验问卷', hasOrder: true, againDays: null },
  consult: { words: '就诊前问卷', hasOrder: false, againDays: 7 },
}

/** Days that a half-done questionnaire is kept after it was last touched. */
export const HALF_DONE_DAYS = 60

/** What a finished questionnaire tells its member: what he answered and what follows from it. */
export const FinishedQuestionnaire = z
  .looseObject({
    id: Id,
    title: z.string(),
    finishedAt: Instant,
    lines: z.array(z.looseObject({ question: z.string(), answer: z.string(), pictures: z.array(Upload) })),
    /** `next` may be of a newer gateway. */
    results: z.array(z.looseObject({ text: z.string(), source: z.nullable(ResultSource), next: z.nullable(z.string()) })),
    /** Whether it goes to the doctor with an application now, where the member lets it. */
    canAttach: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'FinishedQuestionnaire' })
export type FinishedQuestionnaire = z.infer<typeof FinishedQuestionnaire>

/** What is kept of a half-done questionnaire; `revision` counts its saves. */
export const HalfDone = z
  .looseObject({ id: Id, version: z.int(), revision: z.int(), answers: Answers, at: z.nullable(z.string()), savedAt: Instant })
  .register(z.globalRegistry, { id: 'HalfDone' })
export type HalfDone = z.infer<typeof HalfDone>

/** Specification 2, section 3: id, type, userId, alreadyFinished; the rest is ours. */
export const Questionnaire = z
  .looseObject({
    /** Of what this member began or finished; null where nothing is. */
    id: z.nullable(Id),
    type: QuestionnaireType,
    userId: z.nullable(Id),
    alreadyFinished: z.boolean(),
    /** Whether it can be answered, or read where it is finished; `why` not, in words. */
    isAvailable: z.boolean(),
    why: z.nullable(z.string()),
    /** When it may be answered again; null where it may be now, or never. */
    againAt: z.nullable(Instant),
    /** That of the half-done answers, else the published one; null where it is not available. */
    version: z.nullable(z.int()),
    content: z.nullable(QuestionnaireContent),
    halfDone: z.nullable(HalfDone),
    finished: z.nullable(FinishedQuestionnaire),
  })
  .register(z.globalRegistry, { id: 'Questionnaire' })
export type Questionnaire = z.infer<typeof Questionnaire>

const OfType = z.object({ type: QuestionnaireType })
/** Of which order, where it is about one. */
const OrderCode = z.optional(Id)

export const QuestionnaireSave = z.object({
  orderCode: OrderCode,
  /** Of what was shown; one that was begun ends in its own. */
  version: z.int().check(z.positive()),
  /** That was seen last; 0 before the first save. */
  revision: z.int().check(z.nonnegative()),
  answers: Answers,
  /** The question that is open. */
  at: z.nullable(z.string().check(z.maxLength(40))),
  /** The purpose was read and agreed to, separately. */
  isAgreed: z.literal(true, '请先阅读用途说明并单独同意'),
})
export type QuestionnaireSave = z.infer<typeof QuestionnaireSave>

/** `details` of a 409 `QUESTIONNAIRE_MOVED`: it was filled in elsewhere meanwhile, and stands so; null where it was finished or deleted there. */
export const MovedQuestionnaire = z.looseObject({ halfDone: z.nullable(HalfDone) })

/** `details` of a 400 `ANSWERS_WRONG`: what stands in the way, by question on the path. */
export const WrongAnswers = z.looseObject({ problems: z.array(z.looseObject({ question: z.string(), words: z.string() })) })

const COLLECTS = ['health', 'order', 'picture'] as const

export const questionnaire = {
  cms: endpoint('GET /questionnaires/cms/{type}', {
    about: 'What is said of a questionnaire before somebody logs in: its name, and whether it is on. Off where this fails',
    session: 'none',
    sameFor: 'everybody',
    params: OfType,
    output: z.looseObject({ type: z.string(), isOn: z.boolean(), title: z.string(), intro: z.string(), questions: z.int() }),
    fallback: { type: '', isOn: false, title: '', intro: '', questions: 0 },
  }),
  settings: endpoint('GET /questionnaires/settings/{type}', {
    about: 'How this member stands to a questionnaire: what it asks, what is half done, what was finished. Unavailable where this fails',
    session: 'required',
    params: OfType,
    query: z.object({ orderCode: OrderCode }),
    provides: 'questionnaire',
    output: Questionnaire,
  }),
  save: endpoint('POST /questionnaires/settings/{type}', {
    about:
      'Keep what is answered so far. 409 QUESTIONNAIRE_MOVED with the newer state where it was filled in elsewhere meanwhile, and nothing is written',
    collects: { scene: '填写问卷', kinds: COLLECTS },
    session: 'required',
    params: OfType,
    body: QuestionnaireSave,
    output: HalfDone,
  }),
  complete: endpoint('POST /questionnaires/complete', {
    about:
      'Hand in a questionnaire: the gateway walks its path itself and takes only what is on it; 400 ANSWERS_WRONG names what is missing. Again, it is answered alike',
    collects: { scene: '提交问卷', kinds: COLLECTS },
    session: 'required',
    body: z.extend(QuestionnaireSave, { type: QuestionnaireType }),
    invalidates: ['questionnaire'],
    output: FinishedQuestionnaire,
  }),
  remove: endpoint('DELETE /questionnaires/{id}', {
    about: 'Delete what this member answered, half done or finished, with its pictures; what went to a doctor stays in that case',
    session: 'required',
    params: z.object({ id: Id }),
    invalidates: ['questionnaire'],
    output: Done,
  }),
}

/** What a result's step leads to; one of a newer gateway leads nowhere. */
export const nextStepOf = (next: string | null): NextStep | undefined => {
  const read = NextStep.safeParse(next)
  return read.success ? read.data : undefined
}
