import { and, eq } from 'drizzle-orm'
import { trackingNumberOf } from '../../../src/contract/carriers'
import type { TrackingForm } from '../../../src/contract/refund'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { move } from './move'
import { refundApplications } from './schema'
import { contentOf, lockedApplication, ownApplication, sealedOf, type Application } from './stored'

type Acting = { memberId: string; number: string; now: Date }

/** A member's application with its order locked. */
async function lockedOwn(tx: Transaction, { memberId, number }: Acting): Promise<Application> {
  const { refundNumber } = await ownApplication(tx, memberId, number)
  return lockedApplication(tx, refundNumber)
}

/** Whether its member may still take it back: before the goods are on their way, and before money is. */
export const mayCancel = ({ endedAt, application, parcel, money }: Application) =>
  endedAt === null && (application !== 'agreed' || parcel === 'awaited') && money === 'none'

/** Takes an application back; twice is once. */
export async function cancel(tx: Transaction, acting: Acting): Promise<void> {
  const row = await lockedOwn(tx, acting)
  if (row.ending === 'cancelled') return
  const done = mayCancel(row) && (await move(tx, row, { moves: { application: 'cancel' }, ending: 'cancelled', now: acting.now }))
  if (!done) throw new HttpError(409, 'REFUND_UNDER_WAY', '这笔退款已经不能取消，如需帮助请联系客服')
}

export const mayTrack = ({ endedAt, parcel }: Application) => endedAt === null && (parcel === 'awaited' || parcel === 'sent')

/** Tells by which parcel the goods come back; told again, it is corrected. */
export async function track(tx: Transaction, { ring, form, ...acting }: Acting & { ring: KeyRing; form: TrackingForm }): Promise<void> {
  const row = await lockedOwn(tx, acting)
  const { now } = acting
  const content = contentOf(ring, row)
  const trackingPhone = form.trackingPhone ?? content.trackingPhone ?? content.phone
  const parcel = { carrier: form.trackingId, trackingNumber: trackingNumberOf(form.trackingNumber), sentAt: row.sentAt ?? now }
  const set = { ...parcel, ...sealedOf(ring, row.id, { ...content, trackingPhone }) }
  const done = mayTrack(row) && (await move(tx, row, { moves: { parcel: 'send' }, set, now }))
  if (!done) throw new HttpError(409, 'NO_PARCEL_AWAITED', '这笔退款现在不需要填写寄回单号')
}

/** Takes an ended refund out of the list; its record is kept. */
export async function hide(tx: Transaction, acting: Acting): Promise<void> {
  const row = await ownApplication(tx, acting.memberId, acting.number)
  if (row.endedAt === null) throw new HttpError(409, 'REFUND_UNDER_WAY', '退款还在进行中，不能删除')
  await tx
    .update(refundApplications)
    .set({ hiddenAt: acting.now })
    .where(and(eq(refundApplications.id, row.id)))
}
