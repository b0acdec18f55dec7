import * as z from 'zod/mini'
import type { Desk } from '../../../src/contract/chat'
import { MAX_COIN_PERCENT, MAX_COINS_EARNED, MAX_TASK_COINS } from '../../../src/contract/coin'
import { taxNumberProblem } from '../../../src/contract/taxNumber'
import type { QueueName } from '../queues'

/** Words that are there and fit their place. */
export const Text = (max: number, name = '这一栏') =>
  z.string(`请填写${name}`).check(z.trim(), z.minLength(1, `请填写${name}`), z.maxLength(max, `不超过 ${max} 字`))
/** Words that may be left out. */
export const Note = (max: number) => z.string('请填写文字').check(z.trim(), z.maxLength(max, `不超过 ${max} 字`))
export const Whole = (min: number, max: number) =>
  z.int('请填写整数').check(z.minimum(min, `不小于 ${min}`), z.maximum(max, `不大于 ${max}`))
/** Cents that an operator types as yuan. */
export const Money = z.int('请填写金额').check(z.minimum(0, '金额不能小于 0'), z.maximum(100_000_00, '金额不超过 10 万元'))
export const Telephone = z
  .string('请填写电话')
  .check(z.trim(), z.regex(/^(?=(?:\D*\d){5,16}\D*$)[\d][\d -]*$/, '请填写电话，如 400-000-2026'))
export const Switch = z.boolean('请选择')

const Clock = z.string('请填写时间').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, '时间写作 08:00'))
const NullableClock = z.nullable(Clock)
const Day = z.iso.date('日期写作 2027-02-06')
const NullableDay = z.nullable(Day)
const Hours = z.nullable(z.object({ from: Clock, to: Clock }))

/** No two of a list alike in one field. */
export const unlike = <T>(of: (one: T) => string, words: string) => z.refine<T[]>((all) => new Set(all.map(of)).size === all.length, words)

export const HotWordsShape = z.array(z.object({ searchWord: Text(20, '热门搜索词'), note: z.nullable(Text(8, '说明')) })).check(
  z.maxLength(20, '不超过 20 个'),
  unlike(({ searchWord }) => searchWord, '有两个相同的词'),
)

/** A picture or a card that leads somewhere: the gateway looks whether the address is there. */
const Card = z.object({
  id: z.string('请填写编号').check(z.regex(/^[\w-]{1,64}$/, '编号用字母、数字、- 或 _')),
  title: Text(24, '标题'),
  text: Text(80, '文字'),
  picture: z.nullable(z.string().check(z.regex(/^\/pictures\/\d{1,18}$/, '图片写作 /pictures/商品编码'))),
  link: z.string('请填写去向').check(z.trim(), z.regex(/^(\/\S*|flashSale:\w+)$/, '去向写作商城里的地址，如 /search/result?keyword=口罩')),
})
export const CardsShape = z.array(Card).check(
  z.maxLength(30, '不超过 30 个'),
  unlike(({ id }) => id, '有两个相同的编号'),
)

export const NewMemberShape = z.nullable(
  z.object({
    couponType: z.string().check(z.regex(/^[\w-]{1,64}$/, '请填写券的编号')),
    title: Text(20, '标题'),
    text: Text(40, '文字'),
    amount: Money,
  }),
)
export const NoteCardShape = z.nullable(z.object({ title: Text(20, '标题'), text: Text(60, '文字'), phone: Telephone }))

export const TABS = ['home', 'category', 'pharmacist', 'cart', 'me'] as const
export const BadgesShape = z
  .array(z.object({ tab: z.enum(TABS, '请选择标签'), text: Text(4, '角标'), onlyOnline: Switch }))
  .check(unlike(({ tab }) => tab, '一个标签只能有一个角标'))

export const FreightShape = z.object({ amount: Money, freeFrom: Money })

export const OnlineTimeShape = z.object({
  weekly: z.tuple([Hours, Hours, Hours, Hours, Hours, Hours, Hours]),
  closedOn: z.array(Day).check(z.maxLength(100, '不超过 100 天')),
})

/** What must be shown to sell drugs on the net cannot be emptied (网络药品经营行为监督管理办法). */
export const LicencesShape = z
  .array(
    z.object({
      label: Text(40, '证照名称'),
      number: Text(60, '编号'),
      validUntil: NullableDay,
      form: z.enum(['licence', 'filing'], '请选择许可或备案'),
      issuer: z.nullable(Text(60, '发证机关')),
    }),
  )
  .check(z.minLength(1, '网上售药须公示证照，不能清空'), z.maxLength(20, '不超过 20 项'))
export const PharmacistsShape = z
  .array(
    z.object({
      name: Text(20, '姓名'),
      title: Text(40, '职称'),
      registration: Text(40, '注册证号'),
      onDuty: Switch,
      dutyFrom: NullableClock,
      dutyTo: NullableClock,
    }),
  )
  .check(z.minLength(1, '网上售药须公示执业药师，不能清空'), z.maxLength(50, '不超过 50 位'))

export const TradeShape = z.object({
  payMinutes: Whole(5, 1440),
  unpaidOrders: Whole(1, 100),
  unpaidOrdersOfPlace: Whole(1, 1000),
  unpaidPiecesOfNetwork: Whole(1, 100_000),
  visitorCartsAnHour: Whole(1, 100_000),
  visitorCartLines: Whole(1, 200),
})
/** Days after that of receipt; none: nothing is given back. */
export const PriceKeptShape = z.object({ days: Whole(0, 30) })
/** How much of the goods may be paid with coins, in percent; none: nothing. */
export const CoinUseShape = z.object({ percent: Whole(0, MAX_COIN_PERCENT) })
/** Coins of each task of signing in; none: the task is not offered. */
export const SignTasksShape = z.object({
  patient: Whole(0, MAX_TASK_COINS),
  reminder: Whole(0, MAX_TASK_COINS),
  address: Whole(0, MAX_TASK_COINS),
  cabinet: Whole(0, MAX_TASK_COINS),
  order: Whole(0, MAX_TASK_COINS),
})
/** Coins for every 100 yuan; none: nothing is given for what is bought. */
export const CoinEarnShape = z.object({ coins: Whole(0, MAX_COINS_EARNED) })
/** Percent of tax in the price by kind of goods, and the shop's own tax number, which may be empty. */
const Rate = Whole(0, 13)
export const InvoiceSettingShape = z.object({
  sellerTaxNumber: z._default(
    z.string('请填写税号').check(
      z.trim(),
      z.refine((text) => text === '' || taxNumberProblem(text) === undefined, '税号不正确，请核对'),
    ),
    '',
  ),
  chemical: Rate,
  tcm: Rate,
  device: Rate,
  food: Rate,
  care: Rate,
  freight: Rate,
})
export const ConsultationShape = z.object({ isOn: Switch, fee: Money, answerMinutes: Whole(5, 1440) })
const TargetMinutes = Whole(1, 7 * 24 * 60)
export const QueueTargetsShape = z.object({
  prescriptions: TargetMinutes,
  orders: TargetMinutes,
  callbacks: TargetMinutes,
  // What was stored before there were conversations says nothing of them.
  chats: z.optional(TargetMinutes),
  leftMessages: z.optional(TargetMinutes),
  stockReminders: TargetMinutes,
  refunds: TargetMinutes,
  revisionChecks: z.optional(TargetMinutes),
  rechecks: z.optional(TargetMinutes),
  aftersales: z.optional(TargetMinutes),
  complaints: z.optional(TargetMinutes),
  reviews: z.optional(TargetMinutes),
  invoices: z.optional(TargetMinutes),
  invitations: z.optional(TargetMinutes),
  assists: z.optional(TargetMinutes),
  prizes: z.optional(TargetMinutes),
} satisfies Record<QueueName, unknown>)
/** Three days at most, by law; what was stored before signatures were asked for says nothing of them. */
/** Orders that one prescription may be good for at most; the figure is ours. */
export const MAX_FETCHES = 3
export const RxRulesShape = z.object({
  validDays: Whole(0, 3),
  needsSignature: z.optional(Switch),
  ordersWait: z.optional(Switch),
  maxFetches: z.optional(Whole(1, MAX_FETCHES)),
})
export const SmsBudgetShape = z.object({
  perHour: Whole(1, 10_000_000),
  perDay: Whole(1, 10_000_000),
  reservedPercent: Whole(0, 100),
})
export const ShopShape = z.object({ name: Text(40, '全称'), shortName: Text(40, '简称'), sellerName: Text(40, '卖家名称') })
export const RxSettingShape = z.object({
  cart: Text(40, '购物车的提示'),
  settle: Text(40, '确认订单的提示'),
  order: Text(40, '订单的提示'),
  upload: Text(60, '处方的要求'),
})
export const MessageWordsShape = z.record(
  z.string(),
  z.object({ title: Text(30, '标题'), text: Text(120, '商城里的文字'), outside: Text(60, '锁屏上的文字') }),
)
export const RuleGroupsShape = z
  .array(z.object({ title: Text(20, '标题'), names: z.array(z.string()).check(z.minLength(1, '至少列出一页')) }))
  .check(
    z.maxLength(20, '不超过 20 组'),
    unlike(({ title }) => title, '有两个相同的标题'),
  )
export const SitesShape = z.record(
  z.string().check(z.regex(/^(?=.{1,100}$)([a-z0-9-]+\.)+[a-z]{2,}$/, '网站写作 www.nmpa.gov.cn')),
  Text(40, '网站名称'),
)

const VariantName = z.string().check(z.regex(/^[A-Za-z]{1,40}$/, '名称用 1 到 40 个字母'))
export const ExperimentsShape = z
  .array(
    z.object({ key: VariantName, variants: z.array(z.object({ name: VariantName, weight: Whole(0, 1000) })) }).check(
      z.refine(({ variants }) => variants.some(({ name }) => name === 'control'), '要有一个方案叫 control：商城现在的样子'),
      z.refine(({ variants }) => variants.some(({ weight }) => weight > 0), '至少一个方案的权重大于 0'),
      z.refine(({ variants }) => new Set(variants.map(({ name }) => name)).size === variants.length, '有两个相同的方案'),
    ),
  )
  .check(
    z.maxLength(20, '不超过 20 项'),
    unlike(({ key }) => key, '有两个相同的实验'),
  )

/** Where what shoppers send back goes; a shop without one agrees to no return. */
export const ReturnAddressShape = z.object({ name: Text(20, '收件人'), phone: Telephone, address: Text(100, '地址') })

/** Who approved the safety rules, and those of which day; both empty where nobody did. */
export const SafetyRulesShape = z.object({
  approvedBy: Note(20),
  rulesDate: z.string('请填写日期').check(z.trim(), z.regex(/^(\d{4}-\d\d-\d\d)?$/, '日期写作 2026-11-25')),
})

const QuickReplies = z.array(z.object({ title: Text(12, '短名'), text: Text(200, '句子') })).check(
  z.maxLength(30, '不超过 30 句'),
  unlike(({ title }) => title, '有两个相同的短名'),
)
/** Ready sentences of each desk, for people to send: those of the keys Alt 1 to Alt 4 stand first. */
export const QuickRepliesShape = z.object({
  service: QuickReplies,
  pharmacist: QuickReplies,
  doctor: QuickReplies,
} satisfies Record<Desk, unknown>)
