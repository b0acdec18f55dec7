import * as z from 'zod/mini'
import { Cents, Id, Instant, Page, pageOf, Size } from '../../src/contract/fields'
import { PriceKeptStatus } from '../../src/contract/priceKept'
import { aftersales } from './aftersales'
import { MaskedText } from './masked'
import { workEndpoint } from './workEndpoint'

/** A difference that a member asked for; `amount` is `paid` less `today`, for `quantity` pieces. */
export const ListedPriceKept = z.looseObject({
  claimNumber: Id,
  orderCode: Id,
  memberName: MaskedText,
  name: z.string(),
  specification: z.string(),
  quantity: z.int(),
  paid: Cents,
  today: Cents,
  amount: Cents,
  status: z.enum(PriceKeptStatus),
  askedAt: Instant,
  paidAt: z.nullable(Instant),
})
export type ListedPriceKept = z.infer<typeof ListedPriceKept>

export const PriceKeptQuery = z.object({
  page: Page,
  size: Size,
  /** Left out: all. */
  status: z.optional(z.enum(PriceKeptStatus)),
  /** The beginning of a claim's number or of an order's code. */
  code: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
})

export const priceKept = {
  list: workEndpoint('GET /price-kept', {
    about: 'Differences that members asked for because a price fell, the newest first; the money is among the refunds',
    roles: aftersales.list.roles,
    query: PriceKeptQuery,
    output: pageOf(ListedPriceKept),
  }),
}
