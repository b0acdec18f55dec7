import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Id, Instant, Page, pageOf, Size } from './fields'
import { ProductCard } from './productCard'

/** What a reader may not know yet is a text: a reason or an ending of a newer gateway has no word at an older client (`reasonWords`). */
export const ReasonText = z.string()

/** What is left to be asked for of an order's line. */
export const RefundableLine = z
  .looseObject({
    lineId: Id,
    card: ProductCard,
    specification: z.string(),
    /** Pieces bought, and of them those that nothing was asked for yet. */
    quantity: z.int(),
    left: z.int(),
    /** Cents that were paid for the line: after promotions and coupon. */
    paid: Cents,
    /** The reasons that hold for it now, in the order of the sheet; none where `left` is nothing. */
    reasons: z.array(ReasonText),
    /** The refund that some of its pieces are in and that is not over. */
    openRefund: z.nullable(Id),
  })
  .register(z.globalRegistry, { id: 'RefundableLine' })
export type RefundableLine = z.infer<typeof RefundableLine>

/** Why nothing may be asked for, and what to do instead. */
export const Refusal = z.looseObject({ code: z.string(), text: z.string() })

/** An order of which something may be asked for; `until` is null for one that was not received. */
export const RefundableOrder = z
  .looseObject({ orderCode: Id, createdAt: Instant, until: z.nullable(Instant), lines: z.array(RefundableLine) })
  .register(z.globalRegistry, { id: 'RefundableOrder' })
export type RefundableOrder = z.infer<typeof RefundableOrder>

/** An order as its after-sales stand. */
export const AftersalesOrder = z
  .extend(RefundableOrder, {
    /** Null where something may be asked for. */
    refusal: z.nullable(Refusal),
    /** Numbers of its refunds that are under way, the newest first. */
    openRefunds: z.array(Id),
    /** Cents that went back by refunds that are over. */
    refunded: Cents,
  })
  .register(z.globalRegistry, { id: 'AftersalesOrder' })
export type AftersalesOrder = z.infer<typeof AftersalesOrder>

const LISTED = {
  session: 'required',
  query: z.object({ page: Page, size: Size }),
  provides: 'refunds',
  output: z.extend(pageOf(AftersalesOrder), { serverTime: Instant }),
} as const

/** Orders by their after-sales, the newest first (specification 2, section 7: Orders v3/v4/v5; what each lists is not shown and is ours). */
export const orderCalls = {
  applicable: endpoint('GET /orders/v3', {
    ...LISTED,
    about: 'Orders of this member of which something may be asked for now, with the lines of which it may',
  }),
  underWay: endpoint('GET /orders/v4', { ...LISTED, about: 'Orders of this member of which a refund is under way' }),
  sent: endpoint('GET /orders/v5', {
    ...LISTED,
    about: 'Every order of this member that was sent: what may be asked for or why nothing may, what is under way, what went back',
  }),
}
