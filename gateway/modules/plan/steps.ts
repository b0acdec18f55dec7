import type { PlanQuestionSetting } from '../../../counter/contract/settings/planSetting'
import { POLICY_STEPS, type PlanFamily, type PolicyStep } from '../../../src/contract/plan'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { missingConsents } from '../agreement/needConsent'
import { FAMILIES } from './families'
import { presentTexts, type PresentText } from './planTexts'
import { questionsOf } from './planSettings'
import type { PolicyContent } from './policyContent'
import type { PolicyRow } from './schema'

/** What an application is held against: the texts in force and the questions that are asked now. */
export type Asking = {
  reads: PresentText[]
  questions: PlanQuestionSetting[]
  /** Every text that is agreed to with the declaration is, in a version that still covers the one in force, and was not taken back. */
  isAgreed: boolean
}

export async function askingOf(db: Querying, { family, memberId }: Pick<PolicyRow, 'family' | 'memberId'>, now: Date): Promise<Asking> {
  const { reads, agrees } = FAMILIES[family]
  return {
    reads: await presentTexts(db, reads, now),
    questions: await questionsOf(db, family),
    isAgreed: (await missingConsents(db, { memberId, documents: agrees, now })).length === 0,
  }
}

/** Whether a family can be applied for: every text of it is published, and something is asked of the insured person's health. */
export async function isOpen(db: Querying, family: PlanFamily, now: Date): Promise<boolean> {
  const { reads, agrees, registers } = FAMILIES[family]
  const names = [...reads, ...agrees, ...registers]
  return (await presentTexts(db, names, now)).length === names.length && (await questionsOf(db, family)).length > 0
}

type Filling = Pick<PolicyRow, 'reads' | 'declaredAt' | 'signedAt'>

/** Whether a text was read in the version in force. */
export const isRead = ({ reads }: Pick<Filling, 'reads'>, { document, version }: PresentText): boolean =>
  reads.some((one) => one.document === document && one.version === version)

/** Answers to questions that are asked in these words now. */
export const standingAnswers = (questions: readonly PlanQuestionSetting[], answers: PolicyContent['answers']): PolicyContent['answers'] =>
  questions.flatMap(({ id, text }) => answers.find((one) => one.questionId === id && one.text === text) ?? [])

/** The first question without an answer. */
export const nextQuestion = (
  questions: readonly PlanQuestionSetting[],
  answers: PolicyContent['answers'],
): PlanQuestionSetting | undefined =>
  questions.find(({ id }) => !standingAnswers(questions, answers).some(({ questionId }) => questionId === id))

/** The first step that is missing (g1); null where all is done. The people are named where a row is. */
export function missingStep(
  row: Filling,
  { answers }: Pick<PolicyContent, 'answers'>,
  { reads, questions, isAgreed }: Asking,
): PolicyStep | null {
  if (!reads.every((text) => isRead(row, text))) return 'read'
  if (nextQuestion(questions, answers)) return 'health'
  if (row.declaredAt === null || !isAgreed) return 'declare'
  return row.signedAt === null ? 'sign' : null
}

const WORDS: Readonly<Record<PolicyStep, string>> = {
  people: '请先选择为谁投保',
  read: '请先把投保须知和保险条款读完',
  health: '请先答完健康告知',
  declare: '请先核对并声明',
  sign: '请先签名',
}

/** 409 STEP_MISSING, with the step to go back to. */
const stepMissing = (step: PolicyStep) => new HttpError(409, 'STEP_MISSING', WORDS[step], { details: { step } })

/** Refuses a step while one before it is missing. */
export function needStepsBefore(wanted: PolicyStep, missing: PolicyStep | null): void {
  if (missing !== null && POLICY_STEPS.indexOf(missing) < POLICY_STEPS.indexOf(wanted)) throw stepMissing(missing)
}
