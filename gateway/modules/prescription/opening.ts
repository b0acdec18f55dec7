import { and, eq, gt } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { prescriptionDrugs, prescriptions } from './schema'
import { sessions } from '../../kernel/schema'
import { settingOf } from '../../kernel/settings'
import { isUsable } from './usable'
import { isSigned, PICTURE_SECRET, ticketIn } from '../catalogue/pictureTicket'

/** A prescription that opens a drug for its member. */
export type Opening = Pick<typeof prescriptions.$inferSelect, 'prescriptionId' | 'patientName' | 'validUntil'>

/** The approved, unused and unexpired prescription of this member that covers a product, the longest valid first. */
export async function openingOf(db: Querying, memberId: string | undefined, productCode: string, now: Date): Promise<Opening | undefined> {
  if (memberId === undefined) return undefined
  const usable = await db
    .select({ prescriptionId: prescriptions.prescriptionId, patientName: prescriptions.patientName, validUntil: prescriptions.validUntil })
    .from(prescriptions)
    .innerJoin(prescriptionDrugs, eq(prescriptionDrugs.prescriptionId, prescriptions.prescriptionId))
    .where(and(isUsable(memberId, now), eq(prescriptionDrugs.productCode, productCode)))
  return usable.sort((left, right) => right.validUntil.getTime() - left.validUntil.getTime())[0]
}

/**
 * Whether such an address still opens a pack: ours and for this product, not over, its login still there, and that member's prescription
 * still usable.
 */
export async function opensPicture(db: Querying, productCode: string, text: string, now: Date): Promise<boolean> {
  const secret = await settingOf(db, PICTURE_SECRET)
  const ticket = ticketIn(text)
  if (secret === undefined || ticket === undefined || ticket.until <= now) return false
  const [session] = await db
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .where(and(eq(sessions.sessionId, ticket.sessionId), gt(sessions.expiresAt, now)))
  if (!session || !isSigned(ticket.signature, { productCode, memberId: session.memberId, ...ticket }, secret)) return false
  return (await openingOf(db, session.memberId, productCode, now)) !== undefined
}
