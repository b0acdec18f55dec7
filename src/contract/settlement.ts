import * as z from 'zod/mini'
import { Address } from './address'
import { CartLine, Gift, Sku } from './cart'
import { Coupon } from './coupon'
import { endpoint } from './endpoint'
import { Cents, Coins, Done, Id, Instant, Quantity, QueryInt, SkuCode, unused } from './fields'

/** Goods that the member won and that may go with an order, until `claimUntil`. */
export const OrderPrize = z
  .looseObject({ drawId: Id, name: z.string(), specification: z.string(), productImageUrl: z.string(), claimUntil: Instant })
  .register(z.globalRegistry, { id: 'OrderPrize' })
export type OrderPrize = z.infer<typeof OrderPrize>

const Settling = z.looseObject({ settleId: Id })

/** What the confirm page shows. Everything is computed by the gateway; `payable` is what the shopper confirms. */
export const Settlement = z
  .looseObject({
    settleId: Id,
    lines: z.array(CartLine),
    gifts: z.array(Gift),
    /** Usable ones first; `problem` says why another cannot be used. */
    coupons: z.array(z.looseObject({ coupon: Coupon, problem: z.nullable(z.string()) })),
    /** Which this order could use and the member may still draw, the one that takes most off in front; nothing at an older gateway. */
    drawable: z.optional(z.array(Coupon)),
    couponId: z.nullable(Id),
    /** Health coins, a cent each: how many the member has, how many this order may be paid with, how many it is. Nothing where the shop takes none. */
    coins: z.optional(z.looseObject({ balance: Coins, most: Coins, used: Coins })),
    /** What may go with it besides, if the shopper wishes; nothing at an older gateway, and with nothing but prescription drugs. */
    prizes: z.optional(z.array(OrderPrize)),
    address: z.nullable(Address),
    deliveries: z.array(z.looseObject({ id: Id, name: z.string(), text: z.string() })),
    deliveryId: Id,
    /** For prescription drugs: whose prescription covers them. */
    prescription: z.nullable(
      z.looseObject({
        prescriptionId: Id,
        patientName: z.string(),
        diagnosis: z.string(),
        validUntil: Instant,
        /** False while it waits for a pharmacist: the order is paid once he has approved it. */
        isReviewed: z.boolean(),
      }),
    ),
    /** Prescriptions of this member that cover the order: with several the shopper says which. */
    prescriptionCount: z._default(z.int(), 1),
    goods: Cents,
    /** What the paid membership takes off `goods`. */
    memberOff: z._default(Cents, 0),
    promotion: Cents,
    coupon: Cents,
    /** `memberOff`, `promotion`, `coupon` and used coins together. */
    discount: Cents,
    /** What is paid for bringing it, and what a coupon, or free delivery for a member, took off of that. */
    freight: Cents,
    freightOff: z._default(Cents, 0),
    memberFreight: z._default(Cents, 0),
    /** What a policy of the member's pays of it, and which; `left` cents of its year were left before. Nothing at an older gateway. */
    insured: z._default(Cents, 0),
    benefit: z.optional(
      z.nullable(
        z.looseObject({
          benefitId: Id,
          planName: z.string(),
          insurer: z.string(),
          percent: z.int(),
          /** Masked. */ insuredName: z.string(),
          left: Cents,
        }),
      ),
    ),
    payable: Cents,
    /** Documents the shopper must agree to before submitting; never ticked beforehand. */
    consents: z.array(z.looseObject({ document: Id, version: z.string(), text: z.string() })),
    /** What must be mended before submitting. */
    problems: z.array(z.looseObject({ code: z.string(), message: z.string(), skuCode: z.nullable(SkuCode) })),
    expiresAt: Instant,
  })
  .register(z.globalRegistry, { id: 'Settlement' })
export type Settlement = z.infer<typeof Settlement>

export const settlement = {
  toSettle: endpoint('POST /settle', { about: 'Settle the selected lines of the cart', session: 'required', output: Settling }),
  purchaseNow: endpoint('POST /purchase/now', {
    about: 'Settle one packing without the cart',
    collects: 'nothing',
    session: 'required',
    body: z.object({
      skuCode: SkuCode,
      quantity: Quantity,
      combineId: z.optional(Id),
      /** The host the shop runs in. */
      sourceHost: unused(z.string().check(z.maxLength(60)), 'X-Channel says the same of every call'),
    }),
    output: Settling,
  }),
  purchase: endpoint('POST /purchase', {
    about: 'Settle several packings without the cart, as buying again does; `prescriptionId`: by this prescription, where it covers them',
    collects: 'nothing',
    session: 'required',
    body: z.object({ skus: z.array(Sku).check(z.minLength(1), z.maxLength(100)), prescriptionId: z.optional(Id) }),
    output: Settling,
  }),
  detail: endpoint('GET /settlement/{settleId}', {
    about:
      'Prices, coupons, address, prescription and delivery of a settlement; `couponId=none` uses no coupon. A prescription that does not cover it is not used: the answer names the one that is',
    session: 'required',
    params: z.object({ settleId: Id }),
    query: z.object({
      addressId: z.optional(Id),
      couponId: z.optional(Id),
      /** How many coins to pay with; less where fewer may be. */
      coins: QueryInt(0, 100_000_000, 0),
      deliveryId: z.optional(Id),
      prescriptionId: z.optional(Id),
    }),
    output: Settlement,
  }),
  giveUp: endpoint('DELETE /settlement/{settleId}', {
    about: 'Give up a settlement',
    session: 'required',
    params: z.object({ settleId: Id }),
    invalidates: ['cart'],
    output: Done,
  }),
}
