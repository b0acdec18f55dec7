import { and, count, desc, eq, exists, inArray, isNotNull, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { OrderStatus, type OrderTab } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { prepared } from '../../db/prepared'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { patientOf } from '../purchase/patientOf'
import { orderLines, orders } from '../purchase/schema'
import { SUMMARIZED, summariesOf } from './orderViews'

type Asked = { memberId: string; tab: OrderTab; keyword?: string | undefined; page: number; size: number }

/** Further words of a search narrow nothing. */
const MAX_WORDS = 5

/** `now`: at which after-sales are told of (`summariesOf`). */
type Opening = { db: Querying; ring: KeyRing; now?: Date }
type Patient = { orderCode: string; name: string }

/** With whose prescriptions a member's orders were made: their names are encrypted, and he has not many. */
async function patientsOf({ db, ring }: Opening, memberId: string): Promise<Patient[]> {
  const { orderCode, patientName } = orders
  const kept = await db
    .select({ orderCode, patientName })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isNotNull(patientName)))
  return kept.map((order) => ({ orderCode: order.orderCode, name: patientOf(ring, order) ?? '' }))
}

/** Orders with this word in the order code, in whose prescription it is, or in the name, brand, maker or size of what was bought. */
function has(db: Querying, word: string, patients: readonly Patient[]): SQL | undefined {
  const line = sql`concat_ws(' ', ${orderLines.card} ->> 'name', ${orderLines.card} ->> 'brandName', ${orderLines.card} ->> 'makerName', ${orderLines.specification})`
  const contains = (text: SQL) => sql`strpos(lower(${text}), ${word.toLowerCase()}) > 0`
  const inLine = exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderCode, orders.orderCode), contains(line))),
  )
  const named = patients.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase())).map(({ orderCode }) => orderCode)
  return or(contains(sql`${orders.orderCode}`), inArray(orders.orderCode, named), inLine)
}

async function hasAll(opening: Opening, { memberId, keyword }: { memberId: string; keyword: string }) {
  const words = keyword.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  const patients = words.length === 0 ? [] : await patientsOf(opening, memberId)
  return words.map((word) => has(opening.db, word, patients))
}

/** Orders of a member that he still sees. */
const ofMember = (memberId: string | Placeholder) => and(eq(orders.memberId, memberId), isNull(orders.hiddenAt))

type Page = { shown: SQL | undefined; size: number | Placeholder; offset: number | Placeholder }

/** A page of orders with what their summaries show, each row beside how many there are in all: one query. */
function pageOf(db: Querying, { shown, size, offset }: Page) {
  const newestFirst = [desc(orders.createdAt), desc(orders.orderCode)]
  const codes = db
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(shown)
    .orderBy(...newestFirst)
    .limit(size)
    .offset(offset)
  const total = db.select({ hits: count() }).from(orders).where(shown)
  return db.query.orders.findMany({
    where: sql`${orders.orderCode} = any(array(${codes}))`,
    orderBy: newestFirst,
    extras: { hits: sql<number>`(${total})::int`.as('hits') },
    with: SUMMARIZED,
  })
}

const status = sql.placeholder('status')
const plainPage = prepared((db) =>
  pageOf(db, {
    shown: and(ofMember(sql.placeholder('memberId')), sql`(${status}::int is null or ${orders.status} = ${status})`),
    size: sql.placeholder('size'),
    offset: sql.placeholder('offset'),
  }).prepare(''),
)

/** One page of a member's orders, newest first; those that were taken out of the list are not in it. */
export async function listOrders(opening: Opening, { memberId, tab, keyword = '', page, size }: Asked) {
  const { db } = opening
  const offset = (page - 1) * size
  const wanted = tab === 'all' ? null : OrderStatus[tab]
  const words = await hasAll(opening, { memberId, keyword })
  const found = and(ofMember(memberId), wanted === null ? undefined : eq(orders.status, wanted), ...words)
  const rows =
    words.length === 0
      ? await plainPage(db).execute({ memberId, status: wanted, size, offset })
      : await pageOf(db, { shown: found, size, offset })
  // Behind the last page there is no row to say how many there are.
  const hits = rows[0]?.hits ?? (page === 1 ? 0 : await db.$count(orders, found))
  return paged(await summariesOf(opening, rows), { page, size, hits })
}

/** Counts a member's orders by pending state, and what the newest one on its way is. */
export async function countOrders({ db, ring }: Opening, memberId: string) {
  const rows = await db.select({ status: orders.status, found: count() }).from(orders).where(ofMember(memberId)).groupBy(orders.status)
  const of = (status: number) => rows.find((row) => row.status === status)?.found ?? 0
  const shipped = of(OrderStatus.shipped)
  return {
    inReview: of(OrderStatus.inReview),
    toPay: of(OrderStatus.toPay),
    toShip: of(OrderStatus.toShip),
    shipped,
    parcel: shipped > 0 ? await newestParcel({ db, ring }, memberId) : null,
  }
}

async function newestParcel(opening: Opening, memberId: string) {
  const [order] = (await listOrders(opening, { memberId, tab: 'shipped', page: 1, size: 1 })).results
  const [line] = order?.lines ?? []
  if (!order || !line) return null
  return { orderCode: order.orderCode, latest: order.latest, count: order.count, productImageUrl: line.card.productImageUrl }
}
