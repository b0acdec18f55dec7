import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { controlledOf } from '../safety/controlled'
import { refuseApproval } from './approvalGuards'
import { prescriptionDrugs, prescriptions } from './schema'
import { staff } from '../../kernel/work/schema'
import { nameForShopper } from '../staff/nameForShopper'
import { notify } from '../message/notify'
import { patientNameOf } from './named'
import { hasItsPaper } from './paper'
import { countFetch } from './fetches'
import { isUndecided, isUndecidedRow, step } from './states'
import { shopMoment } from '../../../src/lib/time'
import { waiting } from './waitingWith'

type Reviewing = {
  ring: KeyRing
  prescriptionId: string
  staffId: string
  now: Date
  /** Why not; null where it is approved. */
  refusal: string | null
  /** Orders it is good for, where it is approved. */
  fetches?: number
}

/**
 * A pharmacist decides on a prescription that waits, for a review or for an answer, and the member is told; an order that was made with it is to be paid, or ends. Once, by another than who wrote it, and nothing that has
 * ended is approved. With a substance of `safety/controlled.ts` the first approval makes it wait for the second, of another; either refuses. False where it does not wait for this person (any more).
 */
export async function reviewPrescription(
  tx: Transaction,
  { ring, prescriptionId, staffId, now, refusal, fetches = 1 }: Reviewing,
): Promise<boolean> {
  const [held] = await tx.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId)).for('update')
  if (!held) return false
  if (refusal === null) await refuseApproval(tx, prescriptionId)
  if (refusal === null && (await needsSecond(tx, held))) return (await approveFirst(tx, { prescriptionId, staffId, now })) !== undefined
  const reviewed = await step(tx, {
    ...{ prescriptionId, now, move: refusal === null ? 'approve' : 'refuse' },
    set: { reviewedAt: now, reviewedBy: staffId, refusal, ...(refusal === null && (await goodFor(tx, held, fetches))) },
    where: and(wroteNot(staffId), refusal === null ? and(hasItsPaper, approvedNot(staffId)) : isUndecidedRow),
  })
  if (!reviewed) return false
  const { usedByOrder } = held
  await (refusal === null
    ? tellApproved(tx, { ...reviewed, usedByOrder }, { ring, staffId, now })
    : tellRefused(tx, reviewed, { ring, reason: refusal, event: eventOf(reviewed), now }))
  return true
}

/** Why somebody cannot decide on a prescription, or ask about it: 409 REVIEWED, ASKED or PRESCRIPTION_ENDED, 403 SECOND_NEEDED or OWN_PRESCRIPTION. */
export async function whyNotReviewed(
  tx: Transaction,
  { prescriptionId, staffId }: Pick<Reviewing, 'prescriptionId' | 'staffId'>,
): Promise<HttpError> {
  const [row] = await tx.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
  if (!row || !isUndecided(row)) return new HttpError(409, 'REVIEWED', '这张处方已经审核过')
  if (row.status === 'asked') return new HttpError(409, 'ASKED', '已经问过会员，还没有回复')
  if (row.status === 'second' && row.firstReviewedBy === staffId)
    return new HttpError(403, 'SECOND_NEEDED', '您已经签名通过，要由另一位药师复核')
  if (row.writtenBy === staffId) return new HttpError(403, 'OWN_PRESCRIPTION', '自己开的处方，要由另一位药师审核')
  return new HttpError(409, 'PRESCRIPTION_ENDED', '这张处方已过有效期，只能退回')
}

/** Good for so many orders; one that waits with it has taken the first. */
async function goodFor(tx: Transaction, held: Row, fetches: number) {
  const fetchesUsed = await countFetch(tx, held)
  return { fetches, fetchesUsed, usedByOrder: fetchesUsed < fetches ? null : held.usedByOrder }
}

/** Whether two have to approve it, and nobody has yet. */
async function needsSecond(tx: Transaction, { prescriptionId, status }: Row): Promise<boolean> {
  if (status === 'second') return false
  const drugs = await tx.select().from(prescriptionDrugs).where(eq(prescriptionDrugs.prescriptionId, prescriptionId))
  const controlled = await controlledOf(
    tx,
    drugs.map(({ productCode }) => productCode),
  )
  return controlled.length > 0
}

const approveFirst = (tx: Transaction, { prescriptionId, staffId, now }: Pick<Reviewing, 'prescriptionId' | 'staffId' | 'now'>) =>
  step(tx, {
    ...{ prescriptionId, now, move: 'approveFirst' },
    set: { firstReviewedAt: now, firstReviewedBy: staffId },
    where: and(wroteNot(staffId), hasItsPaper),
  })

/** The second pair of eyes is another's. */
const approvedNot = (staffId: string) => or(isNull(prescriptions.firstReviewedBy), ne(prescriptions.firstReviewedBy, staffId))

/** Nobody reviews what they wrote. */
export const wroteNot = (staffId: string) => or(isNull(prescriptions.writtenBy), ne(prescriptions.writtenBy, staffId))

type Row = typeof prescriptions.$inferSelect

type Approving = Pick<Reviewing, 'ring' | 'staffId' | 'now'>

/** An order that was made with it is to be paid now. */
async function tellApproved(tx: Transaction, approved: Row, { ring, staffId, now }: Approving): Promise<void> {
  const { memberId, prescriptionId, usedByOrder: code, validUntil } = approved
  const about = { memberId, event: eventOf(approved), patient: { ring, name: patientNameOf(ring, approved) }, at: now }
  const words = { pharmacist: await nameOf(tx, staffId) }
  const until = code === null ? undefined : await waiting().approve(tx, { code, validUntil, now })
  if (code !== null && until)
    await notify(tx, { template: 'orderApproved', ...about, words: { ...words, orderCode: code, time: shopMoment(until, now) } })
  else await notify(tx, { template: 'prescriptionApproved', ...about, words: { ...words, prescriptionId } })
}

/** What the member is told of once: each decision, also one that follows another that was taken back. */
const eventOf = ({ prescriptionId, reopenedAt }: Row) => (reopenedAt ? `${prescriptionId}:${reopenedAt.toISOString()}` : prescriptionId)

/** An order that was made with it ends; nothing was paid. */
export async function tellRefused(
  tx: Transaction,
  refused: Row,
  { ring, reason, event, now }: Pick<Reviewing, 'ring' | 'now'> & { reason: string; event: string },
): Promise<void> {
  const { memberId, prescriptionId, usedByOrder: code } = refused
  const patient = { ring, name: patientNameOf(ring, refused) }
  const words = { reason, prescriptionId }
  await notify(tx, { template: 'prescriptionRefused', memberId, event, patient, words, at: now })
  if (code !== null) await waiting().end(tx, { code, by: 'pharmacist', reason: `处方没有通过审核：${reason}。没有收费`, now })
}

/** What the member reads of somebody at the counter. */
export async function nameOf(tx: Transaction, staffId: string): Promise<string> {
  const [found] = await tx
    .select({ name: staff.name, isDemonstration: staff.isDemonstration })
    .from(staff)
    .where(eq(staff.staffId, staffId))
  return found ? nameForShopper(found) : ''
}
