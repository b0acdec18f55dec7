import { and, desc, eq } from 'drizzle-orm'
import type { ConsultationCase, FilledIn } from '../../../counter/contract/consultation'
import { stateRowOf } from '../../../src/contract/prescriptionStates'
import type { CaseSafety } from '../../../counter/contract/safety'
import { inTurn } from '../../db/inTurn'
import type { Db, Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { maskName, maskText } from '../../kernel/work/mask'
import type { WorkProviders } from '../../kernel/work/workContext'
import { opensTo, seenConversation, type Seated } from '../chat/staffSeat'
import { PaperChanged, paperOf } from '../prescription/paper'
import { prescriptions } from '../prescription/schema'
import { stateOf } from '../prescription/states'
import { caseSafety } from '../safety/caseSafety'
import type { AttachedQuestionnaire } from '../questionnaire/attached'
import { pictureUrlOf } from '../upload/uploads'
import type { ConsultationContent } from './content'
import { consultationPrescriptions, CONSULTATIONS, consultations } from './schema'
import type { ConsultationRow } from './states'
import { consultationOf, contentOf } from './stored'

type Looking = { db: Querying; ring: KeyRing; by: Seated; now: Date }

/** The consultation of a conversation that this person sees, and whether they treat in it. */
export async function seenConsultation({ db, by }: Pick<Looking, 'db' | 'by'>, conversationId: string) {
  const conversation = await seenConversation(db, by, conversationId)
  const row = await consultationOf(db, conversationId)
  return { row, treats: opensTo(conversation, by) }
}

/** The same for who treats alone: before a consultation is taken there is nothing of its form to be read. */
export async function treatedConsultation(looking: Pick<Looking, 'db' | 'by'>, conversationId: string): Promise<ConsultationRow> {
  const { row, treats } = await seenConsultation(looking, conversationId)
  if (!treats) throw new HttpError(409, 'NOT_HELD', '请先接诊，再查看病情')
  return row
}

export async function caseOf(looking: Looking, conversationId: string): Promise<ConsultationCase> {
  const { row, treats } = await seenConsultation(looking, conversationId)
  const content = contentOf(looking.ring, row)
  return {
    consultationId: row.id,
    state: row.state,
    sex: content.patient.sex,
    age: content.patient.age,
    department: row.department,
    fee: row.fee,
    createdAt: row.createdAt.toISOString(),
    answerBefore: row.state === 'waiting' ? (row.answerBefore?.toISOString() ?? null) : null,
    summary: treats ? (content.summary ?? null) : null,
    form: treats ? await filledIn(looking, content) : null,
    prescriptions: treats ? await writtenIn(looking, row.id) : [],
  }
}

async function filledIn(looking: Looking, content: ConsultationContent): Promise<FilledIn> {
  const { patient, healthInfo, symptom, duration, images, disease, medicines, answers, drugs } = content
  const shown = { healthInfo, duration, pictures: images, disease, answers, drugs, asked: content.asked ?? [] }
  return {
    ...shown,
    name: maskName(patient.name),
    relation: patient.relation,
    guardianName: patient.guardianName && maskName(patient.guardianName),
    symptom: maskText(symptom),
    medicines: maskText(medicines),
    questionnaire: content.questionnaire ? maskedAnswers(content.questionnaire) : null,
    safety: await safetyOf(
      looking,
      content,
      drugs.map(({ productCode }) => productCode),
    ),
  }
}

const maskedAnswers = ({ title, finishedAt, lines }: AttachedQuestionnaire) => ({
  ...{ title, finishedAt },
  lines: lines.map(({ question, answer }) => ({ question, answer: maskText(answer) })),
})

/** What the safety rules say of drugs for the patient of a consultation. */
export const safetyOf = (
  { db, now }: Pick<Looking, 'db' | 'now'>,
  { patient, healthInfo }: ConsultationContent,
  productCodes: readonly string[],
): Promise<CaseSafety> => caseSafety(db, { productCodes, patient: { ...patient, healthInfo }, now })

async function writtenIn({ db, ring, now }: Looking, consultationId: string): Promise<ConsultationCase['prescriptions']> {
  const rows = await db
    .select({ of: prescriptions })
    .from(consultationPrescriptions)
    .innerJoin(prescriptions, eq(prescriptions.prescriptionId, consultationPrescriptions.prescriptionId))
    .where(eq(consultationPrescriptions.consultationId, consultationId))
    .orderBy(desc(prescriptions.createdAt))
  return inTurn(rows, async ({ of }) => {
    const state = stateOf(of, now)
    const { prescriptionId, createdAt, refusal } = of
    const written = await paperWritten(db, ring, of)
    return { prescriptionId, createdAt: createdAt.toISOString(), state, word: stateRowOf(state).word, refusal, written }
  })
}

async function paperWritten(db: Querying, ring: KeyRing, row: typeof prescriptions.$inferSelect) {
  const paper = await paperOf(db, ring, row).catch((error: unknown) => {
    if (error instanceof PaperChanged) return undefined
    throw error
  })
  if (!paper) return null
  const { diagnosis: name, icdCode = null, drugs, advice = '' } = paper
  return { diagnosis: { name, icdCode }, drugs, advice }
}

type Opening = { db: Db; providers: WorkProviders; by: Seated }

/** A picture of the form as a data URL, for who treats. */
export async function pictureOfCase({ db, providers, by }: Opening, { conversationId, id }: { conversationId: string; id: string }) {
  const row = await treatedConsultation({ db, by }, conversationId)
  return pictureUrlOf({ db, providers }, { table: CONSULTATIONS, id: row.id }, id)
}

/** The consultation in which a prescription was written; undefined where it came otherwise. */
export async function consultationOfPrescription(db: Querying, prescriptionId: string): Promise<ConsultationRow | undefined> {
  const [found] = await db
    .select({ of: consultations })
    .from(consultationPrescriptions)
    .innerJoin(consultations, and(eq(consultations.id, consultationPrescriptions.consultationId)))
    .where(eq(consultationPrescriptions.prescriptionId, prescriptionId))
  return found?.of
}
