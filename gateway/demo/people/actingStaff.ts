import { and, asc, eq, gt, isNull, lte, ne, notInArray } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { HOUR, MINUTE } from '../../../src/lib/duration'
import { shopMoment } from '../../../src/lib/time'
import type { Db } from '../../db/open'
import { callbacks, orders, prescriptions, staff, staffRoles, staffSessions } from '../../db/schema'
import { forEach } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { approveOrder } from '../../modules/order/checkOrder'
import { notify } from '../../modules/message/notify'
import { isFree } from '../../modules/queue/holds'
import { reviewPrescription } from '../../modules/prescription/reviewPrescription'
import { readyOrders } from './readyOrders'
import { WAITING_PRESCRIPTION } from './zhou'

const BATCH = 100
/** Hours of the simulated courier's clock: 20, 30 and 60 seconds at its usual speed. */
const CHECK_HOURS = 2
const REVIEW_HOURS = 3
const CALL_HOURS = 6
/** Who was at the counter so lately does the work himself. */
const AT_WORK_MS = 5 * MINUTE

type Acting = { db: Db; now: Date; /** The simulated courier's. */ speed: number }

/**
 * What a demonstration's pharmacist does by himself, so that the shop works alone: checks paid orders, reviews prescriptions and answers callbacks after a believable time. He
 * leaves it to a pharmacist who is at the counter, what somebody has in hand, and the ready-made order and prescription that wait to whoever tries the counter. Nobody calls this in a real shop.
 */
export async function actAsStaff({ db, now, speed }: Acting): Promise<void> {
  const staffId = (await isPharmacistAtWork(db, now)) ? undefined : await demonstrationPharmacist(db)
  if (staffId === undefined) return
  await checkOrders({ db, now, speed }, staffId)
  await reviewPrescriptions({ db, now, speed }, staffId)
  await answerCallbacks({ db, now, speed }, staffId)
}

async function checkOrders({ db, now, speed }: Acting, staffId: string) {
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
    await inTransaction(db, (tx) => approveOrder(tx, { orderCode, staffId, now }))
  })
}

async function reviewPrescriptions({ db, now, speed }: Acting, staffId: string) {
  const due = await db
    .select({ prescriptionId: prescriptions.prescriptionId })
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.status, 'pending'),
        lte(prescriptions.createdAt, before(REVIEW_HOURS, { now, speed })),
        ne(prescriptions.prescriptionId, WAITING_PRESCRIPTION),
        isFree(db, { queue: 'prescriptions', id: prescriptions.prescriptionId, now }),
      ),
    )
    .orderBy(asc(prescriptions.createdAt))
    .limit(BATCH)
  await forEach(due, '演示药师的审方', async ({ prescriptionId }) => {
    await inTransaction(db, (tx) => reviewPrescription(tx, { prescriptionId, staffId, now, refusal: null }))
  })
}

/** Nobody is really called: the record and the member's message say so. */
async function answerCallbacks({ db, now, speed }: Acting, staffId: string) {
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
        .set({ calledAt: now, calledBy: staffId, outcome: 'talked', note: '演示：没有真的拨打电话' })
        .where(and(eq(callbacks.requestId, requestId), open))
        .returning({ requestId: callbacks.requestId })
      const words = { time: shopMoment(now, now) }
      if (mine && memberId !== null) await notify(tx, { template: 'callbackPretended', memberId, event: requestId, words, at: now })
    }),
  )
}

const before = (hours: number, { now, speed }: Omit<Acting, 'db'>) => new Date(now.getTime() - (hours * HOUR) / speed)

const isPharmacist = eq(staffRoles.role, 'pharmacist')

async function isPharmacistAtWork(db: Db, now: Date): Promise<boolean> {
  const [present] = await db
    .select({ staffId: staffSessions.staffId })
    .from(staffSessions)
    .innerJoin(staffRoles, and(eq(staffRoles.staffId, staffSessions.staffId), isPharmacist))
    .where(and(gt(staffSessions.expiresAt, now), gt(staffSessions.lastSeenAt, new Date(now.getTime() - AT_WORK_MS))))
    .limit(1)
  return present !== undefined
}

async function demonstrationPharmacist(db: Db): Promise<string | undefined> {
  const [found] = await db
    .select({ staffId: staff.staffId })
    .from(staff)
    .innerJoin(staffRoles, and(eq(staffRoles.staffId, staff.staffId), isPharmacist))
    .where(and(eq(staff.isDemonstration, true), isNull(staff.closedAt), isNull(staff.lockedAt)))
    .orderBy(asc(staff.loginName))
    .limit(1)
  return found?.staffId
}
