import * as z from 'zod/mini'
import { CoinMovement } from './coin'
import { endpoint } from './endpoint'
import { EMPTY_PAGE, Id, Instant, Page, pageOf, QueryInt, Size, unused } from './fields'
import { MovementMonth } from './movements'

const Count = z.int().check(z.nonnegative())

/** Specification 1, section 4: any other code is no win, and `message` says why. */
export const WON = '0000'
/** Cells around the button. */
export const CELLS = 8

export const PrizeType = z.enum(['coin', 'integral', 'coupon', 'goods', 'none'])
export type PrizeType = z.infer<typeof PrizeType>

/** A cell of the grid, clockwise from the upper left; `drawTips` is what it is called. */
export const LotteryPrize = z
  .looseObject({ id: Id, drawTips: z.string(), imageLink: z.nullable(z.string()), prizeType: PrizeType })
  .register(z.globalRegistry, { id: 'LotteryPrize' })
export type LotteryPrize = z.infer<typeof LotteryPrize>

/** How often one may still draw, and out of what. */
const Chances = z.looseObject({ number: Count, free: Count, shared: Count, exchanged: Count })

/** What came of a draw: where the light stops, and how many are left. */
export const Drawn = z
  .looseObject({ code: z.string(), message: z.string(), prizeId: Id, drawId: Id, number: Count })
  .register(z.globalRegistry, { id: 'Drawn' })
export type Drawn = z.infer<typeof Drawn>

/**
 * How far a prize is. Coins, points and coupons are `given` at once; goods wait for an address until `claimUntil`, are to be sent, are on their way,
 * and have arrived, or were not claimed in time.
 */
export const PrizeState = z.enum(['given', 'waiting', 'toSend', 'sent', 'received', 'lapsed'])
export type PrizeState = z.infer<typeof PrizeState>

export const WonPrize = z
  .looseObject({
    drawId: Id,
    activityId: Id,
    /** Of the activity. */
    title: z.string(),
    name: z.string(),
    prizeType: PrizeType,
    imageLink: z.nullable(z.string()),
    state: PrizeState,
    wonAt: Instant,
    claimUntil: z.nullable(Instant),
    /** To whom it goes, masked; null where it goes nowhere. */
    address: z.nullable(z.string()),
    /** The order that it goes with; null where it goes by itself. */
    orderCode: z.optional(z.nullable(Id)),
    parcel: z.nullable(z.looseObject({ carrierName: z.string(), trackingNumber: z.string(), sentAt: Instant })),
  })
  .register(z.globalRegistry, { id: 'WonPrize' })
export type WonPrize = z.infer<typeof WonPrize>

/** `current`: the one that runs, else the next, else the last. */
const ByActivity = z.object({ activityId: Id })
const OfActivity = z.object({ activityId: z._default(Id, 'current') })
const address = 'a page’s own address says nothing that the gateway believes'
const Key = z.string().check(z.regex(/^[\w-]{8,64}$/, '抽奖编号不正确'))

export const lottery = {
  jackpot: endpoint('GET /lottery/jackpot/{activityId}', {
    about: 'A draw: its prizes, its period, its rules in the twelve items that the law asks for, and who won last, masked',
    sameFor: 'everybody',
    params: ByActivity,
    query: z.object({ activityUrl: z.optional(unused(z.string().check(z.maxLength(500)), address)) }),
    output: z.looseObject({
      activityId: Id,
      title: z.string(),
      beginDate: Instant,
      endDate: Instant,
      /** Whether it can be drawn; `status` says why it cannot. */
      enabled: z.boolean(),
      status: z.int(),
      /** Why it was stopped; null where it was not. */
      stoppedFor: z.nullable(z.string()),
      prizes: z.array(LotteryPrize),
      ruleDescription: z.array(z.looseObject({ title: z.string(), text: z.string() })),
      /** Draws that are free each day; points that one more costs. */
      freeTimes: Count,
      useIntegral: Count,
      /** How often a day points may be used, and how many of a day’s shares count. */
      integralLimitNumber: Count,
      shareLimitNumber: Count,
      winners: z.array(z.looseObject({ name: z.string(), prize: z.string(), at: Instant })),
      /** SHA-256 of the seed that every result follows from; the seed itself once the draw is over. */
      seedHash: z.string(),
      seed: z.nullable(z.string()),
    }),
  }),
  number: endpoint('GET /lottery/number', {
    about: 'How often this member may still draw today',
    session: 'required',
    query: OfActivity,
    provides: 'lottery',
    output: Chances,
  }),
  limitNumbers: endpoint('GET /lottery/limitNumbers', {
    about: 'How often this member used points today, and how many of today’s shares counted, with the limits of both',
    session: 'required',
    query: OfActivity,
    provides: 'lottery',
    output: z.looseObject({
      useIntegralTimes: Count,
      integralLimitNumber: Count,
      shareTimes: Count,
      shareLimitNumber: Count,
    }),
  }),
  integral: endpoint('GET /lottery/integral', {
    about: 'The points of this member',
    session: 'required',
    provides: 'lottery',
    output: z.looseObject({ integral: Count }),
  }),
  integralHistory: endpoint('GET /lottery/integral/history', {
    about: 'The movements of points of this member by month, newest first: all, those that were earned, or those that left',
    session: 'required',
    query: z.object({ movement: z._default(CoinMovement, 'all'), page: Page, size: QueryInt(1, 12, 3) }),
    provides: 'lottery',
    output: pageOf(MovementMonth),
    fallback: EMPTY_PAGE,
  }),
  useIntegral: endpoint('POST /lottery/useIntegral', {
    about: 'Spend points on one more draw. 409 NOT_ENOUGH without them, TOO_MANY beyond the day’s limit, LOTTERY_CLOSED outside the period',
    collects: { scene: '用积分换抽奖次数', kinds: ['reward'] },
    session: 'required',
    idempotent: true,
    body: ByActivity,
    invalidates: ['lottery'],
    output: z.looseObject({ number: Count, integral: Count }),
  }),
  draw: endpoint('POST /lottery/prize', {
    about: `Draw, once for each key. Code ${WON} is a win. 409 NO_CHANCE with nothing left, LOTTERY_CLOSED outside the period`,
    collects: { scene: '抽奖', kinds: ['reward'] },
    session: 'required',
    idempotent: true,
    body: z.object({
      activityId: Id,
      key: Key,
      drawUrl: z.optional(unused(z.string().check(z.maxLength(500)), address)),
    }),
    invalidates: ['lottery', 'coins', 'coupons', 'me'],
    output: Drawn,
  }),
  prize: endpoint('GET /lottery/prize', {
    about: 'What came of the draw with this key, whose answer got lost; null where nothing was drawn',
    session: 'required',
    query: z.object({ activityId: Id, key: Key, drawUrl: z.optional(unused(z.string().check(z.maxLength(500)), address)) }),
    output: z.looseObject({ drawn: z.nullable(Drawn) }),
  }),
  counts: endpoint('GET /lottery/counts', {
    about: 'How many goods this member won that wait for an address',
    session: 'required',
    provides: 'lottery',
    output: z.looseObject({ waiting: Count }),
    fallback: { waiting: 0 },
  }),
  prizes: endpoint('GET /lottery/prizes', {
    about: 'What this member won, the newest first',
    session: 'required',
    query: z.object({ page: Page, size: Size }),
    provides: 'lottery',
    output: pageOf(WonPrize),
    fallback: EMPTY_PAGE,
  }),
  sendTo: endpoint('PUT /lottery/prizes/{drawId}/address', {
    about:
      'Where a prize is to be sent: an address of this member’s book, changed until it is sent. 409 LAPSED, SENT, or NO_PARCEL where nothing is sent',
    collects: { scene: '填写奖品收货地址', kinds: ['consignee'] },
    session: 'required',
    idempotent: true,
    params: z.object({ drawId: Id }),
    body: z.object({ addressId: Id }),
    invalidates: ['lottery'],
    output: WonPrize,
  }),
  received: endpoint('PUT /lottery/prizes/{drawId}/received', {
    about: 'The prize arrived. 409 NOT_SENT before it was sent',
    session: 'required',
    idempotent: true,
    params: z.object({ drawId: Id }),
    invalidates: ['lottery'],
    output: WonPrize,
  }),
  share: endpoint('POST /lottery/shares', {
    about: 'What a member passes on: another who opens it gives one more draw, once each, and not to himself',
    collects: 'nothing',
    session: 'required',
    body: ByActivity,
    output: z.looseObject({ shareId: Id }),
  }),
  openShare: endpoint('PUT /lottery/shares/{shareId}/open', {
    about: 'Opened by another member; `counted` is false where it gave nothing: one’s own, opened before, beyond the day’s limit, or over',
    collects: { scene: '打开家人分享的抽奖', kinds: ['reward'] },
    session: 'required',
    idempotent: true,
    params: z.object({ shareId: Id }),
    output: z.looseObject({ counted: z.boolean() }),
  }),
}
