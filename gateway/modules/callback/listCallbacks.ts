import { and, asc, count, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { callbackOrder, type Callback, type CallbackQuery } from '../../../counter/contract/callback'
import { inTurn } from '../../db/inTurn'
import type { Db, Querying } from '../../db/open'
import { callbackQueue } from './callbackQueue'
import { callbacks, registrations } from './schema'
import { products } from '../catalogue/schema'
import { staff } from '../../kernel/work/schema'
import { sortedBy } from '../../kernel/sortedBy'
import { maskPhone } from '../../lib/maskPhone'
import { paged } from '../../lib/paged'
import { maskText } from '../../kernel/work/mask'
import { maskedFacts, versionOf } from '../../kernel/work/version'
import { isHeldSo, withHolders } from '../waiting/holds'

type Asked = { query: z.infer<typeof CallbackQuery>; staffId: string; now: Date }

/** A page of who asked to be called back, with who of the staff has each in hand. */
export async function listCallbacks(db: Db, { query, staffId, now }: Asked) {
  const { page, size, state, sort } = query
  const held = { queue: 'callbacks', source: callbackQueue, now, staffId } as const
  const hold = state === 'waiting' ? isHeldSo(db, { ...held, id: callbacks.requestId, hold: query.hold }) : undefined
  const wanted = and(wantedOf(query, now), hold)
  const since = state === 'waiting' ? callbacks.expectedBefore : callbacks.calledAt
  const [total] = await db.select({ hits: count() }).from(callbacks).where(wanted)
  const rows = await readCallbacks(db)
    .where(wanted)
    .orderBy(sortedBy(sort === 'at' ? callbacks.at : since, callbackOrder(query)), asc(callbacks.requestId))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  const listed = paged(await viewsOf(db, rows), { page, size, hits })
  return withHolders(db, listed, { ...held, idOf: ({ requestId }) => requestId })
}

function wantedOf({ state, outcome, promise }: z.infer<typeof CallbackQuery>, now: Date): SQL | undefined {
  const isWaiting = state === 'waiting'
  return and(
    isWaiting ? isNull(callbacks.calledAt) : isNotNull(callbacks.calledAt),
    outcome && !isWaiting ? eq(callbacks.outcome, outcome) : undefined,
    promise ? lt(callbacks.expectedBefore, isWaiting ? now : callbacks.calledAt) : undefined,
  )
}

/** Requests to be called back with all that a row of the counter shows. */
export const readCallbacks = (db: Querying) =>
  db
    .select({
      ...{ callback: callbacks, productName: products.name, calledBy: staff.name },
      ...{ registeredId: registrations.requestId, source: registrations.source },
    })
    .from(callbacks)
    .leftJoin(registrations, eq(registrations.requestId, callbacks.requestId))
    .leftJoin(products, eq(products.productCode, callbacks.productCode))
    .leftJoin(staff, eq(staff.staffId, callbacks.calledBy))

type Row = Awaited<ReturnType<typeof readCallbacks>>[number]

/** What somebody calls by; whether they were told that nobody had called is none of it. */
export const factsIn = async (db: Querying, { phone, question, productCode, expectedBefore, calledAt, calledBy }: Row['callback']) => ({
  ...{ productCode, expectedBefore, calledAt, calledBy },
  asked: await maskedFacts(db, [phone, question]),
})

const viewsOf = (db: Querying, rows: Row[]): Promise<Callback[]> => inTurn(rows, async (row) => viewOf(db, row))

/** A request as the counter shows it, its personal data masked. */
export async function viewOf(db: Querying, { callback: of, productName, calledBy, registeredId, source }: Row): Promise<Callback> {
  const { requestId, phone, productCode, question, at, expectedBefore, calledAt, outcome, note } = of
  return {
    requestId,
    version: versionOf(await factsIn(db, of)),
    phone: maskPhone(phone),
    product: productCode === null ? null : { productCode, name: productName ?? productCode },
    question: question && maskText(question),
    registered: registeredId === null ? null : { source },
    at: at.toISOString(),
    expectedBefore: expectedBefore.toISOString(),
    call: calledAt === null || outcome === null ? null : { at: calledAt.toISOString(), by: calledBy ?? '', outcome, note: maskText(note) },
  }
}
