import * as z from 'zod/mini'
import { Id, Instant, pageOf } from '../../src/contract/fields'
import { daysBetween } from '../../src/lib/time'
import { STATEMENT_DAYS } from './statement'
import { sortedPage } from './sorting'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

const Day = z.iso.date('请选择日期')

/** By the day on which an order was received, of the shop's calendar, the first and the last included; those under way and those refused without one. */
export const InsuredUseQuery = z
  .object({
    ...sortedPage(['takenAt']),
    state: z._default(z.enum(['taken', 'held', 'refused']), 'taken'),
    insurer: z.optional(z.string()),
    from: Day,
    to: Day,
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: '结束日期不能早于开始日期', path: ['to'] }),
    z.refine(({ from, to }) => from > to || daysBetween(from, to) < STATEMENT_DAYS, { error: '一次最多查一年', path: ['to'] }),
  )
export type InsuredUseQuery = z.infer<typeof InsuredUseQuery>

/** How far the claim of what an insurer owes is: to be sent, sent in vain and repeated by itself, taken, or refused and nobody's but the staff's. */
export const ClaimState = z.enum(['due', 'failing', 'claimed', 'refused'])
export type ClaimState = z.infer<typeof ClaimState>

/** What an insurer pays of one order. */
export const InsuredUse = z.looseObject({
  orderCode: Id,
  version: Version,
  insurer: z.string(),
  planName: z.string(),
  policyNumber: z.string(),
  /** Cents that it pays, less what went back. */
  cents: z.int(),
  back: z.int(),
  heldAt: Instant,
  takenAt: z.nullable(Instant),
  /** Null until it is received. `reason`: what the insurer or the network said last, of one that is failing or refused. */
  claim: z.nullable(z.looseObject({ state: ClaimState, claimedAt: z.nullable(Instant), reason: z.nullable(z.string()) })),
})
export type InsuredUse = z.infer<typeof InsuredUse>

export const insurance = {
  uses: workEndpoint('GET /insuredUses', {
    about:
      'What insurers pay of orders: of those that were received in these days, of those under way, or of those whose claim was refused; with what each insurer owes',
    roles: ['operator'],
    query: InsuredUseQuery,
    output: z.extend(pageOf(InsuredUse), {
      /** Of all of them, by insurer. */
      owed: z.array(z.looseObject({ insurer: z.string(), orders: z.int(), cents: z.int() })),
    }),
  }),
  claimAgain: workEndpoint('PUT /insuredUses/{orderCode}/claim', {
    about: 'Claim anew what an insurer refused to pay, once it was cleared with it. 409 where it is not refused',
    title: '重新申请商保理赔',
    version: 'required',
    roles: ['operator'],
    params: z.object({ orderCode: Id }),
    output: InsuredUse,
  }),
}
