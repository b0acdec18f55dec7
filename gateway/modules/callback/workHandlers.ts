import { and, asc, count, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { callback, callbackOrder, type Callback, type CallbackQuery } from '../../../counter/contract/callback'
import { shopMoment } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { callbacks } from './schema'
import { products } from '../catalogue/schema'
import { staff } from '../../kernel/work/schema'
import { HttpError, notFound } from '../../kernel/httpError'
import { sortedBy } from '../../kernel/sortedBy'
import { implementWork } from '../../kernel/work/implementWork'
import { maskPhone } from '../../kernel/maskPhone'
import { maskText } from '../../kernel/work/mask'
import { notify } from '../message/notify'
import { endHold, withHolders } from '../queue/holds'

export const callbackWorkHandlers = implementWork(callback, {
  list: async ({ db, now, query }) => {
    const { page, size, state, sort } = query
    const wanted = wantedOf(query, now)
    const since = state === 'waiting' ? callbacks.expectedBefore : callbacks.calledAt
    const [total] = await db.select({ hits: count() }).from(callbacks).where(wanted)
    const rows = await read(db)
      .where(wanted)
      .orderBy(sortedBy(sort === 'at' ? callbacks.at : since, callbackOrder(query)), asc(callbacks.requestId))
      .limit(size)
      .offset((page - 1) * size)
    const hits = total?.hits ?? 0
    const listed = { results: rows.map(viewOf), hits, currentPage: page, hasMore: page * size < hits }
    return withHolders(db, listed, { queue: 'callbacks', now, idOf: ({ requestId }) => requestId })
  },

  record: ({ now, staff: { staffId }, params: { requestId }, body: { outcome, note } }) =>
    Promise.resolve({
      record: `callback:${requestId}`,
      change: async (tx) => {
        await endHold(tx, { queue: 'callbacks', recordId: requestId, staffId, now })
        const [called] = await tx
          .update(callbacks)
          .set({ calledAt: now, calledBy: staffId, outcome, note })
          .where(and(eq(callbacks.requestId, requestId), isNull(callbacks.calledAt)))
          .returning({ memberId: callbacks.memberId })
        const recorded = await oneOf(tx, requestId)
        if (!called) throw new HttpError(409, 'CALLED', saidBefore(recorded, now))
        if (outcome === 'unanswered' && called.memberId !== null)
          await notify(tx, {
            template: 'callbackUnanswered',
            memberId: called.memberId,
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
    .select({ callback: callbacks, productName: products.name, calledBy: staff.name })
    .from(callbacks)
    .leftJoin(products, eq(products.productCode, callbacks.productCode))
    .leftJoin(staff, eq(staff.staffId, callbacks.calledBy))

type Row = Awaited<ReturnType<typeof read>>[number]

async function oneOf(tx: Transaction, requestId: string): Promise<Callback> {
  const [row] = await read(tx).where(eq(callbacks.requestId, requestId))
  if (!row) throw notFound('这条回电登记')
  return viewOf(row)
}

/** Two people at once: the second is told who it was. */
const saidBefore = ({ call }: Callback, now: Date) => `${call?.by ?? ''}已在 ${shopMoment(call?.at ?? now, now)} 记录过这通回电`

const viewOf = ({
  callback: { requestId, phone, productCode, question, at, expectedBefore, ...own },
  productName,
  calledBy,
}: Row): Callback => ({
  requestId,
  phone: maskPhone(phone),
  product: productCode === null ? null : { productCode, name: productName ?? productCode },
  question: question && maskText(question),
  at: at.toISOString(),
  expectedBefore: expectedBefore.toISOString(),
  call:
    own.calledAt === null || own.outcome === null
      ? null
      : { at: own.calledAt.toISOString(), by: calledBy ?? '', outcome: own.outcome, note: maskText(own.note) },
})
