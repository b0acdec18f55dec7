import * as z from 'zod/mini'
import { Cents, Id, Instant, ProductCode, SkuCode } from '../../src/contract/fields'
import { MaskedPhone } from './masked'
import { Version } from './version'
import { workEndpoint, type Role } from './workEndpoint'

const Count = z.int().check(z.nonnegative())
/** How many, and the cents of them; without the cents for whoever does not handle money. */
const Figure = z.looseObject({ count: Count, amount: z.optional(Cents) })
export type Figure = z.infer<typeof Figure>

/** What is counted by the hour, and who reads it. */
export const MEASURES = {
  ordered: ['pharmacist', 'clerk', 'operator'],
  checked: ['pharmacist'],
  paid: ['clerk', 'operator'],
  refunded: ['clerk', 'operator'],
} as const satisfies Record<string, readonly Role[]>
export type MeasureName = keyof typeof MEASURES
export const MEASURE_NAMES = Object.keys(MEASURES) as [MeasureName, ...MeasureName[]]
/** Who reads the cents. */
export const MONEY_ROLES = ['clerk', 'operator'] as const satisfies readonly Role[]

export const Hours = z.looseObject({
  /** A calendar day of the shop: `2026-11-21`. */
  day: z.string(),
  /** Of each hour from midnight on, 24 of them. */
  hours: z.array(Figure).check(z.length(24)),
  /** Of the hour that runs now the part up to the same minute. */
  running: Figure,
})
export type Hours = z.infer<typeof Hours>

const Measure = z.looseObject({ measure: z.enum(MEASURE_NAMES), today: Hours, yesterday: Hours, weekAgo: Hours })
export type Measure = z.infer<typeof Measure>

export const TodayFigures = z.looseObject({ at: Instant, measures: z.array(Measure) })
export type TodayFigures = z.infer<typeof TodayFigures>

/** Of how many days sales are taken to reckon how long a stock lasts. */
export const SALES_DAYS = 14
/** In how many days a stock ends that is told of. */
export const ENDING_DAYS = 7

const EndingStock = z.looseObject({
  skuCode: SkuCode,
  productCode: ProductCode,
  name: z.string(),
  specification: z.string(),
  unit: z.string(),
  stock: z.int(),
  /** Boxes that were paid for and not cancelled in the last `SALES_DAYS`. */
  sold: z.int(),
  /** The stock by the sales of a day. */
  daysLeft: z.number(),
  isPrescription: z.boolean(),
})
export type EndingStock = z.infer<typeof EndingStock>

export const EndingStocks = z.looseObject({
  /** What ends within `ENDING_DAYS`, and of it what needs a prescription. */
  count: Count,
  prescriptions: Count,
  /** What sold in the last days and is gone already. */
  gone: Count,
  /** The first of them, what ends soonest first. */
  rows: z.array(EndingStock),
})
export type EndingStocks = z.infer<typeof EndingStocks>

/** In how many days messages that failed are told of. */
export const FAILED_DAYS = 7

export const FailedMessage = z.looseObject({
  /** Of the one delivery: a message leaves the shop by several channels, to several devices. */
  deliveryId: Id,
  messageId: z.string(),
  version: Version,
  channel: z.enum(['wechat', 'sms', 'push']),
  /** Of what it told. */
  title: z.string(),
  phone: MaskedPhone,
  /** When no attempt was left to make; null while it is sent again. */
  endedAt: z.nullable(Instant),
  /** `refused`: the service does not take it; `silent`: it was tried for a day in vain; `unwanted`: sent again, it found nobody who wants it. Null where it has not failed (again). */
  why: z.nullable(z.enum(['refused', 'silent', 'unwanted'])),
  /**
   * `reached`: another channel brought it. `underWay`: another one is being tried. `call`: the member has to do something and does not know.
   * `inShop`: it stands in the shop. `resending`: somebody had it sent again, and it has yet to go. `resent`: it has gone.
   */
  todo: z.enum(['reached', 'underWay', 'call', 'inShop', 'resending', 'resent']),
  /** Whether it may be sent again, as far as can be said without trying. */
  canResend: z.boolean(),
  /** Who had it sent again last. */
  resent: z.nullable(z.looseObject({ by: z.string(), at: Instant })),
})
export type FailedMessage = z.infer<typeof FailedMessage>

export const FailedMessages = z.looseObject({
  /** Those that have failed and were not sent again since. */
  count: Count,
  /** Of them those whose member has to be called. */
  toCall: Count,
  /** The first of them and of what was sent again: what asks for an answer, then the newest news. */
  rows: z.array(FailedMessage),
})
export type FailedMessages = z.infer<typeof FailedMessages>

export const Waiting = z.looseObject({
  what: z.string(),
  todo: z.string(),
  count: Count,
  /** How long the oldest has waited. */
  oldestSeconds: z.number(),
  /** It waits longer than it should. */
  isLate: z.boolean(),
})
export type Waiting = z.infer<typeof Waiting>

const Counted = z.looseObject({ name: z.string(), count: Count })

/** What pages reported, of visits that allowed it, as `npm run report` prints it: the first rows of each list. */
export const Visits = z.looseObject({
  days: z.int(),
  count: Count,
  funnel: z.array(Counted),
  pages: z.array(Counted),
  origins: z.array(Counted),
  taps: z.array(Counted),
  errors: z.array(z.looseObject({ name: z.string(), route: z.string(), count: Count, visits: Count })),
  /** Milliseconds. */
  timings: z.array(z.looseObject({ name: z.string(), route: z.string(), count: Count, p50: z.number(), p75: z.number(), p95: z.number() })),
})
export type Visits = z.infer<typeof Visits>

const Variant = z.looseObject({
  name: z.string(),
  /** Of all weights of its experiment, from 0 to 1: the share of devices that see it. */
  share: z.number(),
  /** Visits that reported to have seen it; one of a sample stands for several in `seen` and `paid`, and for one in `reported`. */
  seen: Count,
  paid: Count,
  reported: Count,
})
export type Variant = z.infer<typeof Variant>

export const Experiments = z.looseObject({
  experiments: z.array(z.looseObject({ key: z.string(), variants: z.array(Variant) })),
  /** From when on they are counted: of the last days, or since the experiments were changed. */
  from: Instant,
  isSinceChange: z.boolean(),
})
export type Experiments = z.infer<typeof Experiments>

const operators = ['operator'] as const

export const today = {
  figures: workEndpoint('GET /today', {
    about: 'What came in today by the hour, beside yesterday and the same day a week ago; of it what one’s roles handle',
    roles: ['pharmacist', 'clerk', 'operator'],
    output: TodayFigures,
  }),
  stocks: workEndpoint('GET /today/stocks', {
    about: 'Packings whose stock ends soonest by the sales of the last days',
    roles: ['pharmacist', 'clerk', 'operator'],
    output: EndingStocks,
  }),
  failedMessages: workEndpoint('GET /today/failedMessages', {
    about: 'Messages of the last days that could not be sent, and what to do about each',
    roles: ['clerk', 'operator'],
    output: FailedMessages,
  }),
  resend: workEndpoint('POST /today/failedMessages/{deliveryId}/resend', {
    about: 'Send a message again that was given up: by the same channel, with a day of attempts of its own',
    title: '重发消息',
    version: 'required',
    roles: ['clerk', 'operator'],
    params: z.object({ deliveryId: Id }),
    output: FailedMessage,
  }),
  elsewhere: workEndpoint('GET /today/elsewhere', {
    about: 'What operators see to outside of the counter; its own queues are `queue.waiting`',
    roles: operators,
    output: z.looseObject({ waiting: z.array(Waiting) }),
  }),
  visits: workEndpoint('GET /today/visits', {
    about: 'What visits of the last seven days reported, without anything that leads to a person',
    roles: operators,
    output: Visits,
  }),
  experiments: workEndpoint('GET /today/experiments', {
    about: 'Of each experiment how many visits saw each variant, and how many of them paid',
    roles: operators,
    output: Experiments,
  }),
}
