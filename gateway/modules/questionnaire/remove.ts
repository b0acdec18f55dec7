import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { inTransaction } from '../../kernel/transaction'
import { uploads } from '../upload/schema'
import { QUESTIONNAIRE_ANSWERS, questionnaireAnswers } from './schema'

/** Deletes what this member answered, with its pictures; what went to a doctor is a copy in that case and stays there. */
export async function remove(tx: Transaction, { memberId, id }: { memberId: string; id: string }): Promise<void> {
  const gone = await tx
    .delete(questionnaireAnswers)
    .where(and(eq(questionnaireAnswers.id, id), eq(questionnaireAnswers.memberId, memberId)))
    .returning({ id: questionnaireAnswers.id })
  if (gone.length === 0) throw notFound('这份问卷')
  await deletePictures(tx, [id])
}

/** Deletes half-done answers that nobody touched since a moment. */
export const forgetHalfDone = (db: Db, before: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const gone = await tx
      .delete(questionnaireAnswers)
      .where(and(isNull(questionnaireAnswers.finishedAt), lt(questionnaireAnswers.savedAt, before)))
      .returning({ id: questionnaireAnswers.id })
    await deletePictures(
      tx,
      gone.map(({ id }) => id),
    )
  })

const deletePictures = async (tx: Transaction, ids: string[]): Promise<void> =>
  void (await tx.delete(uploads).where(and(eq(uploads.recordTable, QUESTIONNAIRE_ANSWERS), inArray(uploads.recordId, ids))))
