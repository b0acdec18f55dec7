import * as z from 'zod/mini'
import { Id, Instant, Page, pageOf, Size } from '../../src/contract/fields'
import { QuestionnaireType } from '../../src/contract/questionnaire'
import { QuestionnaireContent } from '../../src/contract/questionnaireContent'
import { MaskedText } from './masked'
import { Version } from './version'
import { workEndpoint, type Role } from './workEndpoint'

/** Who reads what was typed, which may tell of somebody's health. What goes to a doctor is read in that case and nowhere else. */
const TEXTS_OF_ROLE: Readonly<Record<Role, readonly QuestionnaireType[]>> = {
  pharmacist: ['health', 'order'],
  clerk: ['order'],
  operator: [],
  doctor: [],
}
export const textsOf = (roles: readonly Role[]): QuestionnaireType[] => [...new Set(roles.flatMap((role) => TEXTS_OF_ROLE[role]))]

export const ListedQuestionnaire = z.looseObject({
  type: QuestionnaireType,
  title: z.string(),
  isOn: z.boolean(),
  /** The number of the version that who begins now gets. */
  published: z.int(),
  finished: z.int(),
  halfDone: z.int(),
})
export type ListedQuestionnaire = z.infer<typeof ListedQuestionnaire>

export const PublishedVersion = z.looseObject({
  number: z.int(),
  /** Both null of what the product ships. */
  publishedAt: z.nullable(Instant),
  publishedBy: z.nullable(z.string()),
  reason: z.string(),
})
export type PublishedVersion = z.infer<typeof PublishedVersion>

export const QuestionnaireSetUp = z.looseObject({
  ...ListedQuestionnaire.shape,
  version: Version,
  content: QuestionnaireContent,
  /** The newest first. */
  versions: z.array(PublishedVersion),
})
export type QuestionnaireSetUp = z.infer<typeof QuestionnaireSetUp>

/** `details` of a 400 `QUESTIONNAIRE_FAULTS`. */
export const QuestionnaireFaults = z.looseObject({
  faults: z.array(z.looseObject({ code: z.string(), at: z.string(), words: z.string() })),
})

const Reason = z.string('请写明原因').check(z.trim(), z.minLength(4, '请写明原因，至少 4 个字'), z.maxLength(100, '原因最多 100 字'))

export const QuestionFigures = z.looseObject({
  id: z.string(),
  title: z.string(),
  kind: z.string(),
  answered: z.int(),
  /** Of options and of the scale; empty of what was typed or photographed. */
  counts: z.array(z.looseObject({ text: z.string(), count: z.int() })),
  /** Of the scale, to one decimal. */
  average: z.nullable(z.number()),
})
export type QuestionFigures = z.infer<typeof QuestionFigures>

const ByType = z.object({ type: QuestionnaireType })
const VersionNumber = z.string().check(z.regex(/^[1-9]\d{0,5}$/, '没有这一版'))
const ByVersion = z.object({ type: QuestionnaireType, number: VersionNumber })
const roles = ['operator', 'pharmacist', 'clerk'] as const
const WRITE = { version: 'required', roles: ['operator'], params: ByType, output: QuestionnaireSetUp } as const

export const questionnaire = {
  list: workEndpoint('GET /questionnaires', {
    about: 'The questionnaires there are, whether each is on, and how many were handed in',
    roles,
    output: z.looseObject({ results: z.array(ListedQuestionnaire) }),
  }),
  one: workEndpoint('GET /questionnaires/{type}', {
    about: 'What a questionnaire asks now, and who published which version with what reason',
    roles,
    params: ByType,
    output: QuestionnaireSetUp,
  }),
  version: workEndpoint('GET /questionnaires/{type}/versions/{number}', {
    about: 'What one version asks',
    roles,
    params: ByVersion,
    output: z.looseObject({ content: QuestionnaireContent }),
  }),
  turn: workEndpoint('PUT /questionnaires/{type}/switch', {
    about: 'Offer a questionnaire to shoppers, or no longer; what they began is kept',
    title: '开关问卷',
    body: z.object({ isOn: z.boolean('请选择'), reason: Reason }),
    ...WRITE,
  }),
  publish: workEndpoint('POST /questionnaires/{type}/versions', {
    about:
      'Publish a new version: who begins from now on gets it, who is in the middle ends in his own. 400 QUESTIONNAIRE_FAULTS names what cannot be',
    title: '发布问卷',
    body: z.object({ content: QuestionnaireContent, reason: Reason }),
    ...WRITE,
  }),
  figures: workEndpoint('GET /questionnaires/{type}/versions/{number}/figures', {
    about: 'How often each answer was given in a version: the thousand that were handed in last at most, nobody named',
    roles,
    params: ByVersion,
    output: z.looseObject({ finished: z.int(), counted: z.int(), questions: z.array(QuestionFigures) }),
  }),
  texts: workEndpoint('GET /questionnaires/{type}/versions/{number}/texts/{question}', {
    about: 'What was typed at one question, masked and without a name, the newest first; 404 where one’s roles do not read it',
    title: '查看问卷文字',
    record: 'questionnaire:{type}',
    roles: ['pharmacist', 'clerk'],
    params: z.object({ ...ByVersion.shape, question: Id }),
    query: z.object({ page: Page, size: Size }),
    output: pageOf(z.looseObject({ on: z.iso.date(), text: MaskedText })),
  }),
}
