import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type ConsultationDetail } from '../../../src/contract/consultationTalk'
import { ConsultationState, type Consultation } from '../../../src/contract/consultationView'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { conversationOf } from '../chat/conversationOf'
import { chatMessages, conversations } from '../chat/schema'
import { patients } from '../patient/schema'
import { prescriptions } from '../prescription/schema'
import { stateOf } from '../prescription/states'
import { shownUpload } from '../upload/shownUpload'
import { uploadsOf } from '../upload/uploads'
import { doctorsNamed } from './doctorViews'
import { feeStateOf } from './fee'
import { reopenBeforeOf } from './reopenBefore'
import { consultationPrescriptions, CONSULTATIONS, consultations } from './schema'
import type { ConsultationRow } from './states'
import { contentOf, ownConsultation } from './stored'

type Viewing = { db: Querying; ring: KeyRing; now: Date }
type Listing = { memberId: string; page: number; size: number; patientId?: string | undefined }

/** A page of a member's consultations, the newest first. */
export async function listOwn(viewing: Viewing, { memberId, page, size, patientId }: Listing) {
  const { db } = viewing
  const wanted = and(eq(consultations.memberId, memberId), patientId === undefined ? undefined : eq(consultations.patientId, patientId))
  const hits = await db.$count(consultations, wanted)
  const rows = await db
    .select()
    .from(consultations)
    .where(wanted)
    .orderBy(desc(consultations.createdAt), desc(consultations.id))
    .limit(size)
    .offset((page - 1) * size)
  return paged(await viewsOf(viewing, rows), { page, size, hits })
}

/** The whole of one of this member's; somebody else's is not there. */
export async function oneOwn(viewing: Viewing, { memberId, id }: { memberId: string; id: string }): Promise<ConsultationDetail> {
  const { db, ring, now } = viewing
  const row = await ownConsultation(db, memberId, id)
  const [view] = await viewsOf(viewing, [row])
  if (!view) throw new Error('a consultation has no view')
  const { symptom, duration, images, medicines, answers, healthInfo, declined, summary, asked = [] } = contentOf(ring, row)
  const kept = await uploadsOf(db, { table: CONSULTATIONS, id })
  const shown = images.flatMap((image) => kept.find((one) => one.id === image) ?? [])
  return {
    ...view,
    ...{ symptom, duration, medicines, answers, healthInfo, declined: declined ?? null, summary: summary ?? null, asked },
    followUpOn: row.followUpOn,
    reopenBefore: textOf(reopenBeforeOf(row, now)),
    images: await inTurn(shown, (one) => shownUpload(db, one, now)),
    queue: await queueOf(viewing, row),
    prescriptions: await prescribedIn(viewing, id),
  }
}

/** Consultations as lists show them, in the order given. */
export async function viewsOf({ db, ring }: Viewing, rows: readonly ConsultationRow[]): Promise<Consultation[]> {
  const people = await doctorsNamed(db, idsOf(rows, doctorOf))
  const unread = await unreadOf(
    db,
    idsOf(rows, (row) => row.conversationId),
  )
  const kept = await patientsLeft(
    db,
    idsOf(rows, (row) => row.patientId),
  )
  return rows.map((row) => {
    const { patient, disease, drugs } = contentOf(ring, row)
    return {
      consultationId: row.id,
      state: row.state,
      patientId: row.patientId !== null && kept.has(row.patientId) ? row.patientId : null,
      patientName: patient.name,
      relationLabel: patient.relation,
      disease: disease.name,
      drugs,
      department: row.department,
      doctor: people.get(doctorOf(row) ?? '') ?? null,
      fee: row.fee,
      feeState: feeStateOf(row),
      createdAt: row.createdAt.toISOString(),
      payBefore: row.state === ConsultationState.toPay ? row.payBefore.toISOString() : null,
      answerBefore: row.state === ConsultationState.waiting ? textOf(row.answerBefore) : null,
      startedAt: textOf(row.startedAt),
      endedAt: textOf(row.endedAt),
      conversationId: row.conversationId,
      unread: unread.get(row.conversationId ?? '') ?? 0,
    }
  })
}

const doctorOf = ({ doctorId, chosenDoctor }: ConsultationRow) => doctorId ?? chosenDoctor
const textOf = (at: Date | null) => at?.toISOString() ?? null
const idsOf = (rows: readonly ConsultationRow[], of: (row: ConsultationRow) => string | null) => [
  ...new Set(rows.flatMap((row) => of(row) ?? [])),
]

async function patientsLeft(db: Querying, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: patients.id })
    .from(patients)
    .where(inArray(patients.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** Messages of the doctor that the member has not read, by conversation. */
async function unreadOf(db: Querying, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { conversationId } = conversations
  const rows = await db
    .select({ conversationId, count: sql<number>`count(*)::int` })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversationId, chatMessages.conversationId))
    .where(
      and(inArray(conversationId, [...ids]), eq(chatMessages.sender, 'staff'), sql`${chatMessages.seq} > ${conversations.memberReadSeq}`),
    )
    .groupBy(conversationId)
  return new Map(rows.map((row) => [row.conversationId, row.count]))
}

async function queueOf({ db, now }: Viewing, { state, conversationId }: ConsultationRow): Promise<ConsultationDetail['queue']> {
  if (state !== ConsultationState.waiting || conversationId === null) return null
  const [row] = await db.select().from(conversations).where(eq(conversations.conversationId, conversationId))
  return row ? (await conversationOf(db, row, now)).queue : null
}

/** Prescriptions that were written in it and not taken out of the lists, the newest first. */
async function prescribedIn({ db, now }: Viewing, id: string): Promise<ConsultationDetail['prescriptions']> {
  const rows = await db
    .select({ of: prescriptions })
    .from(consultationPrescriptions)
    .innerJoin(prescriptions, eq(prescriptions.prescriptionId, consultationPrescriptions.prescriptionId))
    .where(and(eq(consultationPrescriptions.consultationId, id), isNull(prescriptions.hiddenAt)))
    .orderBy(desc(prescriptions.createdAt))
  return rows.map(({ of }) => ({ prescriptionId: of.prescriptionId, state: stateOf(of, now), createdAt: of.createdAt.toISOString() }))
}
