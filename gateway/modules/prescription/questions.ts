import { and, asc, eq, isNull } from 'drizzle-orm'
import type { QuestionForm } from '../../../counter/contract/prescription'
import type { PrescriptionQuestion } from '../../../src/contract/prescription'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { members } from '../../kernel/schema'
import { openContent, sealContent } from '../../kernel/sealedContent'
import { staff } from '../../kernel/work/schema'
import { registerCallback } from '../callback/registerCallback'
import { notify } from '../message/notify'
import { nameForShopper } from '../staff/nameForShopper'
import { patientNameOf } from './named'
import { nameOf, wroteNot } from './reviewPrescription'
import { prescriptionQuestions, prescriptions } from './schema'
import { step } from './states'

/** What a row of `prescription_questions` seals. */
type Content = { text: string; options: readonly string[]; answer: string | null }

/** Questions about one prescription at most: what is not clear by then is refused, or told by telephone. */
const MAX_QUESTIONS = 5

export type Asked = PrescriptionQuestion

/** What was asked about a prescription and answered, the latest last. */
export async function askedOf({ db, ring }: { db: Querying; ring: KeyRing }, prescriptionId: string): Promise<Asked[]> {
  const rows = await db
    .select({ of: prescriptionQuestions, name: staff.name, isDemonstration: staff.isDemonstration })
    .from(prescriptionQuestions)
    .innerJoin(staff, eq(staff.staffId, prescriptionQuestions.askedBy))
    .where(eq(prescriptionQuestions.prescriptionId, prescriptionId))
    .orderBy(asc(prescriptionQuestions.askedAt), asc(prescriptionQuestions.id))
  return rows.map(({ of, ...by }) => {
    const { text, options, answer } = openContent(ring, prescriptionQuestions, of) as Content
    const answered = of.answeredAt && answer !== null ? { at: of.answeredAt.toISOString(), text: answer } : null
    return { questionId: of.id, at: of.askedAt.toISOString(), by: nameForShopper(by), text, options: [...options], answer: answered }
  })
}

type Asking = QuestionForm & { ring: KeyRing; prescriptionId: string; staffId: string; now: Date }

/**
 * A pharmacist asks the member something: the prescription waits for the answer, and the member is told. By another than who wrote it, and
 * about nothing that has ended. False where it does not wait for this person (any more).
 */
export async function askMember(tx: Transaction, { ring, prescriptionId, staffId, now, text, options }: Asking): Promise<boolean> {
  const earlier = await tx.$count(prescriptionQuestions, eq(prescriptionQuestions.prescriptionId, prescriptionId))
  if (earlier >= MAX_QUESTIONS) throw new HttpError(409, 'TOO_MANY', `一张处方最多问 ${MAX_QUESTIONS} 次，请打电话或作出决定`)
  const asked = await step(tx, {
    ...{ prescriptionId, move: 'ask', now, where: wroteNot(staffId) },
    // Whatever the answer is, both look at it.
    set: { firstReviewedAt: null, firstReviewedBy: null },
  })
  if (!asked) return false
  const { memberId } = asked
  const id = randomId()
  const sealed = sealContent(ring, prescriptionQuestions, id, { text, options, answer: null } satisfies Content)
  await tx.insert(prescriptionQuestions).values({ id, prescriptionId, memberId, ...sealed, askedBy: staffId, askedAt: now })
  const words = { pharmacist: await nameOf(tx, staffId), prescriptionId }
  const patient = { ring, name: patientNameOf(ring, asked) }
  const event = earlier === 0 ? prescriptionId : `${prescriptionId}:${earlier + 1}`
  await notify(tx, { template: 'prescriptionAsked', memberId, event, patient, words, at: now })
  return true
}

type Answering = {
  ring: KeyRing
  memberId: string
  now: Date
  prescriptionId: string
  questionId: string
  choice: number | null
  words: string
  wantsCall: boolean
  /** By when a pharmacist would call; undefined where nobody is called. */
  callBefore: Date | undefined
}

/**
 * The member answers, once, and the prescription waits for a pharmacist again. Throws 404 where there is no such question of this member,
 * 409 `ANSWERED` where it is not open any more, 409 `PRESCRIPTION_ENDED` where an answer is of no use.
 */
export async function answerQuestion(tx: Transaction, answering: Answering): Promise<void> {
  const { ring, memberId, now, prescriptionId, questionId } = answering
  const own = and(eq(prescriptions.prescriptionId, prescriptionId), eq(prescriptions.memberId, memberId), isNull(prescriptions.hiddenAt))
  // The prescription first, as a decision locks it.
  const [standing] = await tx.select().from(prescriptions).where(own).for('update')
  const asked = and(eq(prescriptionQuestions.id, questionId), eq(prescriptionQuestions.prescriptionId, prescriptionId))
  const [row] = standing ? await tx.select().from(prescriptionQuestions).where(asked) : []
  if (!standing || !row) throw notFound('这个问题')
  if (standing.status !== 'asked' || row.answeredAt) throw new HttpError(409, 'ANSWERED', '这个问题已经不用回复了')
  if (standing.validUntil <= now) throw new HttpError(409, 'PRESCRIPTION_ENDED', '处方已过有效期，请医生重新开具')
  const content = openContent(ring, prescriptionQuestions, row) as Content
  const answered: Content = { ...content, answer: answerOf(content, answering) }
  await tx
    .update(prescriptionQuestions)
    .set({ ...sealContent(ring, prescriptionQuestions, questionId, answered), answeredAt: now })
    .where(asked)
  await step(tx, { prescriptionId, move: 'answer', now, set: { answeredAt: now }, where: own })
  if (answering.wantsCall) await askForCall(tx, answering)
}

/** What the pharmacist reads: the ready answer, the member's own words, the wish to be called. */
function answerOf({ options }: Content, { choice, words, wantsCall }: Answering): string {
  const chosen = choice === null ? undefined : options[choice]
  if (choice !== null && chosen === undefined) throw new HttpError(400, 'INVALID', '请选择一个回复', { field: 'choice' })
  return [chosen, words, wantsCall ? '请电话问我' : ''].filter((part) => part !== undefined && part !== '').join('，')
}

async function askForCall(tx: Transaction, { memberId, now, callBefore: expectedBefore }: Answering): Promise<void> {
  if (!expectedBefore) throw new HttpError(409, 'CALLBACK_OFF', '暂不提供回拨，请直接拨打药师电话')
  const [member] = await tx.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId))
  if (!member?.phone) throw new HttpError(409, 'CALLBACK_OFF', '您还没有绑定手机号，请直接拨打药师电话')
  await registerCallback(tx, { memberId, phone: member.phone, question: '药师就处方提的问题，请电话沟通', now, expectedBefore })
}
