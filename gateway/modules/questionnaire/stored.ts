import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { HalfDone, QuestionnaireType } from '../../../src/contract/questionnaire'
import type { Answers } from '../../../src/contract/questionnaireContent'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { questionnaireAnswers } from './schema'

export type AnswersRow = typeof questionnaireAnswers.$inferSelect

/** What of a row is sealed. Half done it has whatever was typed; finished what was on the path alone. */
export type AnswersContent = { answers: Answers; at: string | null }

export const contentOf = (ring: KeyRing, row: AnswersRow) => openContent(ring, questionnaireAnswers, row) as AnswersContent
export const sealedOf = (ring: KeyRing, id: string, content: AnswersContent) => sealContent(ring, questionnaireAnswers, id, content)

/** Whose answers to what. `orderCode` is empty where it is about none. */
export type Whose = { memberId: string; type: QuestionnaireType; orderCode: string }

const ofWhose = ({ memberId, type, orderCode }: Whose) =>
  and(eq(questionnaireAnswers.memberId, memberId), eq(questionnaireAnswers.type, type), eq(questionnaireAnswers.orderCode, orderCode))

export async function halfDoneRow(db: Querying, whose: Whose): Promise<AnswersRow | undefined> {
  const [row] = await db
    .select()
    .from(questionnaireAnswers)
    .where(and(ofWhose(whose), isNull(questionnaireAnswers.finishedAt)))
  return row
}

/** What was finished last. */
export async function finishedRow(db: Querying, whose: Whose): Promise<(AnswersRow & { finishedAt: Date }) | undefined> {
  const [row] = await db
    .select()
    .from(questionnaireAnswers)
    .where(and(ofWhose(whose), isNotNull(questionnaireAnswers.finishedAt)))
    .orderBy(desc(questionnaireAnswers.finishedAt))
    .limit(1)
  return row && row.finishedAt !== null ? { ...row, finishedAt: row.finishedAt } : undefined
}

export function halfDoneOf(ring: KeyRing, row: AnswersRow): HalfDone {
  const { answers, at } = contentOf(ring, row)
  return { id: row.id, version: row.version, revision: row.revision, answers, at, savedAt: row.savedAt.toISOString() }
}
