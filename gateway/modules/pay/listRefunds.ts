import { and, asc, count, eq, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { refundOrder, type CounterRefund, type RefundQuery } from '../../../counter/contract/pay'
import type * as z from 'zod/mini'
import type { Querying, Transaction } from '../../db/open'
import { payments, refundClosings, refunds } from './schema'
import { staff } from '../../kernel/work/schema'
import { notFound } from '../../lib/httpError'
import { paged } from '../../lib/paged'
import { sortedBy } from '../../kernel/sortedBy'
import { maskText } from '../../kernel/work/mask'
import { versionOf } from '../../kernel/work/version'
import { kindOf } from './subject'

/** A page of refunds that failed, wait, or were closed by hand. */
export async function listRefunds(db: Querying, query: z.infer<typeof RefundQuery>) {
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
  const rows = await readRefunds(db)
    .where(wanted)
    .orderBy(sortedBy(sort === 'amount' ? refunds.amount : SINCE[state], refundOrder(query)), asc(refunds.refundNumber))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(rows.map(viewOf), { page, size, hits })
}

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

/** Refunds with what they pay back and who closed them by hand. */
export const readRefunds = (db: Querying) =>
  db
    .select({ refund: refunds, kind: payments.subjectKind, subjectCode: payments.subjectCode, closing: refundClosings, by: staff.name })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .leftJoin(refundClosings, eq(refundClosings.refundNumber, refunds.refundNumber))
    .leftJoin(staff, eq(staff.staffId, refundClosings.closedBy))

type Row = Awaited<ReturnType<typeof readRefunds>>[number]

/** What somebody closes by hand; how often the provider has tried is none of it. */
export const factsIn = ({ refund: { state, amount, reason, payId, doneAt }, closing }: Row) => ({
  state,
  amount,
  reason,
  payId,
  doneAt,
  closing,
})

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

/** A refund as the counter shows it; 404 of one that there is not. */
export async function refundView(tx: Transaction, refundNumber: string): Promise<CounterRefund> {
  const [row] = await readRefunds(tx).where(eq(refunds.refundNumber, refundNumber))
  if (!row) throw notFound('这笔退款')
  return viewOf(row)
}
