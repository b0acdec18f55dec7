import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AftersalesRecord, RecordDetail, RecordStep } from '../../../src/contract/aftersalesRecord'
import { reasonRowOf, reasonWords, REFUND_TYPE_NAMES, RefundType } from '../../../src/contract/refundReasons'
import { loggedTitle, REFUND_ENDINGS, RefundStatus, refundRowOf } from '../../../src/contract/refundStates'
import type { Querying } from '../../db/open'
import { recordSource, type Opening } from '../aftersalesRecord/sources'
import { refundApplications } from './schema'
import { contentOf, type Application } from './stored'
import { logOf, refundOf, summariesOf } from './views'

const KIND = 'refund'
const PAID_ENDINGS: ReadonlyArray<Application['ending']> = ['refunded', 'byHand']

const resultOf = ({ endedAt, ending }: Application) =>
  endedAt === null ? 'open' : PAID_ENDINGS.includes(ending) ? 'granted' : 'notGranted'

/** A member's refunds as records; what he deleted is in neither list, and stays in the tables as the law asks. */
recordSource({
  kind: KIND,
  rowsOf: (memberId) => {
    const { id, appliedAt, ending, endedAt, hiddenAt } = refundApplications
    const result = sql`case when ${endedAt} is null then 'open' when ${ending} in ('refunded', 'byHand') then 'granted' else 'notGranted' end`
    return sql`select ${KIND}::text as kind, ${id} as id, ${appliedAt} as at, ${result} as result from ${refundApplications}
      where ${refundApplications.memberId} = ${memberId} and ${hiddenAt} is null`
  },
  views: async ({ db }, ids) =>
    viewsOf(
      db,
      await db
        .select()
        .from(refundApplications)
        .where(inArray(refundApplications.id, [...ids])),
    ),
  detail: async (opening, own) => {
    const row = await shownApplication(opening.db, own)
    return row && detailOf(opening, row)
  },
  steps: async (opening, own) => {
    const row = await shownApplication(opening.db, own)
    return row && { record: await viewOf(opening.db, row), steps: await stepsOf(opening, row) }
  },
})

async function shownApplication(db: Querying, { memberId, id }: { memberId: string; id: string }): Promise<Application | undefined> {
  const named = or(eq(refundApplications.refundNumber, id), eq(refundApplications.id, id))
  const [row] = await db
    .select()
    .from(refundApplications)
    .where(and(eq(refundApplications.memberId, memberId), isNull(refundApplications.hiddenAt), named))
  return row
}

async function viewsOf(db: Querying, rows: readonly Application[]): Promise<AftersalesRecord[]> {
  const summaries = await summariesOf(db, rows)
  return rows.flatMap((row, at) => {
    const summary = summaries[at]
    if (!summary) return []
    const { id, refundNumber: number, orderCode, type, amount, lines, count, statusCode } = summary
    return {
      ...{ id, kind: KIND, number, orderCode, amount, lines, count },
      title: REFUND_TYPE_NAMES[type],
      word: refundRowOf(statusCode).word,
      result: resultOf(row),
      appliedAt: row.appliedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    }
  })
}

async function viewOf(db: Querying, row: Application): Promise<AftersalesRecord> {
  const [view] = await viewsOf(db, [row])
  if (!view) throw new Error(`Refund ${row.refundNumber} has no record`)
  return view
}

async function detailOf(opening: Opening, row: Application): Promise<RecordDetail> {
  const refund = await refundOf(opening, row)
  const { note, phone, pictures, refusal, paymentName } = refund
  const asked = [
    { label: '退款方式', text: REFUND_TYPE_NAMES[row.type] },
    { label: '退款原因', text: reasonWords(row.reason) },
    { label: '补充说明', text: note },
    { label: '联系电话', text: phone },
  ].filter(({ text }) => text !== '')
  return {
    ...(await viewOf(opening.db, row)),
    ...{ asked, pictures, decision: decisionOf(row, refusal) },
    money: moneyOf(row, { goods: row.amount - row.freight, to: paymentName === null ? '原路退回' : `原路退回（${paymentName}）` }),
  }
}

/** What it came to: how it ended without money, or that it was agreed to; the inspection's word is later than the agreement. */
function decisionOf(row: Application, refusal: string | null): RecordDetail['decision'] {
  const { ending, decidedAt, endedAt, type, reason } = row
  const words = REFUND_TYPE_NAMES[type]
  if (endedAt !== null && ending !== null && resultOf(row) === 'notGranted')
    return {
      ...{ granted: false, title: REFUND_ENDINGS[ending], at: endedAt.toISOString() },
      reasons: refusal === null ? [] : [refusal],
    }
  if (decidedAt === null) return null
  const way = type === RefundType.returnAndRefund ? [`寄回运费由${reasonRowOf(reason).isOurs ? '我们' : '您'}承担`] : []
  const reasons = [`认可您申请的原因：${reasonWords(reason)}`, ...way]
  return { granted: true, title: `同意${words}`, at: decidedAt.toISOString(), reasons }
}

function moneyOf(row: Application, { goods, to }: { goods: number; to: string }): RecordDetail['money'] {
  if (row.money === 'none') return null
  const parts = [
    { label: '商品', cents: goods },
    { label: '运费', cents: row.freight },
  ]
  return {
    amount: row.amount,
    to: row.ending === 'byHand' || row.money === 'byHand' ? '客服人工退款' : to,
    at: row.money === 'done' ? (row.endedAt?.toISOString() ?? null) : null,
    parts: row.freight > 0 ? parts : [],
  }
}

async function stepsOf({ db, ring }: Opening, row: Application): Promise<RecordStep[]> {
  const { note, refusal = null } = contentOf(ring, row)
  return (await logOf(db, row)).map(({ statusCode, dateTime, staffId, text }) => ({
    ...{ statusCode, dateTime, by: byOf(row, { statusCode, staffId }), title: loggedTitle(statusCode) },
    text: saidIn({ statusCode, text, note, refusal }),
  }))
}

/** What was said at a step: with the application its words, with its end why it was refused. */
function saidIn({ statusCode, text, note, refusal }: { statusCode: number; text: string; note: string; refusal: string | null }): string {
  if (statusCode === RefundStatus.applied && note !== '') return `${text}。${note}`
  if (statusCode === RefundStatus.ended && refusal !== null) return `${text}。${refusal}`
  return text
}

const { applied, parcelSent, toRefund, ended } = RefundStatus

/** Whoever of the pharmacy took the step is its desk to the member; no name of staff leaves the counter. */
function byOf({ ending }: Application, { statusCode, staffId }: { statusCode: number; staffId: string | null }): string {
  if (staffId !== null) return '客服'
  if (statusCode === applied || statusCode === parcelSent) return '您'
  if (statusCode === ended) return ending === 'cancelled' ? '您' : '系统'
  if (ending === 'byHand' && statusCode === RefundStatus.refunded) return '客服'
  return statusCode === toRefund ? '系统' : '银行'
}
