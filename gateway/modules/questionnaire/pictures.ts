import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import type { Answers, Question } from '../../../src/contract/questionnaireContent'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { uploads } from '../upload/schema'
import { QUESTIONNAIRE_ANSWERS } from './schema'

/** Ids of the pictures among these answers. */
export const picturesIn = (questions: readonly Question[], answers: Answers): string[] =>
  questions.flatMap(({ id, kind }) => {
    const answer = answers[id]
    return kind === 'picture' && Array.isArray(answer) ? answer : []
  })

type Keeping = { memberId: string; id: string; ids: readonly string[] }

/** These answers have these pictures and no others. Throws 409 UPLOAD_GONE where one is not the member's, or another record's. */
export async function keepPictures(tx: Transaction, { memberId, id, ids }: Keeping): Promise<void> {
  const own = and(eq(uploads.memberId, memberId), eq(uploads.kind, 'questionnaire'))
  const ofRecord = and(eq(uploads.recordTable, QUESTIONNAIRE_ANSWERS), eq(uploads.recordId, id))
  const wanted = [...new Set(ids)]
  const kept = await tx
    .update(uploads)
    .set({ recordTable: QUESTIONNAIRE_ANSWERS, recordId: id })
    .where(and(own, inArray(uploads.id, wanted), or(isNull(uploads.recordId), ofRecord)))
    .returning({ id: uploads.id })
  if (kept.length < wanted.length) throw new HttpError(409, 'UPLOAD_GONE', '有图片已失效，请重新上传', { field: 'images' })
  await tx.delete(uploads).where(and(ofRecord, notInArray(uploads.id, wanted)))
}
