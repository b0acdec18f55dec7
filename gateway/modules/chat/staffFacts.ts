import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { TREATING, type ChatFacts, type ChatNote, type ChatPatient } from '../../../counter/contract/chat'
import { stateRowOf } from '../../../src/contract/prescriptionStates'
import { relationText } from '../../../src/contract/patient'
import { sexOf } from '../../../src/contract/idCard'
import { openContent } from '../../kernel/sealedContent'
import { maskName, maskText } from '../../kernel/work/mask'
import { maskPhone } from '../../lib/maskPhone'
import { members } from '../../kernel/schema'
import { staff } from '../../kernel/work/schema'
import { orderSummaries } from '../order/orderViews'
import { patients } from '../patient/schema'
import { ageOf, contentOfPatient, type PatientRow } from '../patient/storedPatient'
import { patientNameOf } from '../prescription/named'
import { prescriptions } from '../prescription/schema'
import { stateOf } from '../prescription/states'
import { orders } from '../purchase/schema'
import type { ConversationRow } from './append'
import type { HandoverContent } from './content'
import { isTaken } from './isTaken'
import { chatAppraisals, chatHandovers } from './schema'
import { opensTo } from './staffSeat'
import type { StaffViewing } from './staffViews'

/** Prescriptions, orders and notes beside a conversation. */
const SHOWN = 5

/** What staff know of the member of a conversation, within the rights of the role that asks. */
export async function factsOf(viewing: StaffViewing, row: ConversationRow): Promise<ChatFacts> {
  const { db, by } = viewing
  const [member] = await db.select().from(members).where(eq(members.memberId, row.memberId))
  const treats = by.roles.some((role) => TREATING.includes(role)) && opensTo(row, by)
  return {
    phone: member?.erasedAt === null ? maskPhone(member.phone) : '',
    memberSince: (member?.createdAt ?? row.createdAt).toISOString(),
    session: row.session,
    endedAt: row.endedAt?.toISOString() ?? null,
    lapsed: await lapsedIn(viewing, row),
    memberReadSeq: row.memberReadSeq,
    patients: treats ? await patientsOf(viewing, row.memberId) : null,
    prescriptions: opensTo(row, by) ? await prescriptionsOf(viewing, row.memberId) : [],
    orders: opensTo(row, by) ? await ordersOf(viewing, row.memberId) : [],
    appraisal: await appraisalOf(viewing, row.conversationId),
    notes: await notesOf(viewing, row.conversationId),
  }
}

/** Who was in it and went away: their lease ran out, and nobody has come since. */
async function lapsedIn({ db, by, now }: StaffViewing, row: ConversationRow): Promise<ChatFacts['lapsed']> {
  const { staffId, leaseUntil, endedAt } = row
  if (staffId === null || leaseUntil === null || endedAt !== null || isTaken(row, now)) return null
  if (staffId === by.staffId) return null
  const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.staffId, staffId))
  return person ? { name: person.name, at: leaseUntil.toISOString() } : null
}

async function patientsOf({ db, ring, now }: StaffViewing, memberId: string): Promise<ChatPatient[]> {
  const rows = await db
    .select()
    .from(patients)
    .where(eq(patients.memberId, memberId))
    .orderBy(desc(patients.isDefault), asc(patients.createdAt))
  return rows.map((row: PatientRow) => {
    const { name, relationLabel, idCardNumber, healthInfo } = contentOfPatient(ring, row)
    const age = ageOf(idCardNumber, now)
    const relation = relationText({ relationLabel, sex: sexOf(idCardNumber), age })
    return { id: row.id, name: maskName(name), relation, age, healthInfo }
  })
}

async function prescriptionsOf({ db, ring, now }: StaffViewing, memberId: string): Promise<ChatFacts['prescriptions']> {
  const rows = await db
    .select()
    .from(prescriptions)
    .where(and(eq(prescriptions.memberId, memberId), isNull(prescriptions.hiddenAt)))
    .orderBy(desc(prescriptions.createdAt))
    .limit(SHOWN)
  return rows.map((row) => ({
    prescriptionId: row.prescriptionId,
    createdAt: row.createdAt.toISOString(),
    patientName: maskName(patientNameOf(ring, row)),
    state: stateRowOf(stateOf(row, now)).word,
  }))
}

async function ordersOf({ db, ring }: StaffViewing, memberId: string): Promise<ChatFacts['orders']> {
  const rows = await db
    .select({ orderCode: orders.orderCode, at: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isNull(orders.hiddenAt)))
    .orderBy(desc(orders.createdAt))
    .limit(SHOWN)
  const summaries = await orderSummaries(
    { db, ring },
    rows.map(({ orderCode }) => orderCode),
  )
  const byCode = new Map(summaries.map((one) => [one.orderCode, one]))
  return rows.flatMap(({ orderCode, at }) => {
    const summary = byCode.get(orderCode)
    const names = summary?.lines.map(({ card }) => card.name) ?? []
    return summary ? [{ orderCode, at: at.toISOString(), title: names.join('、'), state: summary.statusText }] : []
  })
}

async function appraisalOf({ db }: StaffViewing, conversationId: string): Promise<ChatFacts['appraisal']> {
  const [row] = await db
    .select()
    .from(chatAppraisals)
    .where(eq(chatAppraisals.conversationId, conversationId))
    .orderBy(desc(chatAppraisals.session))
    .limit(1)
  return row ? { stars: row.stars, words: maskText(row.words), at: row.at.toISOString() } : null
}

const receiver = alias(staff, 'receiver')

async function notesOf({ db, ring }: StaffViewing, conversationId: string): Promise<ChatNote[]> {
  const rows = await db
    .select({ of: chatHandovers, by: staff.name, toName: receiver.name })
    .from(chatHandovers)
    .innerJoin(staff, eq(staff.staffId, chatHandovers.staffId))
    .leftJoin(receiver, eq(receiver.staffId, chatHandovers.toStaffId))
    .where(eq(chatHandovers.conversationId, conversationId))
    .orderBy(desc(chatHandovers.at), desc(chatHandovers.id))
    .limit(SHOWN)
  return rows.map(({ of, by, toName }) => {
    const { text } = openContent(ring, chatHandovers, of) as HandoverContent
    return { noteId: of.id, at: of.at.toISOString(), by, to: of.desk, toName, text: maskText(text) }
  })
}
