import { and, count, desc, eq, gte, inArray, isNull, notExists, type SQL } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { WRITE_DAYS, type PendingLine } from '../../../src/contract/review'
import { DAY } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { paged } from '../../lib/paged'
import { products } from '../catalogue/schema'
import { prescriptionSkus, sealedCard } from '../order/sealedNow'
import { orderLines, orders } from '../purchase/schema'
import { reviews } from './schema'

/** A line of a received order. */
export type ReceivedLine = typeof orderLines.$inferSelect & { receivedAt: Date }

const within = (days: number, now: Date) => new Date(now.getTime() - days * DAY)
export const untilOf = (receivedAt: Date, days: number) => new Date(receivedAt.getTime() + days * DAY)
export const isWithin = (receivedAt: Date, days: number, now: Date) => now < untilOf(receivedAt, days)

const COLUMNS = { line: orderLines, completedAt: orders.completedAt }
const receivedOf = ({ line, completedAt }: { line: typeof orderLines.$inferSelect; completedAt: Date | null }): ReceivedLine[] =>
  completedAt === null ? [] : [{ ...line, receivedAt: completedAt }]

const isOwn = (memberId: string) => and(eq(orders.memberId, memberId), eq(orders.status, OrderStatus.completed))

/** A line of this member's received orders. Throws 404 of any other. */
export async function ownLine(db: Querying, memberId: string, lineId: string): Promise<ReceivedLine> {
  const rows = await db
    .select(COLUMNS)
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(and(isOwn(memberId), eq(orderLines.lineId, lineId)))
  const [line] = rows.flatMap(receivedOf)
  if (!line) throw notFound('这件商品的订单')
  return line
}

/** The same of several, in any order. */
export async function linesOf(db: Querying, lineIds: readonly string[]): Promise<ReadonlyMap<string, ReceivedLine>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .select(COLUMNS)
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(inArray(orderLines.lineId, [...lineIds]))
  return new Map(rows.flatMap(receivedOf).map((line) => [line.lineId, line]))
}

/** Lines of a member that may be reviewed now, and are not. */
const isPending = (db: Querying, memberId: string, now: Date): SQL | undefined =>
  and(
    isOwn(memberId),
    isNull(orders.hiddenAt),
    gte(orders.completedAt, within(WRITE_DAYS, now)),
    notExists(db.select({ id: reviews.id }).from(reviews).where(eq(reviews.lineId, orderLines.lineId))),
  )

export async function countPending(db: Querying, memberId: string, now: Date): Promise<number> {
  const [found] = await db
    .select({ hits: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(isPending(db, memberId, now))
  return found?.hits ?? 0
}

type Asked = { memberId: string; now: Date; page: number; size: number }

export async function listPending(db: Querying, { memberId, now, page, size }: Asked) {
  const rows = await db
    .select(COLUMNS)
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(isPending(db, memberId, now))
    .orderBy(desc(orders.completedAt), orderLines.orderCode, orderLines.position)
    .limit(size)
    .offset((page - 1) * size)
  const lines = rows.flatMap(receivedOf)
  const shown = await showing(db, lines)
  const results = lines.map((line): PendingLine => ({ ...shown(line), until: untilOf(line.receivedAt, WRITE_DAYS).toISOString() }))
  const hits = await countPending(db, memberId, now)
  return paged(results, { page, size, hits })
}

/** This member's line of a product that waits, the latest received; of which the product's page leads to the form. */
export async function pendingLineOf(db: Querying, { memberId, productCode, now }: { memberId: string; productCode: string; now: Date }) {
  const [found] = await db
    .select({ lineId: orderLines.lineId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(and(isPending(db, memberId, now), eq(orderLines.productCode, productCode)))
    .orderBy(desc(orders.completedAt))
    .limit(1)
  return found?.lineId ?? null
}

/** How these lines are shown: the pack of what is a prescription drug now in no list. */
export async function showing(db: Querying, lines: readonly ReceivedLine[]) {
  const sealed = await prescriptionSkus(
    db,
    lines.map(({ skuCode }) => skuCode),
  )
  return ({ lineId, orderCode, productCode, skuCode, specification, quantity, receivedAt, card }: ReceivedLine) => {
    const { name, brandName, productImageUrl } = sealed.has(skuCode) ? sealedCard(card) : card
    const at = receivedAt.toISOString()
    return { lineId, orderCode, productCode, skuCode, name, brandName, productImageUrl, specification, quantity, receivedAt: at }
  }
}

/** Whether a line's product is a prescription drug: when it was bought, or at this moment. */
export async function isServiceOnly(db: Querying, { productCode, card }: Pick<ReceivedLine, 'productCode' | 'card'>): Promise<boolean> {
  return card.mark === 'rx' || (await isPrescriptionDrug(db, productCode))
}

export async function isPrescriptionDrug(db: Querying, productCode: string): Promise<boolean> {
  const [found] = await db.select({ mark: products.mark }).from(products).where(eq(products.productCode, productCode))
  return found?.mark === 'rx'
}
