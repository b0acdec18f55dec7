import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Done, Id, Instant } from './fields'

const Count = z.int().check(z.nonnegative())

/** The documents a buyer agrees to before paying, each in the version shown (LAW-AND-PRIVACY: no box is ticked beforehand). */
export const SVIP_DOCUMENTS = ['paidMemberUserProtocol', 'paidMemberCardProtocol'] as const

/** How long the membership holds and what it costs. */
export const SvipPlan = z
  .looseObject({
    planId: z.enum(['month', 'quarter', 'year']),
    /** 年卡 */
    name: z.string(),
    months: z.int().check(z.minimum(1)),
    price: Cents,
    /** What a month of it comes to, rounded up. */
    monthly: Cents,
  })
  .register(z.globalRegistry, { id: 'SvipPlan' })
export type SvipPlan = z.infer<typeof SvipPlan>

/** What the membership gives: `right` chooses the icon, `title` over `text` fits under it. */
export const SvipRight = z
  .looseObject({ right: z.string(), title: z.string(), text: z.string() })
  .register(z.globalRegistry, { id: 'SvipRight' })
export type SvipRight = z.infer<typeof SvipRight>

/** That rights do not count for a while: `announced` with the reason, and `paused` from `beginsAt` on until the shop lifts it. */
export const SvipPause = z
  .looseObject({ state: z.enum(['announced', 'paused']), reason: z.string(), beginsAt: Instant })
  .register(z.globalRegistry, { id: 'SvipPause' })
export type SvipPause = z.infer<typeof SvipPause>

/** The card of somebody whose membership holds. */
export const SvipCard = z
  .looseObject({
    /** Masked: `8806 **** 0457`. */
    cardNumber: z.string(),
    /** 年卡 */
    planName: z.string(),
    /** The member's name as it is shown to himself. */
    holder: z.string(),
    /** Of everything that is paid, without a gap. */
    lastDay: z.iso.date(),
    /** Those that were named when it was bought. */
    rights: z.array(SvipRight),
    /** Coupons it gave this month of the membership that are not used yet, and when the next come; null where none come any more. */
    couponsLeft: Count,
    nextCouponsOn: z.nullable(z.iso.date()),
    /** The shop froze it: no code of it is shown or taken, rights for orders stay. */
    isFrozen: z.boolean(),
    pause: z.nullable(SvipPause),
  })
  .register(z.globalRegistry, { id: 'SvipCard' })
export type SvipCard = z.infer<typeof SvipCard>

/**
 * A membership that was ordered: `toPay` until `payBefore`, `running`, `next` while an earlier one runs, `over`, `closed` without having been paid,
 * and `returned` once its member or the shop gave it back.
 */
export const SvipOrderState = z.enum(['toPay', 'running', 'next', 'over', 'closed', 'returned'])
export type SvipOrderState = z.infer<typeof SvipOrderState>

export const SvipOrder = z
  .looseObject({
    orderId: Id,
    planName: z.string(),
    months: z.int(),
    price: Cents,
    state: SvipOrderState,
    createdAt: Instant,
    payBefore: z.nullable(Instant),
    paidAt: z.nullable(Instant),
    /** From and through which day it holds or held; null where it was never paid. */
    firstDay: z.nullable(z.iso.date()),
    lastDay: z.nullable(z.iso.date()),
    /** It runs, and its rights are paused. */
    isPaused: z.boolean(),
    /** Why the shop gave it back; null where its member did, or nobody. */
    returnedFor: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'SvipOrder' })
export type SvipOrder = z.infer<typeof SvipOrder>

/** What giving a membership back comes to now. `back` is paid back: `share` for months not begun, less what was saved beyond the months that are used. */
export const SvipRefundQuote = z
  .looseObject({
    back: Cents,
    /** Nothing of it was used, within seven days or before it began: all of it comes back. */
    isWhole: z.boolean(),
    monthsLeft: Count,
    share: Cents,
    saved: Cents,
    beyond: Cents,
    /** Why it cannot be given back now, in words; null where it can. */
    problem: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'SvipRefundQuote' })
export type SvipRefundQuote = z.infer<typeof SvipRefundQuote>

/** What was saved once: less what went back with the goods. */
export const SvipDiscount = z
  .looseObject({ id: Id, title: z.string(), about: z.string(), amount: Cents, on: z.iso.date() })
  .register(z.globalRegistry, { id: 'SvipDiscount' })
export type SvipDiscount = z.infer<typeof SvipDiscount>

/** For so many seconds a code of the card is shown; it is taken for as long again, once. */
export const CODE_SECONDS = 60

/** For so many days a card that was sent can be opened. */
export const SEND_DAYS = 7

/** A card for a month that was sent: `offered` until `until`, `opened` by whoever came first, `withdrawn` by its sender, `lapsed`. */
export const SvipSendState = z.enum(['offered', 'opened', 'withdrawn', 'lapsed'])
export type SvipSendState = z.infer<typeof SvipSendState>

export const SvipSend = z
  .looseObject({ sendId: Id, state: SvipSendState, sentAt: Instant, until: Instant, openedAt: z.nullable(Instant) })
  .register(z.globalRegistry, { id: 'SvipSend' })
export type SvipSend = z.infer<typeof SvipSend>

/** A month of the shop's calendar: 2026-10. */
const YearMonth = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, '月份应为 2026-10 的样子'))

const ById = z.object({ orderId: Id })
const BySend = z.object({ sendId: Id })

/** The paid membership (specification 1, sections 3 and 7; methods and fields are not shown and are ours). */
export const svip = {
  overview: endpoint('GET /svip', {
    about: 'The plans and what they give, and the card of a member who has one',
    provides: 'svip',
    output: z.looseObject({
      plans: z.array(SvipPlan),
      rights: z.array(SvipRight),
      /** What a buyer agrees to, in the versions in force; none where nothing is sold. */
      documents: z.array(z.looseObject({ document: Id, version: z.string(), title: z.string() })),
      card: z.nullable(SvipCard),
      /** Ordered and not paid yet. */
      unpaid: z.nullable(SvipOrder),
      serverTime: Instant,
    }),
  }),
  buy: endpoint('POST /svip/orders', {
    about:
      'Order a membership, to be paid at the cashier; it follows the one that runs. One that waits for payment is answered again, or closed where another plan is asked for. 409 PRICE_CHANGED, AGREEMENT_CHANGED, SVIP_PAUSED, 404 where the plan is not sold',
    collects: { scene: '购买 SVIP', kinds: ['order'] },
    session: 'required',
    idempotent: true,
    body: z.object({
      planId: SvipPlan.shape.planId,
      /** What the buyer saw; nothing is sold at another. */
      price: Cents,
      /** `paidMemberUserProtocol@2026-11-01,…` */
      agreements: z.string().check(z.maxLength(400)),
    }),
    invalidates: ['svip', 'serviceOrders'],
    output: z.looseObject({ orderId: Id }),
  }),
  order: endpoint('GET /svip/orders/{orderId}', {
    about: 'A membership that this member ordered, and what giving it back comes to',
    session: 'required',
    params: ById,
    provides: 'svip',
    output: z.looseObject({ order: SvipOrder, rights: z.array(SvipRight), refund: z.nullable(SvipRefundQuote), serverTime: Instant }),
  }),
  orders: endpoint('GET /svip/orders', {
    about: 'Every membership that this member paid for, the newest first',
    session: 'required',
    provides: 'svip',
    output: z.looseObject({ orders: z.array(SvipOrder), serverTime: Instant }),
  }),
  cancel: endpoint('POST /svip/orders/{orderId}/cancel', {
    about: 'Close a membership that is not paid yet; 409 SVIP_PAID where it is',
    session: 'required',
    params: ById,
    invalidates: ['svip', 'serviceOrders'],
    output: Done,
  }),
  refund: endpoint('POST /svip/orders/{orderId}/refund', {
    about:
      'Give a membership back: its rights end at once, coupons of it that are not used go, `back` is paid back the way it came. 409 AMOUNT_CHANGED where that is another sum by now, ORDER_WAITS, NOTHING_BACK',
    collects: 'nothing',
    session: 'required',
    idempotent: true,
    params: ById,
    /** What the member saw. */
    body: z.object({ back: Cents }),
    invalidates: ['svip', 'serviceOrders', 'coupons', 'couponUse', 'cart', 'powers'],
    output: z.looseObject({ back: Cents }),
  }),
  discountLogs: endpoint('GET /svip/discountLogs', {
    about: 'What the membership saved in a month of the shop’s calendar, the newest first, and the months there are',
    session: 'required',
    query: z.object({ yearMonth: z.optional(YearMonth) }),
    provides: 'svip',
    output: z.looseObject({
      yearMonth: YearMonth,
      saved: Cents,
      /** From the first membership on, the newest first. */
      months: z.array(YearMonth),
      results: z.array(SvipDiscount),
    }),
  }),
  qrCode: endpoint('GET /svip/qrCode', {
    about: `What a member shows at a shop: the card's number and eight figures that hold for ${CODE_SECONDS} seconds, taken once. 409 NOT_HELD without a membership, SVIP_PAUSED, CARD_FROZEN`,
    session: 'required',
    output: z.looseObject({
      /** Twenty figures, to be drawn and read out. */
      code: z.string().check(z.regex(/^\d{20}$/)),
      cardNumber: z.string(),
      /** After so many seconds the next one is to be asked for. */
      seconds: z.int(),
    }),
  }),
  sends: endpoint('GET /svip/sends', {
    about: 'The cards that this member sent, the newest first, and how many may still be sent',
    session: 'required',
    provides: 'svip',
    output: z.looseObject({ left: Count, results: z.array(SvipSend), serverTime: Instant }),
  }),
  send: endpoint('POST /svip/sends', {
    about: `Send a card for a month with the rights of this membership; whoever opens it first within ${SEND_DAYS} days has it. 409 NOT_HELD, SVIP_PAUSED, NOTHING_LEFT`,
    session: 'required',
    idempotent: true,
    invalidates: ['svip'],
    output: SvipSend,
  }),
  withdraw: endpoint('DELETE /svip/sends/{sendId}', {
    about: 'Take back a card that nobody has opened; 409 SEND_OPENED where somebody has. Twice is once',
    session: 'required',
    params: BySend,
    invalidates: ['svip'],
    output: Done,
  }),
  sent: endpoint('GET /svip/sends/{sendId}', {
    about: 'What somebody sees to whom a card was sent: how it stands, what it gives; not who sent it',
    params: BySend,
    provides: 'svip',
    output: z.looseObject({ state: SvipSendState, until: Instant, months: z.int(), rights: z.array(SvipRight), serverTime: Instant }),
  }),
  open: endpoint('POST /svip/sends/{sendId}/open', {
    about:
      'Open a card that was sent: its membership begins, or follows the one that runs. 409 OWN_CARD, SEND_CLOSED, SVIP_PAUSED, HAD_ONE: everybody opens one',
    collects: { scene: '领取 SVIP 体验卡', kinds: ['reward'] },
    session: 'required',
    idempotent: true,
    params: BySend,
    invalidates: ['svip', 'serviceOrders', 'coupons', 'couponUse', 'me', 'cart', 'powers'],
    output: z.looseObject({ orderId: Id, lastDay: z.iso.date() }),
  }),
}
