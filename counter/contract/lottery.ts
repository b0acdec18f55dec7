import * as z from 'zod/mini'
import { Id, Instant, Page, pageOf, Size, SkuCode } from '../../src/contract/fields'
import { CELLS, PrizeType } from '../../src/contract/lottery'
import { MaskedAddress, MaskedName, MaskedPhone } from './masked'
import { Standing } from './promotion'
import { Reason } from './revision'
import { sortedPage, type Order } from './sorting'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** All chances together: parts of a million. */
export const ALL_ODDS = 1_000_000
/** No prize is worth more: 50,000 yuan (LAW-AND-PRIVACY, D15). */
const MAX_WORTH = 5_000_000

const Times = z.int('次数应为整数').check(z.minimum(0, '次数不能小于 0'), z.maximum(50, '次数最多 50'))

/** A cell of the grid; which of its fields are asked for, its kind says. */
export const PrizeFields = z.object({
  prizeType: PrizeType,
  name: z.string().check(z.trim(), z.minLength(1, '请填写奖品名称'), z.maxLength(10, '奖品名称最多 10 字')),
  /** Coins or points. */
  amount: z.nullable(z.int('数量应为整数').check(z.minimum(1, '至少 1 枚'), z.maximum(10_000, '最多 10000 枚'))),
  couponType: z.nullable(Id),
  /** Of goods: the packing whose picture is shown, and by which the law is kept. */
  skuCode: z.nullable(SkuCode),
  /** Cents, of goods. */
  worth: z.nullable(z.int('金额应精确到分').check(z.minimum(1, '价值应大于 0'), z.maximum(MAX_WORTH, '一件奖品的价值不能超过 50000 元'))),
  /** How many there are; null for as many as are drawn. */
  quantity: z.nullable(z.int('数量应为整数').check(z.minimum(0, '数量不能小于 0'), z.maximum(1_000_000, '数量过大'))),
  odds: z.int('概率应为整数').check(z.minimum(0, '概率不能小于 0'), z.maximum(ALL_ODDS, '概率不能超过 100%')),
})
export type PrizeFields = z.infer<typeof PrizeFields>

/** What is edited of a draw until it begins; its twelve rules follow from it. */
export const LotteryFields = z.object({
  title: z.string().check(z.trim(), z.minLength(2, '请填写活动名称'), z.maxLength(12, '活动名称最多 12 字')),
  conditions: z.string().check(z.trim(), z.minLength(4, '请写明谁可以参加'), z.maxLength(200, '参加条件最多 200 字')),
  prizes: z.array(PrizeFields).check(z.length(CELLS, `奖品应为 ${CELLS} 格`)),
  /** A day. */
  freeTimes: Times,
  /** Points for one more. */
  useIntegral: z.int('积分应为整数').check(z.minimum(1, '至少 1 积分'), z.maximum(100_000, '积分过多')),
  integralLimit: Times,
  shareLimit: Times,
  beginsAt: Instant,
  endsAt: Instant,
})
export type LotteryFields = z.infer<typeof LotteryFields>

export const LotteryAhead = z.partial(LotteryFields)
export type LotteryAhead = z.infer<typeof LotteryAhead>

/** What staff call the fields, in the order of the form. */
export const LOTTERY_TITLES: Readonly<Record<keyof LotteryFields, string>> = {
  title: '活动名称',
  beginsAt: '开始',
  endsAt: '结束',
  conditions: '参加条件',
  prizes: '奖品',
  freeTimes: '每天免费次数',
  useIntegral: '换一次的积分',
  integralLimit: '每天最多换几次',
  shareLimit: '每天分享最多得几次',
}

/** What staff call the kinds of prizes. */
export const PRIZE_TYPE_NAMES: Readonly<Record<PrizeType, string>> = {
  coin: '健康币',
  integral: '积分',
  coupon: '优惠券',
  goods: '实物',
  none: '没有奖品',
}

export const Lottery = z.looseObject({
  activityId: Id,
  title: z.string(),
  beginsAt: Instant,
  endsAt: Instant,
  standing: Standing,
  isStopped: z.boolean(),
  /** Draws until now, and wins among them. */
  draws: z.int(),
  wins: z.int(),
})
export type Lottery = z.infer<typeof Lottery>

export const LotteryDetail = z.looseObject({
  activityId: Id,
  /** Nobody has written it yet: the first revision makes it, of all its fields. */
  isNew: z.boolean(),
  version: Version,
  fields: z.extend(LotteryFields, {
    title: z.string(),
    conditions: z.string(),
    prizes: z.array(z.extend(PrizeFields, { name: z.string() })),
  }),
  /** The twelve items, as shoppers read them. */
  rules: z.array(z.looseObject({ title: z.string(), text: z.string() })),
  /** It has begun: nothing of it can be edited any more. */
  isFrozen: z.boolean(),
  standing: Standing,
  /** Why it was stopped; null where it was not. */
  stoppedFor: z.nullable(z.string()),
  /** How often each prize was won, in the order of the prizes. */
  won: z.array(z.int()),
  /** Address of the shop's page. */
  path: z.string(),
})
export type LotteryDetail = z.infer<typeof LotteryDetail>

export const LotteryQuery = z.object({
  ...sortedPage(['endsAt', 'beginsAt', 'title']),
  standing: z.optional(Standing),
  /** One alone. */
  activityId: z.optional(Id),
})
/** Those that end last first. */
export const lotteryOrder = ({ sort, order }: z.infer<typeof LotteryQuery>): Order => order ?? (sort === 'endsAt' ? 'down' : 'up')

/** A prize that goes to somebody by parcel. */
export const PrizeParcel = z.looseObject({
  drawId: Id,
  title: z.string(),
  name: z.string(),
  skuCode: z.nullable(z.string()),
  wonAt: Instant,
  version: Version,
  state: z.enum(['waiting', 'toSend', 'sent', 'received', 'lapsed']),
  /** By when it is to be sent, as the rules promise; null without an address. */
  sendUntil: z.nullable(Instant),
  /** Null before the winner gave an address, and of a closed account. */
  consignee: z.nullable(z.looseObject({ name: MaskedName, phone: MaskedPhone, address: MaskedAddress })),
  /** The order that it goes with by itself; null where somebody sends it. */
  orderCode: z.nullable(Id),
  carrierName: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
})
export type PrizeParcel = z.infer<typeof PrizeParcel>

const operators = ['operator'] as const
const senders = ['clerk', 'operator'] as const
const ByActivity = z.object({ activityId: Id })
const ByDraw = z.object({ drawId: Id })

export const lottery = {
  list: workEndpoint('GET /lotteries', {
    about: 'Draws: those that run, those to come, those that are over; those that end last first, unless asked for otherwise',
    roles: operators,
    query: LotteryQuery,
    output: pageOf(Lottery),
  }),
  one: workEndpoint('GET /lotteries/{activityId}', {
    about: 'One draw as revisions edit it, with how often each prize was won; under an id that none has yet an empty one',
    roles: operators,
    params: ByActivity,
    output: LotteryDetail,
  }),
  stop: workEndpoint('POST /lotteries/{activityId}/stop', {
    about: 'Stop a draw that has begun, for good, with the reason that shoppers read; points for draws that were not made come back',
    title: '停止抽奖活动',
    version: 'required',
    roles: operators,
    params: ByActivity,
    body: z.object({ reason: Reason }),
    output: LotteryDetail,
  }),
  parcels: workEndpoint('GET /prizes', {
    about: 'Goods that were won, by how far they are; those that were won first come first',
    roles: senders,
    query: z.object({ page: Page, size: Size, state: z._default(PrizeParcel.shape.state, 'toSend') }),
    output: pageOf(PrizeParcel),
  }),
  send: workEndpoint('POST /prizes/{drawId}/send', {
    about: 'A prize left with a carrier, by its number. 409 NO_ADDRESS before the winner gave one, SENT where it was sent',
    title: '寄出奖品',
    version: 'required',
    roles: senders,
    params: ByDraw,
    body: z.object({
      carrier: z.int(),
      trackingNumber: z.string().check(z.trim(), z.minLength(8, '请填写运单号'), z.maxLength(20, '运单号过长')),
    }),
    output: PrizeParcel,
  }),
}
