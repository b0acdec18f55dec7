import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { AftersalesRecord, RecordStep } from '../../../src/contract/aftersalesRecord'
import { PriceKeptStatus, priceKeptWords, type PriceKeptRecord } from '../../../src/contract/priceKept'
import type { Querying } from '../../db/open'
import { recordSource } from '../aftersalesRecord/sources'
import type { Claim } from './move'
import { recordsOf } from './records'
import { priceKeptClaims } from './schema'

const KIND = 'priceKept'
const TITLE = '价格保护'

/** A member's differences as records. What is asked for is owed: none of them is refused. */
recordSource({
  kind: KIND,
  rowsOf: (memberId) => {
    const { id, askedAt, status } = priceKeptClaims
    const result = sql`case when ${status} = ${PriceKeptStatus.paid} then 'granted' else 'open' end`
    return sql`select ${KIND}::text as kind, ${id} as id, ${askedAt} as at, ${result} as result from ${priceKeptClaims}
      where ${priceKeptClaims.memberId} = ${memberId}`
  },
  views: async ({ db }, ids) => {
    const claims = await db
      .select()
      .from(priceKeptClaims)
      .where(inArray(priceKeptClaims.id, [...ids]))
    return (await shownOf(db, claims)).map(({ view }) => view)
  },
  detail: async ({ db }, own) => {
    const [found] = await shown(db, own)
    if (!found) return undefined
    const { record, view } = found
    return { ...view, asked: askedOf(record), pictures: [], decision: decisionOf(record), money: moneyOf(record) }
  },
  steps: async ({ db }, own) => {
    const [found] = await shown(db, own)
    return found && { record: found.view, steps: stepsOf(found.record) }
  },
})

async function shown(db: Querying, { memberId, id }: { memberId: string; id: string }) {
  const named = or(eq(priceKeptClaims.claimNumber, id), eq(priceKeptClaims.id, id))
  const claims = await db
    .select()
    .from(priceKeptClaims)
    .where(and(eq(priceKeptClaims.memberId, memberId), named))
  return shownOf(db, claims)
}

async function shownOf(db: Querying, claims: readonly Claim[]) {
  const records = await recordsOf(db, claims)
  return claims.flatMap((claim) => {
    const record = records.find(({ claimNumber }) => claimNumber === claim.claimNumber)
    return record ? [{ record, view: viewOf(claim, record) }] : []
  })
}

function viewOf({ id }: Claim, record: PriceKeptRecord): AftersalesRecord {
  const { claimNumber: number, orderCode, amount, lineId, card, specification, quantity, status, askedAt, paidAt } = record
  return {
    ...{ id, kind: KIND, number, orderCode, title: TITLE, word: priceKeptWords(status), amount },
    result: status === PriceKeptStatus.paid ? 'granted' : 'open',
    lines: [{ lineId, card, specification, quantity, amount }],
    count: quantity,
    appliedAt: askedAt,
    endedAt: paidAt,
  }
}

const askedOf = ({ quantity }: PriceKeptRecord) => [
  { label: '申请内容', text: '降价后退还差价' },
  { label: '件数', text: `${quantity} 件` },
]

/** It needs nobody's decision: that the price fell is what it is decided by. */
const decisionOf = ({ askedAt }: PriceKeptRecord) => ({ granted: true, title: '差价退还', at: askedAt, reasons: ['收货后商品降价'] })

const moneyOf = ({ amount, status, paidAt, paymentName }: PriceKeptRecord) => ({
  amount,
  to: status === PriceKeptStatus.failed ? '客服人工退款' : paymentName === null ? '原路退回' : `原路退回（${paymentName}）`,
  at: paidAt,
  parts: [],
})

const stepsOf = ({ log }: PriceKeptRecord): RecordStep[] =>
  log.map(({ status, dateTime }) => ({
    ...{ statusCode: null, dateTime, by: status === PriceKeptStatus.asked ? '您' : '银行' },
    title: status === PriceKeptStatus.asked ? '申请退差价' : priceKeptWords(status),
    text: '',
  }))
