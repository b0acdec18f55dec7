import * as z from 'zod/mini'
import { Id, Instant, Page, pageOf, Size } from '../../src/contract/fields'
import { MaskedName, MaskedText } from './masked'
import { workEndpoint } from './workEndpoint'

/** Most coins that are given at once, and by one person in a day; most gifts for one order. The figures are ours. */
export const MAX_COINS = 2000
export const MAX_COINS_A_DAY = 20_000
export const MAX_OF_ORDER = 3

/** What is given: coins, or a coupon of a type. */
export const Gift = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('coins'),
    coins: z.int('请填写健康币数量').check(z.minimum(1, '至少 1 枚'), z.maximum(MAX_COINS, `一次最多 ${MAX_COINS} 枚`)),
  }),
  z.object({ kind: z.literal('coupon'), couponType: Id }),
])
export type Gift = z.infer<typeof Gift>

export const Compensation = z.looseObject({
  compensationId: Id,
  orderCode: Id,
  /** Who gets the parcel. */
  memberName: MaskedName,
  /** 200 枚健康币; 满 59 减 8 券 */
  gift: z.string(),
  reason: MaskedText,
  givenBy: z.string(),
  givenAt: Instant,
})
export type Compensation = z.infer<typeof Compensation>

export const CompensationQuery = z.object({
  page: Page,
  size: Size,
  /** The beginning of an order's code. */
  code: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
})

const roles = ['clerk', 'operator'] as const

/** Coins and coupons that the pharmacy gives for what went wrong with an order. */
export const compensation = {
  list: workEndpoint('GET /compensations', {
    about: 'What was given for orders, the newest first',
    roles,
    query: CompensationQuery,
    output: pageOf(Compensation),
  }),
  coupons: workEndpoint('GET /compensations/coupons', {
    about: 'Coupons that can be given today: their campaign is not over',
    roles,
    output: z.looseObject({
      results: z.array(z.looseObject({ couponType: Id, name: z.string(), rule: z.string(), givenOnly: z.boolean() })),
    }),
  }),
  give: workEndpoint('POST /compensations', {
    about: `Give the member of an order coins or a coupon, with the reason; ${MAX_OF_ORDER} times for one order at most, ${MAX_COINS_A_DAY} coins a person and day. The member is told`,
    title: '补发权益',
    version: 'none',
    roles,
    body: z.object({
      orderCode: Id,
      gift: Gift,
      reason: z.string().check(z.trim(), z.minLength(4, '请写清为什么补发（至少 4 个字）'), z.maxLength(100, '原因最多 100 字')),
    }),
    output: Compensation,
  }),
}
