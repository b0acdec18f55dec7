import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, EMPTY_PAGE, Id, Instant, Page, pageOf, Size } from './fields'
import { ProductCard } from './productCard'

/** Days after that of receipt within which a fall of the price is given back, in a shop that has said nothing else. */
export const PRICE_KEPT_DAYS = 7

/** How the money of a difference stands: asked for, at the bank, for the pharmacy to send by hand, back. */
export const PriceKeptStatus = { asked: 'asked', paying: 'paying', failed: 'failed', paid: 'paid' } as const
export type PriceKeptStatus = (typeof PriceKeptStatus)[keyof typeof PriceKeptStatus]

/** In a word. */
export const PRICE_KEPT_WORDS: Readonly<Record<PriceKeptStatus, string>> = {
  asked: '等待退款',
  paying: '银行退款中',
  failed: '人工退款中',
  paid: '已退差价',
}
const words: ReadonlyMap<string, string> = new Map(Object.entries(PRICE_KEPT_WORDS))
/** The same of what may be a newer gateway's status, which has none. */
export const priceKeptWords = (status: string): string => words.get(status) ?? '处理中'

/** A difference that was asked for, once for a line: `amount` is `paid` less `today`, for `quantity` pieces. */
export const PriceKeptRecord = z
  .looseObject({
    claimNumber: Id,
    orderCode: Id,
    lineId: Id,
    card: ProductCard,
    specification: z.string(),
    quantity: z.int(),
    /** Cents that these pieces cost in the end, and what they cost when it was asked for. */
    paid: Cents,
    today: Cents,
    amount: Cents,
    /** One of `PriceKeptStatus`; an unknown one is shown as being worked on. */
    status: z.string(),
    askedAt: Instant,
    paidAt: z.nullable(Instant),
    /** How the order was paid, and so how the money goes back. */
    paymentName: z.nullable(z.string()),
    /** The latest first. */
    log: z.array(z.looseObject({ status: z.string(), dateTime: Instant })),
  })
  .register(z.globalRegistry, { id: 'PriceKeptRecord' })
export type PriceKeptRecord = z.infer<typeof PriceKeptRecord>

/** A line of an order beside the price of today. Nothing may be asked for where `difference` is nothing; `why` says why. */
export const PriceKeptLine = z
  .looseObject({
    lineId: Id,
    card: ProductCard,
    specification: z.string(),
    combineName: z.nullable(z.string()),
    /** Pieces that were bought, and of them those that are compared: that did not go back and are not asked back. */
    bought: z.int(),
    quantity: z.int(),
    /** What these pieces cost in the end, after promotions and coupon, and what they cost today without a coupon; null where there is nothing to compare with. */
    paid: Cents,
    today: z.nullable(Cents),
    difference: Cents,
    why: z.nullable(z.looseObject({ code: z.string(), text: z.string() })),
    /** What was asked for before. */
    record: z.nullable(PriceKeptRecord),
  })
  .register(z.globalRegistry, { id: 'PriceKeptLine' })
export type PriceKeptLine = z.infer<typeof PriceKeptLine>

const OfOrder = z.object({ orderCode: Id })

export const priceKept = {
  offer: endpoint('GET /orders/{orderCode}/price-kept', {
    about: 'The lines of one order beside the prices of today, with what may be asked back of each; `refusal` where nothing may',
    session: 'required',
    params: OfOrder,
    provides: 'order',
    output: z.looseObject({
      orderCode: Id,
      /** Days after that of receipt; the last of them ends at `until`. */
      days: z.int(),
      until: z.nullable(Instant),
      refusal: z.nullable(z.looseObject({ code: z.string(), text: z.string() })),
      /** Cents that may be asked back of all lines. */
      difference: Cents,
      lines: z.array(PriceKeptLine),
    }),
  }),
  ask: endpoint('POST /orders/{orderCode}/price-kept', {
    about:
      'Ask the difference of a line back, once. 409 AMOUNT_CHANGED (with the new line as `details`) where another amount was seen, PRICE_KEPT where it was asked for before',
    collects: { scene: '申请价保', kinds: ['order'] },
    session: 'required',
    idempotent: true,
    params: OfOrder,
    body: z.object({ lineId: Id, /** Cents that the offer said. */ expectedAmount: Cents }),
    invalidates: ['orders', 'order', 'refunds', 'aftersalesRecords'],
    output: PriceKeptRecord,
  }),
  list: endpoint('GET /price-kept', {
    about: 'Differences that this member asked for, the newest first',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'refunds',
    output: pageOf(PriceKeptRecord),
    fallback: EMPTY_PAGE,
  }),
}
