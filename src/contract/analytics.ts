import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** Most events of one batch. */
export const MAX_EVENTS = 50

/** A name of ours: letters, signs and short numbers. No phone, no ID number and not one Chinese character fits in (LAW-AND-PRIVACY, B1). */
export const EventName = z.string().check(z.maxLength(120), z.regex(/^(\d{0,4}[A-Za-z_ .:,()'#/{}<>-])*\d{0,4}$/, '事件名称不正确'))

/** What happened. Nothing in it says who, what was searched, bought or taken: a page is its route's name, without parameters. */
export const AnalyticsEvent = z
  .strictObject({
    /** Its place in the visit: the same event sent again counts once. */
    seq: z.int().check(z.minimum(0), z.maximum(9999)),
    /** `timing`: `ready` until a page stood, `seen` while it was on screen, `paint` until the first picture. `step`: of the way from product to paid. */
    type: z.enum(['page', 'tap', 'error', 'timing', 'step', 'exposure']),
    /** The route table's name of the page; empty before there is one. */
    route: z.string().check(z.regex(/^[A-Za-z]{0,40}$/)),
    name: EventName,
    /** Milliseconds of a timing. */
    value: z.optional(z.int().check(z.minimum(0), z.maximum(3600_000))),
  })
  .register(z.globalRegistry, { id: 'AnalyticsEvent' })
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

export const AnalyticsBatch = z.strictObject({
  /** Made anew at each visit and kept nowhere: two visits of one person are two. */
  visitId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  host: z.enum(['browser', 'wechat', 'mallApp', 'doctorApp', 'hospitalApp', 'doctorMini', 'weapp']),
  system: z.enum(['ios', 'android', 'harmony', 'other']),
  /** Of the app around the shop and its system: `6.33.0 android 14`. */
  app: z.optional(EventName),
  /** `agentfrom` of the address the shop was entered by: who led here, a poster or a partner's page, never a person. */
  agentFrom: z.optional(EventName),
  /** One visit of how many is reported. */
  sampling: z.int().check(z.minimum(1), z.maximum(1000)),
  events: z.array(AnalyticsEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS)),
})
export type AnalyticsBatch = z.infer<typeof AnalyticsBatch>

export const analytics = {
  report: endpoint('POST /analytics/events', {
    about: 'What happened in a visit of somebody who allowed it; asks for no login and keeps no address',
    collects: 'nothing',
    session: 'none',
    timeout: 10000,
    body: AnalyticsBatch,
    output: z.looseObject({ taken: z.int() }),
  }),
}
