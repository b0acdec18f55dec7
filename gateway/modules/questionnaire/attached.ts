import { and, eq } from 'drizzle-orm'
import { answerText } from '../../../src/contract/questionnairePath'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { linesOf, mayAttach } from './finishedView'
import { questionnaireAnswers } from './schema'
import { contentOf } from './stored'
import { contentOfVersion } from './versions'

/** What of a questionnaire goes to a doctor: a copy, as it was answered. */
export type AttachedQuestionnaire = { title: string; finishedAt: string; lines: Array<{ question: string; answer: string }> }

type Asked = { ring: KeyRing; memberId: string; id: string; now: Date }

/** The answers that a member lets go with an application. Nothing where they are gone, too old or not his: no application fails by it. */
export async function attachedQuestionnaire(db: Querying, { ring, memberId, id, now }: Asked): Promise<AttachedQuestionnaire | undefined> {
  const [row] = await db
    .select()
    .from(questionnaireAnswers)
    .where(and(eq(questionnaireAnswers.id, id), eq(questionnaireAnswers.memberId, memberId)))
  if (!row?.finishedAt || !mayAttach(row, now)) return undefined
  const { title, questions } = await contentOfVersion(db, row.type, row.version)
  const lines = linesOf(questions, contentOf(ring, row).answers).map(({ question, answer }) => ({
    question: question.title,
    answer: answerText(question, answer),
  }))
  return { title, finishedAt: row.finishedAt.toISOString(), lines }
}
