import { and, asc, count, eq, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { pay, refundOrder, type CounterRefund, type RefundQuery } from '../../../counter/contract/pay'
import type * as z from 'zod/mini'
import { shopMoment } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { payments, refundClosings, refunds } from './schema'
import { staff } from '../../kernel/work/schema'
import { HttpError, notFound } from '../../kernel/httpError'
import { sortedBy } from '../../kernel/sortedBy'
import { implementWork } from '../../kernel/work/implementWork'
import { maskText } from '../../kernel/work/mask'
import { versionOf, type Standing } from '../../kernel/work/version'
import { endRefund, lockSubjectOf } from './endRefund'
import { kindOf } from './subject'

export const payWorkHandlers = implementWork(pay, {
  refunds: async ({ db, query }) => {
    const { page, size, state, sort, code, way } = query
    const wanted = and(
      WANTED[state],
      code === undefined ? undefined : sql`starts_with(${payments.subjectCode}, ${code})`,
      way === undefined ? undefined : eq(refundClosings.way, way),
    )
    const [total] = await db
      .select({ hits: count() })
      .from(refunds)
      .innerJoin(payments, eq(payments.payId, refunds.payId))
      .leftJoin(refundClosings, eq(refundClosings.refundNumber, refunds.refundNumber))
      .where(wanted)
    const rows = await read(db)
      .where(wanted)
      .orderBy(sortedBy(sort === 'amount' ? refunds.amount : SINCE[state], refundOrder(query)), asc(refunds.refundNumber))
      .limit(size)
      .offset((page - 1) * size)
    const hits = total?.hits ?? 0
    return { results: rows.map(viewOf), hits, currentPage: page, hasMore: page * size < hits }
  },

  closeRefund: async ({ db, now, staff: { staffId }, params: { refundNumber }, body: { way, note } }) => {
    const [found] = await db.select().from(refunds).where(eq(refunds.refundNumber, refundNumber))
    if (!found) throw notFound('这笔退款')
    return {
      record: `refund:${refundNumber}`,
      standing: (tx) => standingRefund(tx, found),
      change: async (tx) => {
        const subject = await lockSubjectOf(tx, found)
        const [refund] = await tx
          .select()
          .from(refunds)
          .where(and(eq(refunds.refundNumber, refundNumber), eq(refunds.state, 'failed')))
        if (!refund) throw await notFailed(tx, refundNumber, now)
        await tx.insert(refundClosings).values({ refundNumber, way, note, closedBy: staffId, at: now })
        await endRefund(tx, { refund, subject, now, byHand: way })
        return { answer: await oneOf(tx, refundNumber), changes: { closing: { from: null, to: way } } }
      },
    }
  },
})

type State = z.infer<typeof RefundQuery>['state']
const WANTED: Record<State, SQL> = {
  failed: eq(refunds.state, 'failed'),
  waiting: eq(refunds.state, 'waiting'),
  closed: isNotNull(refundClosings.refundNumber),
}

const SINCE: Record<State, SQLWrapper> = {
  failed: sql`coalesce(${refunds.failedAt}, ${refunds.requestedAt})`,
  waiting: refunds.requestedAt,
  closed: refundClosings.at,
}

const read = (db: Querying) =>
  db
    .select({ refund: refunds, kind: payments.subjectKind, subjectCode: payments.subjectCode, closing: refundClosings, by: staff.name })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .leftJoin(refundClosings, eq(refundClosings.refundNumber, refunds.refundNumber))
    .leftJoin(staff, eq(staff.staffId, refundClosings.closedBy))

type Row = Awaited<ReturnType<typeof read>>[number]

/** What somebody closes by hand; how often the provider has tried is none of it. */
const factsIn = ({ refund: { state, amount, reason, payId, doneAt }, closing }: Row) => ({ state, amount, reason, payId, doneAt, closing })

/** A refund, what it is of locked: everything that moves either takes that first. */
async function standingRefund(tx: Transaction, found: typeof refunds.$inferSelect): Promise<Standing> {
  await lockSubjectOf(tx, found)
  const [row] = await read(tx).where(eq(refunds.refundNumber, found.refundNumber))
  if (!row) throw notFound('这笔退款')
  const { closing, by } = row
  return { facts: factsIn(row), decided: closing && { by: by ?? '', at: closing.at, what: '了结这笔退款' } }
}

const viewOf = ({ refund, kind, subjectCode, closing, by }: Row): CounterRefund => ({
  refundNumber: refund.refundNumber,
  version: versionOf(factsIn({ refund, kind, subjectCode, closing, by })),
  noun: kindOf({ kind }).noun,
  subjectCode,
  amount: refund.amount,
  reason: refund.reason,
  requestedAt: refund.requestedAt.toISOString(),
  attempts: refund.attempts,
  failedAt: refund.failedAt?.toISOString() ?? null,
  lastError: refund.lastError && maskText(refund.lastError),
  closing: closing && { at: closing.at.toISOString(), by: by ?? '', way: closing.way, note: closing.note },
})

async function oneOf(tx: Transaction, refundNumber: string): Promise<CounterRefund> {
  const [row] = await read(tx).where(eq(refunds.refundNumber, refundNumber))
  if (!row) throw notFound('这笔退款')
  return viewOf(row)
}

/** The provider did it after all, or still tries. */
async function notFailed(tx: Transaction, refundNumber: string, now: Date): Promise<HttpError> {
  const { failedAt, requestedAt } = await oneOf(tx, refundNumber)
  const [done] = await tx
    .select({ doneAt: refunds.doneAt })
    .from(refunds)
    .where(and(eq(refunds.refundNumber, refundNumber), isNotNull(refunds.doneAt)))
  return done
    ? new HttpError(409, 'REFUNDED', `支付平台已在 ${shopMoment(done.doneAt ?? failedAt ?? requestedAt, now)} 退回这笔款项，不用再人工处理`)
    : new HttpError(409, 'UNDER_WAY', '支付平台还在处理这笔退款，失败之后才能人工了结')
}
