import { and, asc, count, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { callback, callbackOrder, type Callback, type CallbackQuery } from '../../../counter/contract/callback'
import { shopMoment } from '../../../src/lib/time'
import { inTurn } from '../../db/inTurn'
import type { Querying, Transaction } from '../../db/open'
import { callbacks, registrations } from './schema'
import { products } from '../catalogue/schema'
import { staff } from '../../kernel/work/schema'
import { notFound } from '../../kernel/httpError'
import { sortedBy } from '../../kernel/sortedBy'
import { implementWork } from '../../kernel/work/implementWork'
import { maskPhone } from '../../kernel/maskPhone'
import { maskText } from '../../kernel/work/mask'
import { maskedFacts, versionOf, type Standing } from '../../kernel/work/version'
import { notify } from '../message/notify'
import { endHold, isHeldSo, withHolders } from '../queue/holds'

export const callbackWorkHandlers = implementWork(callback, {
  list: async ({ db, now, staff: { staffId }, query }) => {
    const { page, size, state, sort } = query
    const held = { queue: 'callbacks', now, staffId } as const
    const hold = state === 'waiting' ? isHeldSo(db, { ...held, id: callbacks.requestId, hold: query.hold }) : undefined
    const wanted = and(wantedOf(query, now), hold)
    const since = state === 'waiting' ? callbacks.expectedBefore : callbacks.calledAt
    const [total] = await db.select({ hits: count() }).from(callbacks).where(wanted)
    const rows = await read(db)
      .where(wanted)
      .orderBy(sortedBy(sort === 'at' ? callbacks.at : since, callbackOrder(query)), asc(callbacks.requestId))
      .limit(size)
      .offset((page - 1) * size)
    const hits = total?.hits ?? 0
    const listed = { results: await viewsOf(db, rows), hits, currentPage: page, hasMore: page * size < hits }
    return withHolders(db, listed, { ...held, idOf: ({ requestId }) => requestId })
  },

  record: ({ now, staff: { staffId }, params: { requestId }, body: { outcome, note } }) =>
    Promise.resolve({
      record: `callback:${requestId}`,
      standing: (tx) => standingCallback(tx, requestId),
      change: async (tx) => {
        await endHold(tx, { queue: 'callbacks', recordId: requestId, staffId, now })
        const [called] = await tx
          .update(callbacks)
          .set({ calledAt: now, calledBy: staffId, outcome, note })
          .where(and(eq(callbacks.requestId, requestId), isNull(callbacks.calledAt)))
          .returning({ memberId: callbacks.memberId })
        const recorded = await oneOf(tx, requestId)
        const memberId = called?.memberId ?? null
        if (outcome === 'unanswered' && memberId !== null)
          await notify(tx, {
            template: 'callbackUnanswered',
            memberId,
            event: requestId,
            words: { time: shopMoment(now, now) },
            at: now,
          })
        return { answer: recorded, changes: { outcome: { from: null, to: outcome } } }
      },
    }),
})

function wantedOf({ state, outcome, promise }: z.infer<typeof CallbackQuery>, now: Date): SQL | undefined {
  const isWaiting = state === 'waiting'
  return and(
    isWaiting ? isNull(callbacks.calledAt) : isNotNull(callbacks.calledAt),
    outcome && !isWaiting ? eq(callbacks.outcome, outcome) : undefined,
    promise ? lt(callbacks.expectedBefore, isWaiting ? now : callbacks.calledAt) : undefined,
  )
}

const read = (db: Querying) =>
  db
    .select({
      ...{ callback: callbacks, productName: products.name, calledBy: staff.name },
      ...{ registeredId: registrations.requestId, source: registrations.source },
    })
    .from(callbacks)
    .leftJoin(registrations, eq(registrations.requestId, callbacks.requestId))
    .leftJoin(products, eq(products.productCode, callbacks.productCode))
    .leftJoin(staff, eq(staff.staffId, callbacks.calledBy))

type Row = Awaited<ReturnType<typeof read>>[number]

/** What somebody calls by; whether they were told that nobody had called is none of it. */
const factsIn = async (db: Querying, { phone, question, productCode, expectedBefore, calledAt, calledBy }: Row['callback']) => ({
  ...{ productCode, expectedBefore, calledAt, calledBy },
  asked: await maskedFacts(db, [phone, question]),
})

/** A request to be called back, its row locked. */
async function standingCallback(tx: Transaction, requestId: string): Promise<Standing> {
  await tx.select({ requestId: callbacks.requestId }).from(callbacks).where(eq(callbacks.requestId, requestId)).for('update')
  const [row] = await read(tx).where(eq(callbacks.requestId, requestId))
  if (!row) throw notFound('这条回电登记')
  const { calledAt: at } = row.callback
  return { facts: await factsIn(tx, row.callback), decided: at && { by: row.calledBy ?? '', at, what: '记录过这通回电' } }
}

async function oneOf(tx: Transaction, requestId: string): Promise<Callback> {
  const [row] = await read(tx).where(eq(callbacks.requestId, requestId))
  if (!row) throw notFound('这条回电登记')
  return viewOf(tx, row)
}

const viewsOf = (db: Querying, rows: Row[]): Promise<Callback[]> => inTurn(rows, async (row) => viewOf(db, row))

async function viewOf(db: Querying, { callback: of, productName, calledBy, registeredId, source }: Row): Promise<Callback> {
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
