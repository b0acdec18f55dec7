import { KEPT_YEARS } from '../../../src/contract/prescriptionStates'
import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { memberTables, type MemberTable } from '../../kernel/personalData'
import { benefits, benefitUses } from '../benefit/schema'
import { deleteUses } from '../benefit/unlinkBenefits'
import { preAsks } from '../preAsk/schema'
import { deleteApplications } from '../aftersales/unlinkApplications'
import { deleteClaims } from '../priceKept/unlinkClaims'
import { consents } from '../agreement/schema'
import { deleteReportsBefore } from '../complaint/unlinkComplaints'
import { consultationPrescriptions, consultationRecords, CONSULTATIONS, consultations } from '../consultation/schema'
import { deleteInvoicesBefore } from '../invoice/unlinkInvoices'
import { invitations } from '../invitation/schema'
import { policies } from '../plan/schema'
import { deletePoliciesBefore } from '../plan/unlinkPolicies'
import { deleteSvipBefore } from '../svip/unlinkSvip'
import { deregistrations, members } from '../../kernel/schema'
import { orderLines, orders, parcelEvents, parcels } from '../purchase/schema'
import { payments, payNotices } from '../pay/schema'
import { deletePrescriptions } from '../prescription/hidePrescription'
import { prescriptions } from '../prescription/schema'
import { uploads } from '../upload/schema'
import { inTransaction } from '../../kernel/transaction'
import type { Job } from '../../kernel/jobs/job'
import { CONSULTATION } from '../consultation/fee'
import { ORDER } from '../order/subjectOfOrder'

const YEAR = 365.25 * DAY
/** Retention in years of an order after it ended, and of one with a prescription (E-commerce Law 31; Decree 84). */
const TRADE = 3
const PRESCRIPTION = KEPT_YEARS
/** Of a consultation: medical records of the Internet are kept for fifteen years (互联网诊疗监管细则（试行）). */
const CONSULTED = 15
/** Of a report of an adverse reaction. */
const REPORTED = 5
/** Of an invoice (发票管理办法). */
const INVOICED = 5
/** Of a policy after it ended (保险代理人监管规定: files of contracts of a year or less). */
const INSURED = 5
const BATCH = 200

/** Deletes orders, prescriptions and consultations of closed accounts after their legal retention, and the anonymous members nothing refers to any more. */
export const forgetArchives: Job = async ({ db, now }) => {
  const ago = (years: number) => new Date(now.getTime() - years * YEAR)
  await inTransaction(db, async (tx) => {
    const endedAt = sql<Date>`coalesce(${orders.completedAt}, ${orders.cancelledAt}, ${orders.createdAt})`
    const over = await tx
      .select({ orderCode: orders.orderCode })
      .from(orders)
      .innerJoin(members, and(eq(members.memberId, orders.memberId), isNotNull(members.erasedAt)))
      .where(
        or(
          and(isNull(orders.prescriptionId), lt(endedAt, ago(TRADE))),
          and(isNotNull(orders.prescriptionId), lt(endedAt, ago(PRESCRIPTION))),
        ),
      )
      .limit(BATCH)
    await forgetOrders(
      tx,
      over.map(({ orderCode }) => orderCode),
    )
    const erased = tx.select({ memberId: members.memberId }).from(members).where(isNotNull(members.erasedAt))
    const old = await tx
      .select({ prescriptionId: prescriptions.prescriptionId })
      .from(prescriptions)
      .where(and(inArray(prescriptions.memberId, erased), lt(prescriptions.createdAt, ago(PRESCRIPTION))))
      .limit(BATCH)
    await deletePrescriptions(
      tx,
      old.map(({ prescriptionId }) => prescriptionId),
    )
    const talked = await tx
      .select({ id: consultations.id })
      .from(consultations)
      .where(and(inArray(consultations.memberId, erased), lt(consultations.createdAt, ago(CONSULTED))))
      .limit(BATCH)
    await forgetConsultations(
      tx,
      talked.map(({ id }) => id),
    )
    await deleteReportsBefore(tx, ago(REPORTED), BATCH)
    await deleteInvoicesBefore(tx, ago(INVOICED), BATCH)
    await deleteSvipBefore(tx, ago(TRADE), BATCH)
    await deletePoliciesBefore(tx, ago(INSURED), BATCH)
    await forgetPolicies(tx, ago(INSURED))
    await tx.delete(invitations).where(and(inArray(invitations.memberId, erased), lt(invitations.acceptedAt, ago(TRADE))))
    await tx.delete(consents).where(and(inArray(consents.memberId, erased), lt(consents.at, ago(TRADE))))
    await tx.delete(members).where(and(isNotNull(members.erasedAt), ...keptTables().map((table) => notExists(rowsIn(tx, table)))))
    await tx.delete(deregistrations).where(and(eq(deregistrations.state, 'done'), lt(deregistrations.endedAt, ago(TRADE))))
  })
}

/** Whose rows outlive an account; until the last of them had its time they keep its anonymous member. */
const keptTables = () => [...memberTables()].flatMap(([table, { onErase }]) => (onErase === 'unlink' ? [table] : []))
const rowsIn = (tx: Transaction, table: MemberTable) =>
  tx
    .select({ one: sql`1` })
    .from(table)
    .where(eq(table.memberId, members.memberId))

async function forgetConsultations(tx: Transaction, ids: string[]) {
  if (ids.length === 0) return
  const ofThem = and(eq(payments.subjectKind, CONSULTATION), inArray(payments.subjectCode, ids))
  const paid = tx.select({ payId: payments.payId }).from(payments).where(ofThem)
  await tx.delete(payNotices).where(inArray(payNotices.payId, paid))
  await tx.delete(payments).where(ofThem)
  await tx.delete(uploads).where(and(eq(uploads.recordTable, CONSULTATIONS), inArray(uploads.recordId, ids)))
  await tx.delete(consultationPrescriptions).where(inArray(consultationPrescriptions.consultationId, ids))
  await tx.delete(consultationRecords).where(inArray(consultationRecords.id, ids))
  await tx.delete(consultations).where(inArray(consultations.id, ids))
}

/** Those that ended before a day, and by which nothing was bought or asked that is still kept. */
async function forgetPolicies(tx: Transaction, before: Date) {
  const erased = tx.select({ memberId: members.memberId }).from(members).where(isNotNull(members.erasedAt))
  const ofIt = (table: typeof benefitUses | typeof preAsks | typeof policies) =>
    tx
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.benefitId, benefits.benefitId))
  const isOver = and(inArray(benefits.memberId, erased), lt(benefits.endsOn, shopDate(before)))
  await tx.delete(benefits).where(and(isOver, notExists(ofIt(benefitUses)), notExists(ofIt(preAsks)), notExists(ofIt(policies))))
}

async function forgetOrders(tx: Transaction, codes: string[]) {
  if (codes.length === 0) return
  const ofOrders = and(eq(payments.subjectKind, ORDER), inArray(payments.subjectCode, codes))
  const paid = tx.select({ payId: payments.payId }).from(payments).where(ofOrders)
  const sent = tx.select({ trackingNumber: parcels.trackingNumber }).from(parcels).where(inArray(parcels.orderCode, codes))
  await deleteApplications(tx, codes)
  await deleteClaims(tx, codes)
  await deleteUses(tx, codes)
  await tx.delete(payNotices).where(inArray(payNotices.payId, paid))
  await tx.delete(payments).where(ofOrders)
  await tx.delete(parcelEvents).where(inArray(parcelEvents.trackingNumber, sent))
  await tx.delete(parcels).where(inArray(parcels.orderCode, codes))
  await tx.delete(orderLines).where(inArray(orderLines.orderCode, codes))
  await tx.delete(orders).where(inArray(orders.orderCode, codes))
}
