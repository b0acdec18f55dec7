import { eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/open'
import {
  addresses,
  authorizations,
  bankPayments,
  browsed,
  callbacks,
  cartLines,
  collections,
  consents,
  dataCopies,
  dataLinks,
  deregistrations,
  doneWrites,
  favourites,
  knownDevices,
  memberCoupons,
  members,
  orders,
  payments,
  preferences,
  prescriptions,
  proofs,
  pushClients,
  sessions,
  settlements,
  smsCodes,
  smsTickets,
  stockReminders,
  thirdPartyLogins,
  wechatAcceptances,
} from '../../db/schema'
import { randomId } from '../../kernel/hash'
import { ownerOfMember } from '../cart/owner'

type Owned = PgTable & { memberId: PgColumn }

/** What goes with its member. */
export const ERASED: readonly Owned[] = [
  addresses,
  authorizations,
  browsed,
  collections,
  dataCopies,
  favourites,
  memberCoupons,
  preferences,
  proofs,
  pushClients,
  sessions,
  settlements,
  stockReminders,
  thirdPartyLogins,
  wechatAcceptances,
]
/** What the law keeps: it is hung on a nameless row, from which nothing leads back. */
export const KEPT = [orders, prescriptions, consents] as const satisfies readonly Owned[]

/**
 * Erases everything that tells who a member was. Orders and prescriptions stay for the time the law names (E-commerce Law 31,
 * Decree 84), unlinked: under another random id, and orders without name, phone, street and whatever was typed. A prescription keeps its patient's
 * name, without which it would be no prescription.
 */
export async function eraseMember(
  tx: Transaction,
  { memberId, phone, phoneMark, now }: { memberId: string; phone: string; phoneMark: string; now: Date },
) {
  const copies = tx.select({ copyId: dataCopies.copyId }).from(dataCopies).where(eq(dataCopies.memberId, memberId))
  await tx.delete(dataLinks).where(inArray(dataLinks.copyId, copies))
  for (const table of ERASED) await tx.delete(table).where(eq(table.memberId, memberId))
  await tx.delete(cartLines).where(eq(cartLines.owner, ownerOfMember(memberId)))
  await tx.delete(doneWrites).where(eq(doneWrites.owner, memberId))
  await tx.delete(callbacks).where(eq(callbacks.phone, phone))
  await tx.delete(smsCodes).where(eq(smsCodes.phoneMark, phoneMark))
  await tx.delete(knownDevices).where(eq(knownDevices.phoneMark, phoneMark))
  await tx.delete(smsTickets).where(eq(smsTickets.phoneMark, phoneMark))

  const theirs = tx.select({ orderCode: orders.orderCode }).from(orders).where(eq(orders.memberId, memberId))
  await tx.update(payments).set({ openId: null }).where(inArray(payments.orderCode, theirs))
  // A masked name is on the bill for the relative who is asked to pay; nobody is asked any more.
  await tx.update(bankPayments).set({ payerFor: null }).where(inArray(bankPayments.orderCode, theirs))

  const archive = randomId()
  const nameless = { passwordHash: null, nickname: '已注销用户', erasedAt: now }
  await tx
    .insert(members)
    .values({ memberId: archive, loginName: `archive-${archive}`, phone: `archive-${archive}`, createdAt: now, ...nameless })
  await tx
    .update(orders)
    .set({ memberId: archive, consigneeName: '已注销', consigneePhone: '', addressText: '', note: '', cancelReason: null })
    .where(eq(orders.memberId, memberId))
  await tx.update(prescriptions).set({ memberId: archive }).where(eq(prescriptions.memberId, memberId))
  await tx.update(consents).set({ memberId: archive, deviceId: '' }).where(eq(consents.memberId, memberId))
  await tx.update(deregistrations).set({ memberId: null, phoneMasked: '', reason: null }).where(eq(deregistrations.memberId, memberId))
  await tx.delete(members).where(eq(members.memberId, memberId))
}
