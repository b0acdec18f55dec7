import { desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { refundApplications } from '../aftersales/schema'
import { authorizations } from '../partner/schema'
import { cabinetMedicines } from '../cabinet/schema'
import { lotteryParcels } from '../lottery/schema'
import { cartLines } from '../cart/schema'
import { chatHandovers, chatMessages, leftMessages } from '../chat/schema'
import { consultationDrafts, consultationRecords, consultations, consultationSigns } from '../consultation/schema'
import { measurements } from '../chronicHealth/schema'
import { complaints } from '../complaint/schema'
import { assists } from '../assist/schema'
import { invitations } from '../invitation/schema'
import { invoiceLines, invoices, invoiceTitles } from '../invoice/schema'
import type { InvoiceContent } from '../invoice/stored'
import { members, sessions } from '../../kernel/schema'
import { textsWithPatient } from '../message/patientIn'
import { messages } from '../message/schema'
import { diagnosisOf, patientNameOf } from '../prescription/named'
import { patientOf } from '../purchase/patientOf'
import { orderLines, orders } from '../purchase/schema'
import { patientDrafts, patients } from '../patient/schema'
import { payments, refundClosings, refunds } from '../pay/schema'
import {
  prescriptionDrafts,
  prescriptionDrugs,
  prescriptionPapers,
  prescriptionQuestions,
  prescriptionRechecks,
  prescriptionSevereNotes,
  prescriptions,
} from '../prescription/schema'
import { prescriptionSigns } from '../prescriptionSign/schema'
import { copiedAnswers } from '../questionnaire/copiedAnswers'
import { thirdPartyLogins } from '../account/schema'
import { uploads } from '../upload/schema'
import { insuredOf } from '../benefit/insuredName'
import { benefits } from '../benefit/schema'
import { preAsks } from '../preAsk/schema'
import { besides, draftsIn, policiesIn, unsealed, without, type Row, type RowsOf } from './sealedRows'
import type { KeyRing } from '../../lib/keyRing'
import { memberTables, type MemberTable } from '../../kernel/personalData'
import { ownerOfMember } from '../cart/owner'
import { paymentsOfMember } from '../pay/paymentsOf'

/** Parts that are more or less than the rows of their table; the key is the one the table declares. */
const SHAPED: Readonly<Record<string, RowsOf>> = {
  orders: ordersOf,
  prescriptions: prescriptionsOf,
  messages: async (tx, memberId, ring) =>
    (await tx.select().from(messages).where(eq(messages.memberId, memberId))).map((row) => ({
      ...without('memberId', 'patientName')(row),
      ...textsWithPatient(ring, row),
    })),
  patients: async (tx, memberId, ring) =>
    (await tx.select().from(patients).where(eq(patients.memberId, memberId))).map((row) => ({
      ...unsealed(ring, patients, row),
      ...{ isDefault: row.isDefault, createdAt: row.createdAt, changedAt: row.changedAt },
    })),
  patientDrafts: draftsIn(patientDrafts),
  measurements: async (tx, memberId, ring) =>
    (await tx.select().from(measurements).where(eq(measurements.memberId, memberId))).map((row) => ({
      ...{ patientId: row.patientId, kind: row.kind, takenAt: row.takenAt },
      ...unsealed(ring, measurements, row),
    })),
  cabinetMedicines: besides(cabinetMedicines),
  lotteryParcels: besides(lotteryParcels),
  preAsks: besides(preAsks),
  policies: policiesIn,
  benefits: async (tx, memberId, ring) =>
    (await tx.select().from(benefits).where(eq(benefits.memberId, memberId))).map((row) => ({
      ...without('memberId', 'insuredHmac', 'planId', 'leaves', 'productCodes')(row),
      insuredName: insuredOf(ring, row),
    })),
  prescriptionSigns: async (tx, memberId, ring) =>
    (await tx.select().from(prescriptionSigns).where(eq(prescriptionSigns.memberId, memberId))).map((row) => ({
      ...unsealed(ring, prescriptionSigns, row),
      signedAt: row.signedAt,
    })),
  prescriptionDrafts: draftsIn(prescriptionDrafts),
  prescriptionQuestions: async (tx, memberId, ring) =>
    (await tx.select().from(prescriptionQuestions).where(eq(prescriptionQuestions.memberId, memberId))).map((row) => ({
      ...unsealed(ring, prescriptionQuestions, row),
      prescriptionId: row.prescriptionId,
      askedBy: row.askedBy,
      askedAt: row.askedAt,
      answeredAt: row.answeredAt,
    })),
  prescriptionRechecks: async (tx, memberId, ring) =>
    (await tx.select().from(prescriptionRechecks).where(eq(prescriptionRechecks.memberId, memberId))).map(
      ({ id, keyId, wrappedKey, content, memberId: _member, ...row }) => ({
        ...unsealed(ring, prescriptionRechecks, { id, keyId, wrappedKey, content }),
        ...row,
      }),
    ),
  prescriptionSevereNotes: async (tx, memberId, ring) =>
    (await tx.select().from(prescriptionSevereNotes).where(eq(prescriptionSevereNotes.memberId, memberId))).map((row) => ({
      ...unsealed(ring, prescriptionSevereNotes, row),
      prescriptionId: row.prescriptionId,
      writtenBy: row.writtenBy,
      writtenAt: row.writtenAt,
    })),
  chatMessages: async (tx, memberId, ring) =>
    (
      await tx.select().from(chatMessages).where(eq(chatMessages.memberId, memberId)).orderBy(chatMessages.conversationId, chatMessages.seq)
    ).map((row) => ({
      seq: row.seq,
      session: row.session,
      sender: row.sender,
      desk: row.desk,
      ...unsealed(ring, chatMessages, row),
      at: row.at,
    })),
  chatHandovers: async (tx, memberId, ring) =>
    (await tx.select().from(chatHandovers).where(eq(chatHandovers.memberId, memberId)).orderBy(chatHandovers.at)).map((row) => ({
      ...{ conversationId: row.conversationId, staffId: row.staffId, desk: row.desk, toStaffId: row.toStaffId },
      ...unsealed(ring, chatHandovers, row),
      at: row.at,
    })),
  consultations: async (tx, memberId, ring) =>
    (await tx.select().from(consultations).where(eq(consultations.memberId, memberId)).orderBy(consultations.createdAt)).map((row) => ({
      ...without('memberId', 'keyId', 'wrappedKey', 'content')(row),
      ...unsealed(ring, consultations, row),
    })),
  consultationSigns: async (tx, memberId, ring) =>
    (await tx.select().from(consultationSigns).where(eq(consultationSigns.memberId, memberId))).map((row) => ({
      ...{ patientId: row.patientId, document: row.document, version: row.version },
      ...unsealed(ring, consultationSigns, row),
      signedAt: row.signedAt,
    })),
  consultationRecords: async (tx, memberId, ring) =>
    (await tx.select().from(consultationRecords).where(eq(consultationRecords.memberId, memberId))).map((row) => ({
      id: row.id,
      ...unsealed(ring, consultationRecords, row),
      sealedAt: row.sealedAt,
    })),
  refunds: async (tx, memberId, ring) =>
    (await tx.select().from(refundApplications).where(eq(refundApplications.memberId, memberId)).orderBy(refundApplications.appliedAt)).map(
      ({ memberId: _owner, keyId, wrappedKey, content, ...shown }) => ({
        ...shown,
        ...unsealed(ring, refundApplications, { id: shown.id, keyId, wrappedKey, content }),
      }),
    ),
  complaints: async (tx, memberId, ring) =>
    (await tx.select().from(complaints).where(eq(complaints.memberId, memberId)).orderBy(complaints.filedAt)).map(
      ({ memberId: _owner, codeHash: _none, keyId, wrappedKey, content, ...shown }) => ({
        ...shown,
        ...unsealed(ring, complaints, { id: shown.id, keyId, wrappedKey, content }),
      }),
    ),
  invoiceTitles: async (tx, memberId, ring) =>
    (await tx.select().from(invoiceTitles).where(eq(invoiceTitles.memberId, memberId))).map((row) => ({
      ...unsealed(ring, invoiceTitles, row),
      isDefault: row.isDefault,
      createdAt: row.createdAt,
    })),
  invoices: invoicesOf,
  questionnaireAnswers: copiedAnswers,
  consultationDrafts: draftsIn(consultationDrafts),
  leftMessages: async (tx, memberId, ring) =>
    (await tx.select().from(leftMessages).where(eq(leftMessages.memberId, memberId))).map((row) => ({
      website: row.website,
      ...unsealed(ring, leftMessages, row),
      at: row.at,
      answeredAt: row.answeredAt,
      answeredBy: row.answeredBy,
    })),
  assists: async (tx, memberId) =>
    (await tx.select().from(assists).where(eq(assists.memberId, memberId))).map(without('memberId', 'decidedBy')),
  // Who invited is somebody else's.
  invitations: async (tx, memberId) =>
    (await tx.select().from(invitations).where(eq(invitations.memberId, memberId))).map(
      ({ memberId: _owner, inviterId: _inviter, decidedBy: _staff, ...shown }) => shown,
    ),
  devices: (tx, memberId) =>
    tx
      .select({ name: sessions.deviceName, loggedInAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .where(eq(sessions.memberId, memberId)),
  uploads: (tx, memberId) =>
    tx
      .select({ id: uploads.id, kind: uploads.kind, width: uploads.width, height: uploads.height, createdAt: uploads.createdAt })
      .from(uploads)
      .where(eq(uploads.memberId, memberId)),
  partners: (tx, memberId) =>
    tx
      .select({
        partner: authorizations.partner,
        scopes: authorizations.scopes,
        grantedAt: authorizations.grantedAt,
        expiresAt: authorizations.expiresAt,
      })
      .from(authorizations)
      .where(eq(authorizations.memberId, memberId)),
  thirdPartyLogins: (tx, memberId) =>
    tx
      .select({ provider: thirdPartyLogins.provider, at: thirdPartyLogins.at })
      .from(thirdPartyLogins)
      .where(eq(thirdPartyLogins.memberId, memberId)),
}

/** Everything the shop holds of a member, for the member: nothing masked, no secrets (a password's hash is none of theirs). */
export async function contentOf(tx: Transaction, { memberId, ring, now }: { memberId: string; ring: KeyRing; now: Date }): Promise<Row> {
  const [account] = await tx
    .select({ loginName: members.loginName, phone: members.phone, nickname: members.nickname, createdAt: members.createdAt })
    .from(members)
    .where(eq(members.memberId, memberId))
  const content: Row = { generatedAt: now.toISOString(), account, cart: await cartOf(tx, memberId, ring) }
  for (const [table, { copy }] of memberTables())
    if (copy) content[copy.key] = await (SHAPED[copy.key]?.(tx, memberId, ring) ?? rowsOf(tx, table, memberId))
  return content
}

/** What a copy holds, as its page calls it. */
export const partsOfCopy = () => ['账号', '购物车', ...[...memberTables().values()].flatMap(({ copy }) => copy?.title ?? [])]

async function rowsOf(tx: Transaction, table: MemberTable, memberId: string): Promise<Row[]> {
  const rows: Row[] = await tx.select().from(table).where(eq(table.memberId, memberId))
  return rows.map(without('memberId', 'nth'))
}

/** A member's cart hangs on its owner's key, as a visitor's does. */
const cartOf: RowsOf = (tx, memberId) =>
  tx
    .select({ skuCode: cartLines.skuCode, quantity: cartLines.quantity, addedAt: cartLines.addedAt })
    .from(cartLines)
    .where(eq(cartLines.owner, ownerOfMember(memberId)))

async function ordersOf(tx: Transaction, memberId: string, ring: KeyRing): Promise<Row[]> {
  const ordered = await tx.select().from(orders).where(eq(orders.memberId, memberId)).orderBy(desc(orders.createdAt))
  const codes = tx.select({ orderCode: orders.orderCode }).from(orders).where(eq(orders.memberId, memberId))
  const lines = await tx.select().from(orderLines).where(inArray(orderLines.orderCode, codes))
  const paidBack = await refundsOf(tx, memberId)
  return ordered.map((order) => ({
    ...without('memberId', 'settleId', 'placeHash')(order),
    patientName: patientOf(ring, order),
    lines: lines
      .filter(({ orderCode }) => orderCode === order.orderCode)
      .map(({ card, specification, quantity, salePrice, total, net }) => ({
        name: card.name,
        specification,
        quantity,
        salePrice,
        total,
        net,
      })),
    refunds: paidBack.filter(({ subjectCode }) => subjectCode === order.orderCode).map(without('subjectCode')),
  }))
}

/** Without what the shop's own work needs: the outbox and its faults. */
async function invoicesOf(tx: Transaction, memberId: string, ring: KeyRing): Promise<Row[]> {
  const rows = await tx.select().from(invoices).where(eq(invoices.memberId, memberId)).orderBy(invoices.askedAt)
  const ids = tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.memberId, memberId))
  const lines = await tx.select().from(invoiceLines).where(inArray(invoiceLines.invoiceId, ids)).orderBy(invoiceLines.position)
  return rows.map(({ id, orderCode, colour, state, askedAt, movedAt, amount, tax, blueId, cause, refundNumber, ...row }) => {
    const { title, seller } = unsealed(ring, invoices, { id, ...row }) as InvoiceContent
    const { number, issuedAt, isDemonstration, refusal } = row
    return {
      ...{ id, orderCode, colour, state, askedAt, movedAt, amount, tax, blueId, cause, refundNumber },
      ...{ number, issuedAt, isDemonstration, refusal, ...title, sellerName: seller.name, sellerTaxNumber: seller.taxNumber },
      lines: lines.filter(({ invoiceId }) => invoiceId === id).map(without('invoiceId', 'position', 'lineId')),
    }
  })
}

const refundsOf = (tx: Transaction, memberId: string) =>
  tx
    .select({
      subjectCode: payments.subjectCode,
      refundNumber: refunds.refundNumber,
      refundAmount: refunds.amount,
      requestedAt: refunds.requestedAt,
      refundedAt: refunds.doneAt,
      refundNote: refundClosings.note,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .leftJoin(refundClosings, eq(refundClosings.refundNumber, refunds.refundNumber))
    .where(paymentsOfMember(tx, memberId))
    .orderBy(refunds.requestedAt)

async function prescriptionsOf(tx: Transaction, memberId: string, ring: KeyRing): Promise<Row[]> {
  const prescribed = await tx.select().from(prescriptions).where(eq(prescriptions.memberId, memberId))
  const ids = tx.select({ id: prescriptions.prescriptionId }).from(prescriptions).where(eq(prescriptions.memberId, memberId))
  const drugs = await tx.select().from(prescriptionDrugs).where(inArray(prescriptionDrugs.prescriptionId, ids))
  const papers = await tx.select().from(prescriptionPapers).where(eq(prescriptionPapers.memberId, memberId))
  return prescribed.map((one) => ({
    ...without('memberId', 'paperHash')(one),
    patientName: patientNameOf(ring, one),
    diagnosis: diagnosisOf(ring, one),
    drugs: drugs.filter(({ prescriptionId }) => prescriptionId === one.prescriptionId).map(without('prescriptionId')),
    paper: papers.filter(({ id }) => id === one.prescriptionId).map((row) => unsealed(ring, prescriptionPapers, row))[0] ?? null,
  }))
}
