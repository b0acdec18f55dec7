import { eq } from 'drizzle-orm'
import { QUESTIONNAIRES } from '../../../src/contract/questionnaire'
import { answerText, isAnswered } from '../../../src/contract/questionnairePath'
import { inTurn } from '../../db/inTurn'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { questionnaireAnswers } from './schema'
import { contentOf } from './stored'
import { contentOfVersion } from './versions'

/** What a member answered, in words, for the copy of his data: half done, with what stands off the path, too. */
export async function copiedAnswers(tx: Transaction, memberId: string, ring: KeyRing) {
  const rows = await tx
    .select()
    .from(questionnaireAnswers)
    .where(eq(questionnaireAnswers.memberId, memberId))
    .orderBy(questionnaireAnswers.savedAt)
  return inTurn(rows, async (row) => {
    const { type, orderCode, version, revision, agreedAt, savedAt, finishedAt } = row
    const { questions } = await contentOfVersion(tx, type, version)
    const { answers } = contentOf(ring, row)
    const lines = questions.flatMap((question) => {
      const answer = answers[question.id]
      return isAnswered(answer) ? [{ question: question.title, answer: answerText(question, answer) }] : []
    })
    return { type: QUESTIONNAIRES[type].words, orderCode, version, revision, agreedAt, savedAt, finishedAt, lines }
  })
}
