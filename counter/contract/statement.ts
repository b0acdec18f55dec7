import * as z from 'zod/mini'
import { daysBetween } from '../../src/lib/time'
import { workEndpoint } from './workEndpoint'

/** Days of one statement, its first and last among them. */
export const STATEMENT_DAYS = 366
/** Lines of one file. */
export const STATEMENT_LINES = 50_000

const Day = z.iso.date('请选择日期')

/** The shop's calendar, the first and the last day. */
export const StatementQuery = z.object({ from: Day, to: Day }).check(
  z.refine(({ from, to }) => from <= to, { error: '结束日期不能早于开始日期', path: ['to'] }),
  z.refine(({ from, to }) => from > to || daysBetween(from, to) < STATEMENT_DAYS, { error: '一次最多查一年', path: ['to'] }),
)
export type StatementQuery = z.infer<typeof StatementQuery>

/** How many, and cents. */
const Sum = z.looseObject({ count: z.int(), amount: z.int() })
const Sums = { paid: Sum, refunded: Sum, /** Cents: what came less what went back, which may be less than nothing. */ net: z.int() }

/** What came for one kind of subject on one day, and what went back of it on that day, whenever it was paid. */
export const StatementRow = z.looseObject({ day: z.iso.date(), kind: z.string(), /** 订单 */ noun: z.string(), ...Sums })
export type StatementRow = z.infer<typeof StatementRow>

export const statement = {
  sums: workEndpoint('GET /statements', {
    about: 'Money that came and went back by day and by what it was paid for, the latest day first, with the sums of each kind',
    roles: ['operator'],
    query: StatementQuery,
    output: z.looseObject({
      results: z.array(StatementRow),
      totals: z.array(z.looseObject({ kind: z.string(), noun: z.string(), ...Sums })),
    }),
  }),
  export: workEndpoint('GET /statements/sheet', {
    about: `Each payment and each refund of these days as a line of a CSV, without anything personal. 400 TOO_MANY beyond ${STATEMENT_LINES} lines`,
    title: '导出对账单',
    record: 'statement:export',
    roles: ['operator'],
    query: StatementQuery,
    output: z.looseObject({ name: z.string(), csv: z.string() }),
  }),
}
