import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, Instant, QueryInt } from './fields'

/** One kind of information that was collected, counted from the gateway's own log. */
export const Collected = z
  .looseObject({
    kind: Id,
    /** 手机号, 收货信息 … */
    title: z.string(),
    /** What exactly: 收货人、电话、地址. */
    items: z.string(),
    purpose: z.string(),
    results: z.array(
      z.looseObject({
        /** Where it was collected: 登录, 提交订单 … */
        scene: z.string(),
        count: z.int(),
        lastAt: Instant,
      }),
    ),
    count: z.int(),
    lastAt: Instant,
    /** What is kept of it now, masked; null where nothing is kept. */
    sample: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Collected' })
export type Collected = z.infer<typeof Collected>

/** A third party's code in the shop, or a service it calls. */
export const Sdk = z
  .looseObject({
    name: z.string(),
    company: z.string(),
    platform: z.enum(['h5', 'weapp', 'all']),
    purpose: z.string(),
    /** What it collects; 不收集个人信息 where it collects nothing. */
    kinds: z.string(),
    scene: z.string(),
    sharing: z.string(),
    policyUrl: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Sdk' })
export type Sdk = z.infer<typeof Sdk>

export const privacy = {
  collected: endpoint('GET /privacy/collected', {
    about: 'What was collected of this member in the last days: what, when, why and how often',
    session: 'required',
    query: z.object({ days: QueryInt(1, 365, 30) }),
    output: z.looseObject({ days: z.int(), results: z.array(Collected) }),
    fallback: { days: 30, results: [] },
  }),
  sdks: endpoint('GET /privacy/sdks', {
    about: 'Third parties in the shop: who, why, what they get and where to read their policy',
    session: 'none',
    sameFor: 'everybody',
    query: z.object({ platform: z.optional(z.enum(['h5', 'weapp'])) }),
    output: z.looseObject({ updatedDate: z.iso.date(), results: z.array(Sdk) }),
    fallback: { updatedDate: '2026-11-21', results: [] },
  }),
}
