import * as z from 'zod/mini'
import { Agreements } from './agreement'
import { endpoint } from './endpoint'
import { Instant } from './fields'

/** `cooling`: asked for, can still be taken back; `done`: personal data are erased; `cancelled`: taken back. */
export const DeregisterState = z.enum(['cooling', 'done', 'cancelled'])
export type DeregisterState = z.infer<typeof DeregisterState>

/** One thing that must be settled first, as it stands now. */
export const DeregisterCondition = z
  .looseObject({
    id: z.enum(['orders', 'refunds', 'balance', 'consultations']),
    title: z.string(),
    isMet: z.boolean(),
    /** What to do, or that all is well. */
    text: z.string(),
    count: z.int(),
    /** Where it can be settled: a public address of the route table. */
    link: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'DeregisterCondition' })
export type DeregisterCondition = z.infer<typeof DeregisterCondition>

export const DeregisterRecord = z
  .looseObject({
    requestNumber: z.string(),
    state: DeregisterState,
    stateText: z.string(),
    /** Masked; empty once the data are erased. */
    phoneNum: z.string(),
    appliedAt: Instant,
    /** When the cooling-off ends. */
    finishesAt: Instant,
    endedAt: z.nullable(Instant),
    canCancel: z.boolean(),
    timeline: z.array(z.looseObject({ at: Instant, text: z.string(), isDone: z.boolean() })),
  })
  .register(z.globalRegistry, { id: 'DeregisterRecord' })
export type DeregisterRecord = z.infer<typeof DeregisterRecord>

const RecordToken = z.string().check(z.minLength(20, '注销记录凭证不正确'), z.maxLength(64, '注销记录凭证不正确'))

/** Why somebody leaves, if they like to say. */
export const DeregisterReason = z.optional(z.string().check(z.maxLength(200, '不超过 200 字')))

export const deregister = {
  conditions: endpoint('GET /deregister/conditions', {
    about: 'What must be settled before an account is closed, live, and what closing brings about',
    session: 'required',
    output: z.looseObject({
      conditions: z.array(DeregisterCondition),
      canApply: z.boolean(),
      coolingDays: z.int(),
      /** What goes and what the law keeps. */
      consequences: z.array(z.string()),
      /** What would be lost, counted: coupons, favourites. */
      losses: z.array(z.looseObject({ title: z.string(), count: z.int() })),
    }),
  }),
  apply: endpoint('POST /deregister', {
    about: 'Ask to close the account; needs a proof of purpose `deregister`. Ends every session at once',
    collects: 'nothing',
    session: 'required',
    headers: ['channel'],
    body: z.object({
      proof: z.string().check(z.minLength(20, '请先完成短信验证'), z.maxLength(64)),
      agreements: Agreements,
      reason: DeregisterReason,
    }),
    output: z.looseObject({ recordToken: z.string(), record: DeregisterRecord }),
  }),
  record: endpoint('POST /deregister/record', {
    about: 'How a request to close an account stands. The token came with the request, or with the refusal of a login',
    collects: 'nothing',
    session: 'none',
    body: z.object({ recordToken: RecordToken }),
    provides: 'deregister',
    output: DeregisterRecord,
  }),
  cancel: endpoint('POST /deregister/cancel', {
    about: 'Take a request to close an account back while it cools off',
    collects: 'nothing',
    session: 'none',
    body: z.object({ recordToken: RecordToken }),
    invalidates: ['deregister'],
    output: DeregisterRecord,
  }),
}
