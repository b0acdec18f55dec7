import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm'
import { aftersales } from '../../../counter/contract/aftersales'
import type { WorkEndpoint } from '../../../counter/contract/workEndpoint'
import type { Transaction } from '../../db/open'
import { refundApplications } from '../../tables'
import { forEach } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { agree, arrive, beginInspection, pass, take } from '../../modules/aftersales/decide'
import { parcelBack } from '../../modules/aftersales/parcelBack'
import { statusCodeOf } from '../../modules/aftersales/states'
import { applicationOf, type Application } from '../../modules/aftersales/stored'
import type { Courier } from '../../providers/courier/courier'
import { audited, before, demonstrationPerson, isAtWork, type Acting } from './actingStaff'

const BATCH = 100
/** Hours of the simulated courier's clock: 20 and 30 seconds at its usual speed. */
const TAKE_HOURS = 2
const DECIDE_HOURS = 3

type Clerk = NonNullable<Awaited<ReturnType<typeof demonstrationPerson>>>
type Refunding = Acting & { courier: Courier | null }
type Deciding = { refundNumber: string; staffId: string; now: Date }

/** What he does with a refund that stands so for so long. */
type Step = {
  where: SQL | undefined
  hours: number
  endpoint: WorkEndpoint
  act: (tx: Transaction, deciding: Deciding) => Promise<void>
  /** Further, whether it is time. */
  isDue?: (refunding: Refunding, row: Application) => Promise<boolean>
}

const { application, parcel, inspection, takenBy, inspectedBy, movedAt, endedAt } = refundApplications
const isThere = async ({ db, courier, now }: Refunding, row: Application) =>
  (await parcelBack({ db, courier, now }, row))?.stage === 'signed'

/** In the order in which a refund passes them; what a person took, and the inspection a person began, that person decides. */
const stepsOf = (by: Clerk): readonly Step[] => [
  { where: eq(application, 'applied'), hours: TAKE_HOURS, endpoint: aftersales.take, act: take },
  { where: and(eq(application, 'inReview'), eq(takenBy, by.staffId)), hours: DECIDE_HOURS, endpoint: aftersales.agree, act: agree },
  { where: eq(parcel, 'sent'), hours: 0, endpoint: aftersales.arrive, act: arrive, isDue: isThere },
  { where: eq(inspection, 'waiting'), hours: TAKE_HOURS, endpoint: aftersales.beginInspection, act: beginInspection },
  {
    where: and(eq(inspection, 'underWay'), eq(inspectedBy, by.staffId)),
    hours: DECIDE_HOURS,
    endpoint: aftersales.endInspection,
    act: pass,
  },
]

/**
 * What a demonstration's clerk does by himself with refunds: takes them up and agrees after a believable time, receives the parcel when the
 * courier has brought it, and finds everything in order. He leaves it to a clerk who is at the counter, and to a person what that person took
 * or began to inspect. Nobody calls this in a real shop.
 */
export async function actOnRefunds(refunding: Refunding): Promise<void> {
  const { db, now } = refunding
  const by = (await isAtWork(db, now, aftersales.agree.roles)) ? undefined : await demonstrationPerson(db, 'clerk')
  if (by === undefined) return
  for (const step of stepsOf(by)) await doStep(refunding, by, step)
}

async function doStep(refunding: Refunding, by: Clerk, { where, hours, endpoint, act, isDue }: Step): Promise<void> {
  const { db, now, speed } = refunding
  const due = await db
    .select()
    .from(refundApplications)
    .where(and(where, isNull(endedAt), lte(movedAt, before(hours, { now, speed }))))
    .orderBy(asc(movedAt))
    .limit(BATCH)
  await forEach(due, '演示客服的退款', async (row) => {
    if (isDue && !(await isDue(refunding, row))) return
    const { refundNumber } = row
    await inTransaction(db, async (tx) => {
      const from = statusCodeOf(await applicationOf(tx, refundNumber))
      await act(tx, { refundNumber, staffId: by.staffId, now })
      const to = statusCodeOf(await applicationOf(tx, refundNumber))
      await audited(tx, { by, now, endpoint, record: `aftersales:${refundNumber}`, changes: { status: { from, to } } })
    })
  })
}
