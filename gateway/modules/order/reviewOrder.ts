import { inArray } from 'drizzle-orm'
import { OrderStatus, type OrderSummary } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { reviewDue } from '../prescription/reviewDue'
import { prescriptions } from '../prescription/schema'
import { waitsSince } from '../prescription/states'
import type { StoredOrder } from './ownOrder'

type InReview = Pick<StoredOrder, 'orderCode' | 'status' | 'prescriptionId'>

/** Of orders that wait for a review: whether a pharmacist asks something, and by when one means to have looked. */
export async function reviewsOf(db: Querying, orders: readonly InReview[]): Promise<Map<string, OrderSummary['review']>> {
  const waiting = orders.filter(({ status }) => status === OrderStatus.inReview)
  if (waiting.length === 0) return new Map()
  const ids = waiting.flatMap(({ prescriptionId }) => prescriptionId ?? [])
  const rows = await db.select().from(prescriptions).where(inArray(prescriptions.prescriptionId, ids))
  const dueOf = await reviewDue(db)
  return new Map(
    waiting.map(({ orderCode, prescriptionId }) => {
      const row = rows.find((one) => one.prescriptionId === prescriptionId)
      const isAsked = row?.status === 'asked'
      const expectedBefore = row && !isAsked ? (dueOf(waitsSince(row))?.toISOString() ?? null) : null
      return [orderCode, { isAsked, expectedBefore }]
    }),
  )
}
