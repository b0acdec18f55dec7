import { eq } from 'drizzle-orm'
import type { FinishedQuestionnaire } from '../../../src/contract/questionnaire'
import { answerProblem, answersOnPath, pathOf } from '../../../src/contract/questionnairePath'
import type { Transaction } from '../../db/open'
import { lockMember } from '../../kernel/lockMember'
import { finishedView } from './finishedView'
import { presentOf, write, wrong, type Saving } from './save'
import { questionnaireAnswers } from './schema'
import { againAfter, whoseOf } from './standing'
import { finishedRow, halfDoneRow } from './stored'
import { textProblems } from './textProblems'

/**
 * Hands a questionnaire in. The path is walked here: what is not on it is not submitted, what it requires has to be there. Handed in before,
 * from here or elsewhere, it is answered with what was finished: however often, it is once.
 */
export async function complete(tx: Transaction, saving: Saving): Promise<FinishedQuestionnaire> {
  const { ring, memberId, type, form, now } = saving
  await lockMember(tx, memberId)
  const whose = await whoseOf(tx, { memberId, type, orderCode: form.orderCode })
  const finished = await finishedRow(tx, whose)
  const isDone = finished && againAfter(type, finished.finishedAt, now) !== undefined && !(await halfDoneRow(tx, whose))
  if (isDone) return finishedView({ db: tx, ring, now }, finished)
  const present = await presentOf(tx, saving)
  const { questions } = present.content
  const answers = answersOnPath(questions, form.answers)
  const problems = pathOf(questions, form.answers).flatMap((question) => {
    const words = answerProblem(question, answers[question.id])
    return words === undefined ? [] : [{ question: question.id, words }]
  })
  if (problems.length > 0) throw wrong(problems)
  const refused = await textProblems(tx, questions, answers)
  if (refused.length > 0) throw wrong(refused)
  const { id } = await write(tx, saving, present, { answers, at: null })
  const [done] = await tx.update(questionnaireAnswers).set({ finishedAt: now }).where(eq(questionnaireAnswers.id, id)).returning()
  if (!done) throw new Error('Answers were not finished')
  return finishedView({ db: tx, ring, now }, { ...done, finishedAt: now })
}
