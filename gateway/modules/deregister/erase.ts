import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { memberTables } from '../../kernel/personalData'
import { deregistrations, idempotencyKeys, members } from '../../kernel/schema'
import { randomId } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { unlinkApplications } from '../aftersales/unlinkApplications'
import { consents } from '../agreement/schema'
import { unlinkBenefits } from '../benefit/unlinkBenefits'
import { callbacks } from '../callback/schema'
import { knownDevices, smsCodes, smsTickets } from '../captcha/schema'
import { ownerOfMember } from '../cart/owner'
import { cartLines } from '../cart/schema'
import { unlinkComplaints } from '../complaint/unlinkComplaints'
import { unlinkConsultations } from '../consultation/unlinkConsultations'
import { unlinkInvitations } from '../invitation/unlinkInvitations'
import { unlinkInvoices } from '../invoice/unlinkInvoices'
import { unlinkOrders } from '../order/unlinkOrders'
import { unlinkPayments } from '../pay/unlinkPayments'
import { unlinkPolicies } from '../plan/unlinkPolicies'
import { unlinkPrescriptions } from '../prescription/unlinkPrescriptions'
import { unlinkClaims } from '../priceKept/unlinkClaims'
import { dataCopies, dataLinks } from '../privacy/schema'
import { eraseReviews } from '../review/eraseReviews'
import { unlinkSvip } from '../svip/unlinkSvip'

/** What stays for the time a law names, under the random id of an archive: each noun knows which of its words go all the same. */
const UNLINKED = [
  // First: they are found by the orders and services that they paid.
  unlinkPayments,
  unlinkPrescriptions,
  unlinkConsultations,
  unlinkOrders,
  unlinkApplications,
  unlinkComplaints,
  unlinkClaims,
  unlinkInvoices,
  unlinkSvip,
  unlinkInvitations,
  unlinkPolicies,
  unlinkBenefits,
]

type Erasing = { ring: KeyRing; memberId: string; phone: string; phoneHmac: string; now: Date }

/** Anonymizes a member: what laws want kept is unlinked, everything else that identifies them is deleted. */
export async function eraseMember(tx: Transaction, { ring, memberId, phone, phoneHmac, now }: Erasing): Promise<void> {
  const archive = await archiveFor(tx, now)
  await eraseReviews(tx, memberId)
  for (const unlink of UNLINKED) await unlink(tx, { ring, memberId, archive, now })
  const copies = tx.select({ copyId: dataCopies.copyId }).from(dataCopies).where(eq(dataCopies.memberId, memberId))
  await tx.delete(dataLinks).where(inArray(dataLinks.copyId, copies))
  for (const [table, { onErase }] of memberTables()) if (onErase === 'delete') await tx.delete(table).where(eq(table.memberId, memberId))
  await tx.delete(cartLines).where(eq(cartLines.owner, ownerOfMember(memberId)))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, memberId))
  await tx.delete(callbacks).where(eq(callbacks.phone, phone))
  for (const table of [smsCodes, knownDevices, smsTickets]) await tx.delete(table).where(eq(table.phoneHmac, phoneHmac))
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
