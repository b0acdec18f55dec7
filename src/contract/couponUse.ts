import * as z from 'zod/mini'
import { Coupon } from './coupon'
import { endpoint } from './endpoint'
import { Cents, EMPTY_PAGE, Id, Page, pageOf, Size } from './fields'
import { ProductCard } from './productCard'

/**
 * A coupon beside what is ticked in the cart; cents. `counted` is what of it the coupon counts after promotions, `missing` what is to be added
 * until it can be used, `off` what it takes off then. `payable` is the cart's own total, which the coupon has lowered already where it can be used.
 */
export const CouponInUse = z
  .extend(Coupon, {
    counted: Cents,
    missing: Cents,
    off: Cents,
    goods: Cents,
    /** What the paid membership takes off `goods`, and off the freight; nothing at an older gateway. */
    memberOff: z.optional(Cents),
    memberFreight: z.optional(Cents),
    promotion: Cents,
    freight: Cents,
    payable: Cents,
    /** How many pieces are ticked. */
    selectedCount: z.int(),
    /** Why it takes nothing off although nothing is missing, in words: the freight is free already. */
    idle: z.optional(z.nullable(z.string())),
    /** Why it can never be used again, in words; null while it can, or can be drawn. */
    problem: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'CouponInUse' })
export type CouponInUse = z.infer<typeof CouponInUse>

/** Pieces of a product that just reach a coupon: what they add to the cart's goods, and the cart's total with them and with the coupon; cents. */
export const PieceSuggestion = z
  .looseObject({ card: ProductCard, quantity: z.int(), added: Cents, payable: Cents })
  .register(z.globalRegistry, { id: 'PieceSuggestion' })
export type PieceSuggestion = z.infer<typeof PieceSuggestion>

/** Where coupons are spent: `couponId` is a coupon of this member, or a coupon type that can be drawn. */
export const couponUse = {
  toUse: endpoint('GET /coupon/toUse', {
    about: 'How far what is ticked in the cart is towards each coupon this member can use, or towards one coupon',
    query: z.object({ couponId: z.optional(Id) }),
    provides: 'couponUse',
    output: z.looseObject({ results: z.array(CouponInUse) }),
  }),
  products: endpoint('GET /coupon/products', {
    about: 'The products a coupon is good for; never a prescription drug',
    query: z.object({ couponId: Id, page: Page, size: Size }),
    provides: 'lists',
    output: pageOf(ProductCard),
    fallback: EMPTY_PAGE,
  }),
  pieceOrder: endpoint('GET /pieceOrder/{couponId}', {
    about: 'What is missing to a coupon, and what just reaches it; never a prescription drug',
    params: z.object({ couponId: Id }),
    provides: 'couponUse',
    output: z.looseObject({ coupon: CouponInUse, suggestions: z.array(PieceSuggestion) }),
  }),
}
