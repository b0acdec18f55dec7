import { inArray } from 'drizzle-orm'
import { type FinishedQuestionnaire, QUESTIONNAIRES } from '../../../src/contract/questionnaire'
import type { Answers, Question } from '../../../src/contract/questionnaireContent'
import { answerText, isAnswered, pathOf, resultsOf } from '../../../src/contract/questionnairePath'
import { DAY } from '../../../src/lib/duration'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { uploads } from '../upload/schema'
import { shownUpload } from '../upload/shownUpload'
import { contentOf, type AnswersRow } from './stored'
import { contentOfVersion } from './versions'

type Opening = { db: Querying; ring: KeyRing; now: Date }

/** What was answered, question by question, in words. */
export const linesOf = (questions: readonly Question[], answers: Answers) =>
  pathOf(questions, answers).flatMap((question) => {
    const answer = answers[question.id]
    return isAnswered(answer) ? [{ question, answer }] : []
  })

/** What the member reads of what he handed in, and what follows from it. */
export async function finishedView({ db, ring, now }: Opening, row: AnswersRow & { finishedAt: Date }): Promise<FinishedQuestionnaire> {
  const content = await contentOfVersion(db, row.type, row.version)
  const { answers } = contentOf(ring, row)
  const lines = await inTurn(linesOf(content.questions, answers), async ({ question, answer }) => ({
    question: question.title,
    answer: answerText(question, answer),
    pictures: question.kind === 'picture' && Array.isArray(answer) ? await picturesOf({ db, now }, row.id, answer) : [],
  }))
  return {
    ...{ id: row.id, title: content.title, finishedAt: row.finishedAt.toISOString(), lines },
    results: resultsOf(content, answers).map(({ text, source, next }) => ({ text, source, next })),
    canAttach: mayAttach(row, now),
  }
}

async function picturesOf({ db, now }: Pick<Opening, 'db' | 'now'>, recordId: string, ids: string[]) {
  const rows = await db.select().from(uploads).where(inArray(uploads.id, ids))
  return inTurn(
    rows.filter((one) => one.recordId === recordId),
    (one) => shownUpload(db, one, now),
  )
}

/** Whether it is recent enough to tell a doctor how somebody is. */
export function mayAttach({ type, finishedAt }: Pick<AnswersRow, 'type' | 'finishedAt'>, now: Date): boolean {
  if (type !== 'consult' || finishedAt === null) return false
  return now.getTime() - finishedAt.getTime() < (QUESTIONNAIRES.consult.againDays ?? 0) * DAY
}
