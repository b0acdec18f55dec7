import { and, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { bankPayments } from '../../providers/payment/localBank/schema'
import { unlinkApplications } from '../aftersales/unlinkApplications'
import { eraseReviews } from '../review/eraseReviews'
import { unlinkInvoices } from '../invoice/unlinkInvoices'
import { unlinkClaims } from '../priceKept/unlinkClaims'
import type { KeyRing } from '../../lib/keyRing'
import { callbacks } from '../callback/schema'
import { unlinkBenefits } from '../benefit/unlinkBenefits'
import { unlinkInvitations } from '../invitation/unlinkInvitations'
import { unlinkPolicies } from '../plan/unlinkPolicies'
import { unlinkSvip } from '../svip/unlinkSvip'
import { unlinkComplaints } from '../complaint/unlinkComplaints'
import { cartLines } from '../cart/schema'
import { consents } from '../agreement/schema'
import { consultationRecords, CONSULTATIONS, consultations } from '../consultation/schema'
import { dataCopies, dataLinks } from '../privacy/schema'
import { deregistrations, idempotencyKeys, members } from '../../kernel/schema'
import { knownDevices, smsCodes, smsTickets } from '../captcha/schema'
import { orders } from '../purchase/schema'
import { payments, refundClosings, refunds } from '../pay/schema'
import { prescriptionPapers, prescriptions } from '../prescription/schema'
import { uploads } from '../upload/schema'
import { randomId } from '../../lib/hash'
import { memberTables } from '../../kernel/personalData'
import { ownerOfMember } from '../cart/owner'
import { PRESCRIPTIONS } from '../prescription/schema'
import { paymentsOfMember } from '../pay/paymentsOf'

/**
 * Anonymizes a member: erases everything that identifies them. Orders and prescriptions stay for the time the law names (E-commerce Law 31,
 * Decree 84), and consultations as medical records, unlinked: under another random id, and orders without name, phone, street and whatever was typed. A prescription keeps its
 * patient's name, without which it would be no prescription.
 */
export async function eraseMember(
  tx: Transaction,
  { ring, memberId, phone, phoneHmac, now }: { ring: KeyRing; memberId: string; phone: string; phoneHmac: string; now: Date },
) {
  const copies = tx.select({ copyId: dataCopies.copyId }).from(dataCopies).where(eq(dataCopies.memberId, memberId))
  await tx.delete(dataLinks).where(inArray(dataLinks.copyId, copies))
  const archive = await archiveFor(tx, now)
  await keepUsedPictures(tx, memberId, archive)
  await keepTreatedPictures(tx, memberId, archive)
  await eraseReviews(tx, memberId)
  for (const [table, { onErase }] of memberTables()) if (onErase === 'delete') await tx.delete(table).where(eq(table.memberId, memberId))
  await tx.delete(cartLines).where(eq(cartLines.owner, ownerOfMember(memberId)))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, memberId))
  await tx.delete(callbacks).where(eq(callbacks.phone, phone))
  await tx.delete(smsCodes).where(eq(smsCodes.phoneHmac, phoneHmac))
  await tx.delete(knownDevices).where(eq(knownDevices.phoneHmac, phoneHmac))
  await tx.delete(smsTickets).where(eq(smsTickets.phoneHmac, phoneHmac))

  const theirs = tx.select({ orderCode: orders.orderCode }).from(orders).where(eq(orders.memberId, memberId))
  await tx.update(payments).set({ openId: null }).where(paymentsOfMember(tx, memberId))
  const refunded = tx
    .select({ refundNumber: refunds.refundNumber })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .where(paymentsOfMember(tx, memberId))
  await tx.update(refundClosings).set({ note: '' }).where(inArray(refundClosings.refundNumber, refunded))
  // A masked name is on the bill for the relative who is asked to pay; nobody is asked any more.
  await tx.update(bankPayments).set({ payerFor: null }).where(inArray(bankPayments.orderCode, theirs))

  await tx
    .update(orders)
    .set({
      memberId: archive,
      consigneeName: '已注销',
      consigneePhone: '',
      addressText: '',
      note: '',
      cancelReason: null,
      checkRefusal: null,
    })
    .where(eq(orders.memberId, memberId))
  await tx.update(prescriptions).set({ memberId: archive, patientId: null }).where(eq(prescriptions.memberId, memberId))
  await tx.update(prescriptionPapers).set({ memberId: archive }).where(eq(prescriptionPapers.memberId, memberId))
  await unlinkApplications(tx, { ring, memberId, archive })
  await unlinkComplaints(tx, { ring, memberId, archive })
  await unlinkClaims(tx, { memberId, archive })
  await unlinkInvoices(tx, { memberId, archive })
  await unlinkSvip(tx, { memberId, archive })
  await unlinkInvitations(tx, { memberId, archive })
  await unlinkPolicies(tx, { memberId, archive, now })
  await unlinkBenefits(tx, { memberId, archive, now })
  await tx.update(consultations).set({ memberId: archive, patientId: null }).where(eq(consultations.memberId, memberId))
  await tx.update(consultationRecords).set({ memberId: archive }).where(eq(consultationRecords.memberId, memberId))
  await tx.update(consents).set({ memberId: archive, deviceId: '' }).where(eq(consents.memberId, memberId))
  await tx.update(deregistrations).set({ memberId: null, phoneMasked: '', reason: null }).where(eq(deregistrations.memberId, memberId))
  await tx.delete(members).where(eq(members.memberId, memberId))
}

/** Somebody without a name, to whom belongs what the law wants kept. */
async function archiveFor(tx: Transaction, now: Date): Promise<string> {
  const archive = randomId()
  const nameless = { passwordHash: null, nickname: '已注销用户', erasedAt: now }
  await tx
    .insert(members)
    .values({ memberId: archive, loginName: `archive-${archive}`, phone: `archive-${archive}`, createdAt: now, ...nameless })
  return archive
}

/** A prescription by which a drug was sold is kept with its pictures (Decree 84); pictures of every other go with the account. */
async function keepUsedPictures(tx: Transaction, memberId: string, archive: string) {
  const used = tx
    .select({ id: prescriptions.prescriptionId })
    .from(prescriptions)
    .where(and(eq(prescriptions.memberId, memberId), or(isNotNull(prescriptions.usedByOrder), gt(prescriptions.fetchesUsed, 0))))
  await tx
    .update(uploads)
    .set({ memberId: archive })
    .where(and(eq(uploads.memberId, memberId), eq(uploads.recordTable, PRESCRIPTIONS), inArray(uploads.recordId, used)))
}

/** Pictures that a doctor treated by belong to the medical record; of what no doctor answered they go with the account. */
async function keepTreatedPictures(tx: Transaction, memberId: string, archive: string) {
  const treated = tx
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.memberId, memberId), isNotNull(consultations.doctorId)))
  await tx
    .update(uploads)
    .set({ memberId: archive })
    .where(and(eq(uploads.memberId, memberId), eq(uploads.recordTable, CONSULTATIONS), inArray(uploads.recordId, treated)))
}
