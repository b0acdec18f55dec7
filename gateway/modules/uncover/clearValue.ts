import { and, eq, isNull } from 'drizzle-orm'
import type { CaseName, FieldOf } from '../../../counter/contract/uncover'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { members } from '../../kernel/schema'
import { openContent } from '../../kernel/sealedContent'
import { refundApplications } from '../aftersales/schema'
import { contentOf } from '../aftersales/stored'
import { callbacks } from '../callback/schema'
import type { LeftContent } from '../chat/content'
import { invoices } from '../invoice/schema'
import { contentOf as invoiceContentOf } from '../invoice/stored'
import { complaints } from '../complaint/schema'
import { contentOf as complaintContentOf } from '../complaint/stored'
import { conversations, leftMessages } from '../chat/schema'
import { consigneeOf } from '../lottery/prizes'
import { lotteryParcels } from '../lottery/schema'
import { payments, refunds } from '../pay/schema'
import { payableOf, subjectOf } from '../pay/subject'
import { patientNameOf } from '../prescription/named'
import { prescriptions } from '../prescription/schema'
import { patientOf } from '../purchase/patientOf'
import { orders } from '../purchase/schema'

type Clear<C extends CaseName> = { readonly [Field in FieldOf<C>]: string | null }
type Opening = { db: Querying; ring: KeyRing }
type Reading = { readonly [C in CaseName]: (opening: Opening, recordId: string) => Promise<Clear<C> | undefined> }

/** A case's masked fields in clear; undefined where there is no such case. A field that is missing here does not compile. */
const READING: Reading = {
  order: async ({ db, ring }, orderCode) => {
    const [row] = await db
      .select({ order: orders, prescribed: prescriptions })
      .from(orders)
      .leftJoin(prescriptions, eq(prescriptions.prescriptionId, orders.prescriptionId))
      .where(eq(orders.orderCode, orderCode))
    if (!row?.order.paidAt) return undefined
    const { consigneeName, consigneePhone, addressText: address, note } = row.order
    const patientName = row.prescribed ? patientNameOf(ring, row.prescribed) : patientOf(ring, row.order)
    return { patientName, consigneeName, consigneePhone, address, note }
  },
  prescription: async ({ db, ring }, prescriptionId) => {
    const [row] = await db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
    return row && { patientName: patientNameOf(ring, row) }
  },
  callback: async ({ db }, requestId) => {
    const [row] = await db
      .select({ phone: callbacks.phone, question: callbacks.question, note: callbacks.note })
      .from(callbacks)
      .where(eq(callbacks.requestId, requestId))
    return row
  },
  chat: async ({ db }, conversationId) => {
    const [row] = await db
      .select({ phone: members.phone })
      .from(conversations)
      .leftJoin(members, and(eq(members.memberId, conversations.memberId), isNull(members.erasedAt)))
      .where(eq(conversations.conversationId, conversationId))
    return row
  },
  leftMessage: async ({ db, ring }, id) => {
    const [row] = await db.select().from(leftMessages).where(eq(leftMessages.id, id))
    return row && { phone: (openContent(ring, leftMessages, row) as LeftContent).phone }
  },
  refund: async ({ db }, refundNumber) => {
    const [row] = await db
      .select({ subjectKind: payments.subjectKind, subjectCode: payments.subjectCode })
      .from(refunds)
      .innerJoin(payments, eq(payments.payId, refunds.payId))
      .where(eq(refunds.refundNumber, refundNumber))
    if (!row) return undefined
    const { memberId } = await payableOf(db, subjectOf(row))
    const [member] = await db
      .select({ phone: members.phone })
      .from(members)
      .where(and(eq(members.memberId, memberId), isNull(members.erasedAt)))
    return { phone: member?.phone ?? null }
  },
  aftersales: async ({ db, ring }, refundNumber) => {
    const [row] = await db.select().from(refundApplications).where(eq(refundApplications.refundNumber, refundNumber))
    if (!row) return undefined
    const { phone, note, trackingPhone = null } = contentOf(ring, row)
    return { phone, note, trackingPhone }
  },
  complaint: async ({ db, ring }, number) => {
    const [row] = await db.select().from(complaints).where(eq(complaints.number, number))
    if (!row) return undefined
    const { phone, words } = complaintContentOf(ring, row)
    return { phone, words }
  },
  invoice: async ({ db, ring }, id) => {
    const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
    if (!row) return undefined
    return { name: invoiceContentOf(ring, row).title.name }
  },
  prize: async ({ db, ring }, id) => {
    const [row] = await db.select().from(lotteryParcels).where(eq(lotteryParcels.id, id))
    if (!row) return undefined
    const { region, address, ...to } = consigneeOf(ring, row)
    return { ...to, address: `${region}${address}` }
  },
}

type Asked = { kind: CaseName; recordId: string; field: string }

/** One field of a case in clear; empty or null where it says nothing, undefined where there is no such case. */
export async function clearValue(opening: Opening, { kind, recordId, field }: Asked): Promise<string | null | undefined> {
  const found = (await READING[kind](opening, recordId)) as Readonly<Record<string, string | null>> | undefined
  return found && (found[field] ?? null)
}
