import { and, eq } from 'drizzle-orm'
import type { HalfDone, QuestionnaireSave, QuestionnaireType } from '../../../src/contract/questionnaire'
import type { QuestionnaireContent } from '../../../src/contract/questionnaireContent'
import type { Transaction } from '../../db/open'
import { canonicalJson } from '../../lib/canonicalJson'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { keepPictures, picturesIn } from './pictures'
import { questionnaireAnswers } from './schema'
import { refuseShut, whoseOf } from './standing'
import { contentOf, halfDoneOf, halfDoneRow, sealedOf, type AnswersContent, type AnswersRow, type Whose } from './stored'
import { contentOfVersion, FIRST, freezeShipped, setUpOf } from './versions'

export type Saving = { ring: KeyRing; memberId: string; type: QuestionnaireType; form: QuestionnaireSave; now: Date }

/** What stands there, its member locked, and what was sent. */
export type Present = { whose: Whose; row: AnswersRow | undefined; content: QuestionnaireContent }

/**
 * What stands at the gateway and may be written over by who saw it. Throws 409 QUESTIONNAIRE_MOVED with the newer state where it was filled in
 * elsewhere; the same sent again, after a lost answer, is none.
 */
export async function presentOf(tx: Transaction, { ring, memberId, type, form, now }: Saving): Promise<Present> {
  const whose = await whoseOf(tx, { memberId, type, orderCode: form.orderCode })
  await lockMember(tx, memberId)
  const row = await halfDoneRow(tx, whose)
  await refuseShut(tx, whose, now)
  if (isMoved(ring, row, form))
    throw new HttpError(409, 'QUESTIONNAIRE_MOVED', '这份问卷在别的设备上有新的填写', {
      details: { halfDone: row ? halfDoneOf(ring, row) : null },
    })
  if (!row) await refuseUnpublished(tx, type, form.version)
  const content = await contentOfVersion(tx, type, form.version)
  const unknown = Object.keys(form.answers).find((id) => !content.questions.some((question) => question.id === id))
  if (unknown !== undefined) throw wrong([{ question: unknown, words: '这一题不在问卷里' }])
  return { whose, row, content }
}

export const wrong = (problems: Array<{ question: string; words: string }>) =>
  new HttpError(400, 'ANSWERS_WRONG', problems[0]?.words ?? '请核对填写的内容', {
    field: problems[0]?.question ?? '',
    details: { problems },
  })

/** What was deleted elsewhere meanwhile is begun again by who types on: nothing typed is lost. */
function isMoved(ring: KeyRing, row: AnswersRow | undefined, { version, revision, answers, at }: QuestionnaireSave): boolean {
  if (!row) return false
  if (row.version !== version) return true
  return row.revision !== revision && canonicalJson(contentOf(ring, row)) !== canonicalJson({ answers, at })
}

/** Who opened an earlier version before another was published may still begin it; one that nobody published is none. */
async function refuseUnpublished(tx: Transaction, type: QuestionnaireType, version: number): Promise<void> {
  const { published } = await setUpOf(tx, type)
  if (version > published) throw new HttpError(400, 'VERSION_UNKNOWN', '没有这一版问卷，请重新打开')
}

/** Writes what is answered, for the first time or over what was seen. */
export async function write(tx: Transaction, { ring, memberId, form, now }: Saving, present: Present, content: AnswersContent) {
  const { whose, row } = present
  if (form.version === FIRST) await freezeShipped(tx, whose.type, now)
  const id = row?.id ?? randomId()
  const sealed = { ...sealedOf(ring, id, content), savedAt: now }
  const [written] = row
    ? await tx
        .update(questionnaireAnswers)
        .set({ ...sealed, revision: row.revision + 1 })
        .where(and(eq(questionnaireAnswers.id, id), eq(questionnaireAnswers.revision, row.revision)))
        .returning()
    : await tx
        .insert(questionnaireAnswers)
        .values({ id, ...whose, version: form.version, revision: 1, agreedAt: now, ...sealed })
        .returning()
  if (!written) throw new Error('Answers were not written')
  await keepPictures(tx, { memberId, id, ids: picturesIn(present.content.questions, content.answers) })
  return written
}

/** Keeps what is answered so far, on the path and off it. */
export async function save(tx: Transaction, saving: Saving): Promise<HalfDone> {
  const present = await presentOf(tx, saving)
  const { answers, at } = saving.form
  const { row } = present
  if (row && canonicalJson(contentOf(saving.ring, row)) === canonicalJson({ answers, at })) return halfDoneOf(saving.ring, row)
  return halfDoneOf(saving.ring, await write(tx, saving, present, { answers, at }))
}
