import * as z from 'zod/mini'
import { serviceAt } from '../serviceAt'
import type { Insurer } from './insurer'

const Reason = z.string().check(z.minLength(1), z.maxLength(200))
const PolicyNumber = z.string().check(z.regex(/^[\w-]{4,40}$/))
const Day = z.iso.date()

const state = <Name extends string>(name: Name) => z.object({ state: z.literal(name) })

const Found = z.discriminatedUnion('state', [
  z.object({ state: z.literal('insured'), coverage: z.object({ policyNumber: PolicyNumber, startsOn: Day, endsOn: Day }) }),
  state('notInsured'),
  state('mismatch'),
])
const Quoted = z.discriminatedUnion('state', [
  state('confirmed'),
  z.object({ state: z.literal('other'), premium: z.int().check(z.positive()) }),
])
const Underwritten = z.discriminatedUnion('state', [state('accepted'), z.object({ state: z.literal('declined'), reason: Reason })])
const Issued = z.discriminatedUnion('state', [
  z.object({ state: z.literal('issued'), policyNumber: PolicyNumber }),
  z.object({ state: z.literal('refused'), reason: Reason }),
])
const Cancelled = state('cancelled')
const Evaluated = z.discriminatedUnion('state', [state('helped'), state('notHelped')])
const Claimed = z.discriminatedUnion('state', [state('taken'), z.object({ state: z.literal('refused'), reason: Reason })])

const PENDING = { state: 'pending' } as const

/**
 * A service of the pharmacy's own in front of its insurers, asked with a bearer token (`gateway/providers/insurer/insurer.md`). An answer that is not in
 * that shape is a fault, and so is a question without one (`find`, `quote`).
 */
export function httpInsurer(url: string, token: string | undefined): Insurer {
  const service = serviceAt({ name: 'insurer', url, token })
  const at = (kind: 'applications' | 'policies' | 'claims', key: string, rest = '') => `/${kind}/${encodeURIComponent(key)}${rest}`
  const put = <T>(path: string, body: object, shape: z.ZodMiniType<T>) => service.json(path, { method: 'PUT', body }, shape)
  return {
    isDemonstration: false,
    find: async (planId, { name, idCardNumber }) =>
      answered(await service.json('/coverages', { method: 'POST', body: { planId, name, idCardNumber } }, Found)),
    quote: async ({ key, ...body }) => answered(await put(at('applications', key, '/quote'), body, Quoted)),
    underwrite: async ({ key, ...body }) => (await put(at('applications', key, '/underwriting'), body, Underwritten)) ?? PENDING,
    issue: async ({ key, ...body }, days) => (await put(at('policies', key), { ...body, ...days }, Issued)) ?? PENDING,
    cancel: async ({ key, ...body }) => (await put(at('policies', key, '/cancellation'), body, Cancelled)) ?? PENDING,
    evaluate: async ({ key, number, policyNumber }) =>
      (await put(at('policies', key, `/results/${number}`), { policyNumber }, Evaluated)) ?? PENDING,
    claim: async ({ key, ...body }) => (await put(at('claims', key), body, Claimed)) ?? PENDING,
    pdf: (document) => service.pdf('/papers', { method: 'POST', body: document }),
  }
}

/** Whoever waits for this answer has the page open: taken note of is none. */
function answered<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Error('The insurer service took note of what wants an answer')
  return answer
}
