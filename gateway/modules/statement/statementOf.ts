import { and, asc, eq, gte, lt, sql, sum } from 'drizzle-orm'
import { STATEMENT_LINES, type StatementQuery, type StatementRow } from '../../../counter/contract/statement'
import { DAY } from '../../../src/lib/duration'
import { yuan } from '../../../src/lib/money'
import { shopFormat } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { csvOf } from '../../lib/csv'
import { HttpError } from '../../lib/httpError'
import { payments, refundClosings, refunds } from '../pay/schema'
import { payableKinds } from '../pay/subject'

type Sum = StatementRow['paid']
type Figure = Sum & { day: string; kind: string }

/** A kind that is paid for no more has the name it is stored by. */
const nounOf = (kind: string) => payableKinds().find((one) => one.kind === kind)?.noun ?? kind

/** Instants of the shop's days: the first is in it, the second is not. */
const instantsOf = ({ from, to }: StatementQuery) => [beginOf(from), new Date(beginOf(to).getTime() + DAY)] as const
const beginOf = (day: string) => new Date(`${day}T00:00:00+08:00`)

const dayOf = (instant: typeof payments.paidAt | typeof refunds.doneAt) =>
  sql<string>`to_char((${instant} at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD')`
const NUMBER = sql<number>`count(*)::int`

/** Money that came and went back, by day and kind and by kind alone, the latest day first. */
export async function statementOf(db: Querying, query: StatementQuery) {
  const [from, to] = instantsOf(query)
  const paid = await db
    .select({ day: dayOf(payments.paidAt), kind: payments.subjectKind, count: NUMBER, amount: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(and(gte(payments.paidAt, from), lt(payments.paidAt, to)))
    .groupBy(sql`1`, payments.subjectKind)
  const refunded = await db
    .select({ day: dayOf(refunds.doneAt), kind: payments.subjectKind, count: NUMBER, amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .where(and(gte(refunds.doneAt, from), lt(refunds.doneAt, to)))
    .groupBy(sql`1`, payments.subjectKind)
  const keys = new Map([...paid, ...refunded].map(({ day, kind }) => [`${day} ${kind}`, { day, kind }]))
  const results = [...keys.values()]
    .sort((one, other) => other.day.localeCompare(one.day) || one.kind.localeCompare(other.kind))
    .map(({ day, kind }) => {
      const isIts = (figure: Figure) => figure.day === day && figure.kind === kind
      return { day, kind, noun: nounOf(kind), ...sumsOf(paid.filter(isIts), refunded.filter(isIts)) }
    })
  const kinds = [...new Set(results.map(({ kind }) => kind))].sort()
  const totals = kinds.map((kind) => {
    const isIts = (figure: Figure) => figure.kind === kind
    return { kind, noun: nounOf(kind), ...sumsOf(paid.filter(isIts), refunded.filter(isIts)) }
  })
  return { results, totals }
}

const sumOf = (figures: readonly Sum[]): Sum => ({
  count: figures.reduce((total, { count }) => total + count, 0),
  amount: figures.reduce((total, { amount }) => total + amount, 0),
})
function sumsOf(paidOf: readonly Sum[], refundedOf: readonly Sum[]) {
  const [paid, refunded] = [sumOf(paidOf), sumOf(refundedOf)]
  return { paid, refunded, net: paid.amount - refunded.amount }
}

const HEADINGS = ['时间', '收支', '类别', '单号', '支付流水号', '退款编号', '付款方式', '退款方式', '收入（元）', '支出（元）']

/** Each payment and refund of these days as a line, the earliest first. Throws 400 TOO_MANY. */
export async function statementSheet(db: Querying, query: StatementQuery): Promise<string> {
  const [from, to] = instantsOf(query)
  const most = STATEMENT_LINES + 1
  const came = await db
    .select()
    .from(payments)
    .where(and(gte(payments.paidAt, from), lt(payments.paidAt, to)))
    .orderBy(asc(payments.paidAt), asc(payments.payId))
    .limit(most)
  const went = await db
    .select({ refund: refunds, payment: payments, way: refundClosings.way })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .leftJoin(refundClosings, eq(refundClosings.refundNumber, refunds.refundNumber))
    .where(and(gte(refunds.doneAt, from), lt(refunds.doneAt, to)))
    .orderBy(asc(refunds.doneAt), asc(refunds.refundNumber))
    .limit(most)
  const lines = [
    ...came.map((payment) => ({
      ...{ at: payment.paidAt, payment, refundNumber: '', name: '收款', way: '' },
      amounts: [yuan(payment.amount), ''],
    })),
    ...went.map(({ refund, payment, way }) => ({
      ...{ at: refund.doneAt, payment, refundNumber: refund.refundNumber, name: '退款', way: way === null ? '原路' : '人工' },
      amounts: ['', yuan(refund.amount)],
    })),
  ].sort((one, other) => Number(one.at) - Number(other.at))
  if (lines.length > STATEMENT_LINES) throw new HttpError(400, 'TOO_MANY', `超过 ${STATEMENT_LINES} 笔，请缩短日期`, { field: 'to' })
  return csvOf([
    HEADINGS,
    ...lines.map(({ at, name, payment: { subjectKind, subjectCode, payId, methodId }, refundNumber, way, amounts }) => [
      ...[at ? shopFormat(at, 'YYYY-MM-DD HH:mm:ss') : '', name, nounOf(subjectKind), subjectCode, payId, refundNumber, methodId, way],
      ...amounts,
    ]),
  ])
}
