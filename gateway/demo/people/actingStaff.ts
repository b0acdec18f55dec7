import { and, asc, eq, gt, inArray, isNull, lte, ne, notInArray } from 'drizzle-orm'
import { callback } from '../../../counter/contract/callback'
import { order } from '../../../counter/contract/order'
import { prescription, PRESCRIPTION_REFUSAL_NAMES } from '../../../counter/contract/prescription'
import type { Role, WorkEndpoint } from '../../../counter/contract/workEndpoint'
import { OrderStatus } from '../../../src/contract/order'
import { HOUR, MINUTE } from '../../../src/lib/duration'
import { shopMoment } from '../../../src/lib/time'
import type { Db, Transaction } from '../../db/open'
import { callbacks, orders, prescriptions, staff, staffRoles, staffSessions } from '../../tables'
import { forEach } from '../../kernel/jobs/job'
import type { KeyRing } from '../../lib/keyRing'
import { inTransaction } from '../../kernel/transaction'
import { recordAudit } from '../../kernel/work/recordAudit'
import { approveOrder } from '../../modules/order/checkOrder'
import { notify } from '../../modules/message/notify'
import { isFree } from '../../modules/waiting/holds'
import { IN_QUEUE } from '../../modules/prescription/schema'
import { reviewPrescription } from '../../modules/prescription/reviewPrescription'
import { criticalOf } from '../../modules/prescription/severeNotes'
import { waitingSince } from '../../modules/prescription/states'
import { readyOrders } from './readyOrders'
import { WAITING_PRESCRIPTION } from './zhou'

const BATCH = 100
/** Hours of the simulated courier's clock: 20, 30 and 60 seconds at its usual speed. */
const CHECK_HOURS = 2
const REVIEW_HOURS = 3
const CALL_HOURS = 6
/** Who was at the counter so lately does the work himself. */
const AT_WORK_MS = 5 * MINUTE

export type Acting = { db: Db; ring: KeyRing; now: Date; /** The simulated courier's. */ speed: number }

/**
 * What a demonstration's pharmacist does by himself, so that the shop works alone: checks paid orders, reviews prescriptions, of which he refuses those that the safety rules call critical, and answers callbacks after a believable time. He
 * leaves it to a pharmacist who is at the counter, what somebody has in hand, and the ready-made order and prescription that wait to whoever tries the counter. Nobody calls this in a real shop.
 */
export async function actAsStaff({ db, ring, now, speed }: Acting): Promise<void> {
  const by = (await isPharmacistAtWork(db, now)) ? undefined : await demonstrationPharmacist(db)
  if (by === undefined) return
  const acting = { db, ring, now, speed }
  await checkOrders(acting, by)
  await reviewPrescriptions(acting, by)
  await answerCallbacks(acting, by)
}

async function checkOrders({ db, now, speed }: Omit<Acting, 'ring'>, by: Pharmacist) {
  const { held } = await readyOrders(db)
  const due = await db
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(
      and(
        eq(orders.status, OrderStatus.toShip),
        isNull(orders.checkedAt),
        lte(orders.paidAt, before(CHECK_HOURS, { now, speed })),
        notInArray(orders.orderCode, held),
        isFree(db, { queue: 'orders', id: orders.orderCode, now }),
      ),
    )
    .orderBy(asc(orders.paidAt))
    .limit(BATCH)
  await forEach(due, '演示药师的核对', async ({ orderCode }) => {
    await inTransaction(db, async (tx) => {
      const isDone = await approveOrder(tx, { orderCode, staffId: by.staffId, now })
      const changes = { check: { from: null, to: 'approved' } }
      if (isDone) await audited(tx, { by, now, endpoint: order.approve, record: `order:${orderCode}`, changes })
    })
  })
}

async function reviewPrescriptions({ db, ring, now, speed }: Acting, by: Pharmacist) {
  const due = await db
    .select({ prescriptionId: prescriptions.prescriptionId, firstReviewedBy: prescriptions.firstReviewedBy })
    .from(prescriptions)
    .where(
      and(
        inArray(prescriptions.status, [...IN_QUEUE]),
        lte(waitingSince, before(REVIEW_HOURS, { now, speed })),
        ne(prescriptions.prescriptionId, WAITING_PRESCRIPTION),
        isFree(db, { queue: 'prescriptions', id: prescriptions.prescriptionId, now }),
      ),
    )
    .orderBy(asc(waitingSince))
    .limit(BATCH)
  await forEach(due, '演示药师的审方', async ({ prescriptionId, firstReviewedBy }) => {
    const other = by.staffId === firstReviewedBy ? await demonstrationPharmacist(db, by.staffId) : by
    if (!other) return
    await inTransaction(db, async (tx) => {
      const isGrave = (await criticalOf(tx, { ring, prescriptionId, now })).length > 0
      const refusal = isGrave ? PRESCRIPTION_REFUSAL_NAMES.interaction : null
      const isDone = await reviewPrescription(tx, { ring, prescriptionId, staffId: other.staffId, now, refusal })
      const changes = { review: { from: null, to: isGrave ? 'interaction' : 'approved' } }
      const endpoint = isGrave ? prescription.refuse : prescription.approve
      if (isDone) await audited(tx, { by: other, now, endpoint, record: `prescription:${prescriptionId}`, changes })
    })
  })
}

/** Nobody is really called: the record and the member's message say so. */
async function answerCallbacks({ db, now, speed }: Omit<Acting, 'ring'>, by: Pharmacist) {
  const open = and(isNull(callbacks.calledAt), isFree(db, { queue: 'callbacks', id: callbacks.requestId, now }))
  const due = await db
    .select({ requestId: callbacks.requestId, memberId: callbacks.memberId })
    .from(callbacks)
    .where(and(open, lte(callbacks.at, before(CALL_HOURS, { now, speed }))))
    .orderBy(asc(callbacks.at))
    .limit(BATCH)
  await forEach(due, '演示药师的回电', async ({ requestId, memberId }) =>
    inTransaction(db, async (tx) => {
      const [mine] = await tx
        .update(callbacks)
        .set({ calledAt: now, calledBy: by.staffId, outcome: 'talked', note: '演示：没有真的拨打电话' })
        .where(and(eq(callbacks.requestId, requestId), open))
        .returning({ requestId: callbacks.requestId })
      const words = { time: shopMoment(now, now) }
      if (!mine) return
      if (memberId !== null) await notify(tx, { template: 'callbackPretended', memberId, event: requestId, words, at: now })
      const changes = { outcome: { from: null, to: 'talked' } }
      await audited(tx, { by, now, endpoint: callback.record, record: `callback:${requestId}`, changes })
    }),
  )
}

type Doing = Pick<Parameters<typeof recordAudit>[1], 'now' | 'record' | 'changes'> & { by: ActingPerson; endpoint: WorkEndpoint }

/** A line of the audit log like a person's, last of its transaction; title and address say that it was a demonstration's. */
export const audited = (tx: Transaction, { endpoint: { line, title = line }, ...doing }: Doing) =>
  recordAudit(tx, { ...doing, endpoint: { line, title: `演示自动办理：${title}` }, address: 'demonstration' })

export const before = (hours: number, { now, speed }: Pick<Acting, 'now' | 'speed'>) => new Date(now.getTime() - (hours * HOUR) / speed)

const isPharmacistAtWork = (db: Db, now: Date) => isAtWork(db, now, ['pharmacist'])

/** Whether somebody of these roles has touched a page of the counter within the last minutes. */
export async function isAtWork(db: Db, now: Date, roles: readonly Role[]): Promise<boolean> {
  const [present] = await db
    .select({ staffId: staffSessions.staffId })
    .from(staffSessions)
    .innerJoin(staffRoles, and(eq(staffRoles.staffId, staffSessions.staffId), inArray(staffRoles.role, [...roles])))
    .where(and(gt(staffSessions.expiresAt, now), gt(staffSessions.lastSeenAt, new Date(now.getTime() - AT_WORK_MS))))
    .limit(1)
  return present !== undefined
}

type ActingPerson = { staffId: string; name: string; roles: Role[] }
type Pharmacist = ActingPerson

const demonstrationPharmacist = (db: Db, besides = '') => demonstrationPerson(db, 'pharmacist', besides)

/** A ready-made person of a role, other than one. */
export async function demonstrationPerson(db: Db, role: Role, besides = ''): Promise<ActingPerson | undefined> {
  const [found] = await db
    .select({ staffId: staff.staffId, name: staff.name })
    .from(staff)
    .innerJoin(staffRoles, and(eq(staffRoles.staffId, staff.staffId), eq(staffRoles.role, role)))
    .where(and(eq(staff.isDemonstration, true), ne(staff.staffId, besides), isNull(staff.closedAt), isNull(staff.lockedAt)))
    .orderBy(asc(staff.loginName))
    .limit(1)
  return found && { ...found, roles: [role] }
}
