import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, CommaList, Id, Quantity, QueryFlag, SkuCode, unused } from './fields'
import { PAIRING, Promotion } from './product'
import { ProductCard } from './productCard'

export const Sku = z.object({ skuCode: SkuCode, quantity: Quantity, combineId: z.optional(Id) })
export type Sku = z.infer<typeof Sku>

/** One line of the cart. `salePrice` is of one piece (or one combination) at this quantity, stair price included. */
export const CartLine = z
  .looseObject({
    lineId: Id,
    card: ProductCard,
    skuCode: SkuCode,
    combineId: z.nullable(Id),
    combineName: z.nullable(z.string()),
    specification: z.string(),
    quantity: z.int(),
    selected: z.boolean(),
    salePrice: Cents,
    total: Cents,
    ...PAIRING,
    stock: z.int(),
    /** Most that may stand in this line: stock, buy limit and mall limit together. */
    most: z.int(),
    /** Why it cannot be bought now, or null. */
    problem: z.nullable(z.string()),
    /** What the shop changed by itself since it was put in: `库存只剩 3 盒，已按 3 盒计算`. */
    notice: z.optional(z.nullable(z.string())),
  })
  .register(z.globalRegistry, { id: 'CartLine' })
export type CartLine = z.infer<typeof CartLine>

export const Gift = z.looseObject({
  type: z.int(),
  name: z.string(),
  specification: z.string(),
  quantity: z.int(),
  productImageUrl: z.string(),
})
export type Gift = z.infer<typeof Gift>

/** OTC and prescription drugs stand apart (LAW-AND-PRIVACY, D3). */
export const CartGroup = z.looseObject({
  kind: z.enum(['otc', 'rx']),
  shopName: z.string(),
  lines: z.array(CartLine),
  promotions: z.array(Promotion),
  gifts: z.array(Gift),
})
export type CartGroup = z.infer<typeof CartGroup>

/** What is still missing for the next coupon. */
export const NextLevel = z.looseObject({ couponId: Id, text: z.string(), missing: Cents, uuid: Id })
export type NextLevel = z.infer<typeof NextLevel>

export const Cart = z
  .looseObject({
    groups: z.array(CartGroup),
    invalid: z.array(CartLine),
    count: z.int(),
    selectedCount: z.int(),
    goods: Cents,
    /** What promotions and the paid membership take off together; `memberOff` the latter alone, nothing at an older gateway. */
    discount: Cents,
    memberOff: z.optional(Cents),
    /** What is paid for bringing it, and what free delivery for a member took off of that. */
    freight: Cents,
    memberFreight: z.optional(Cents),
    payable: Cents,
    /** Goods still missing after promotions until it is brought for nothing; null where it is, and where nothing is ticked. */
    missingToFreeFreight: z.optional(z.nullable(Cents)),
    /** When it arrives if it is paid now: `明天送达`; null for a cart with nothing to buy. */
    arrivalText: z.optional(z.nullable(z.string())),
  })
  .register(z.globalRegistry, { id: 'Cart' })
export type Cart = z.infer<typeof Cart>

const EMPTY_CART = { groups: [], invalid: [], count: 0, selectedCount: 0, goods: 0, discount: 0, freight: 0, payable: 0 }
export const cart = {
  products: endpoint('GET /cart/products', {
    about: 'The cart of this member, or of this device for a visitor',
    provides: 'cart',
    output: Cart,
    fallback: EMPTY_CART,
  }),
  add: endpoint('POST /cart', {
    about: 'Put packings into the cart',
    collects: 'nothing',
    idempotent: true,
    query: z.object({ sync: unused(z.optional(QueryFlag), 'the answer is always the cart after the write') }),
    body: z.object({
      items: z.array(z.extend(Sku, { selected: z.optional(z.boolean()) })).check(z.minLength(1), z.maxLength(100)),
      /** Where it was put in. */
      source: unused(z.optional(z.string().check(z.maxLength(20))), 'visits are reported, not who put what where'),
    }),
    invalidates: ['couponUse'],
    output: Cart,
  }),
  change: endpoint('PUT /cart/items/{lineId}', {
    about: 'Change the quantity or packing of a line',
    collects: 'nothing',
    params: z.object({ lineId: Id }),
    body: z.object({ quantity: z.optional(Quantity), skuCode: z.optional(SkuCode) }),
    invalidates: ['couponUse'],
    output: Cart,
  }),
  select: endpoint('PUT /cart/selection', {
    about: 'Select or leave out lines',
    collects: 'nothing',
    body: z.object({ lineIds: z.array(Id).check(z.maxLength(200)), selected: z.boolean() }),
    invalidates: ['couponUse'],
    output: Cart,
  }),
  remove: endpoint('DELETE /cart/items', {
    about: 'Take lines out of the cart',
    query: z.object({ items: CommaList }),
    invalidates: ['couponUse'],
    output: Cart,
  }),
  nextLevelCoupon: endpoint('POST /coupon/nextLevel', {
    about: 'Whether adding a little reaches the next coupon',
    collects: 'nothing',
    body: z.object({ skus: z.array(Sku).check(z.maxLength(200)) }),
    provides: 'coupons',
    output: z.looseObject({ nextLevel: z.nullable(NextLevel) }),
    fallback: { nextLevel: null },
  }),
}
