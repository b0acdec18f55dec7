import { inArray } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { WRITE_DAYS } from '../../../src/contract/review'
import { tellToReview } from '../order/toReview'
import { isWithin } from './lines'
import { reviews } from './schema'

/** What orders say of their reviews: the lines that wait to be reviewed. */
tellToReview(async (db, orders, now) => {
  const open = orders.filter(
    ({ status, completedAt }) => status === OrderStatus.completed && completedAt !== null && isWithin(completedAt, WRITE_DAYS, now),
  )
  const lineIds = open.flatMap(({ lines }) => lines.map(({ lineId }) => lineId))
  if (lineIds.length === 0) return new Map()
  const written = await db.select({ lineId: reviews.lineId }).from(reviews).where(inArray(reviews.lineId, lineIds))
  const known = new Set(written.map(({ lineId }) => lineId))
  return new Map(
    open.flatMap(({ orderCode, lines }) => {
      const waiting = lines.map(({ lineId }) => lineId).filter((lineId) => !known.has(lineId))
      return waiting.length === 0 ? [] : [[orderCode, waiting] as const]
    }),
  )
})
