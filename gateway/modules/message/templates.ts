import type { MessageKind } from '../../../src/contract/message'
import type { MessageScene } from '../../../src/contract/wechat'
import type { shopAddress } from '../../kernel/shopAddress'
import type { SwitchKey } from '../preference/switches'
import { ASSIST_TEMPLATES } from './assistTemplates'
import { CABINET_TEMPLATES } from './cabinetTemplates'
import { CHAT_TEMPLATES } from './chatTemplates'
import { COMPLAINT_TEMPLATES } from './complaintTemplates'
import { INVOICE_TEMPLATES } from './invoiceTemplates'
import { LOTTERY_TEMPLATES } from './lotteryTemplates'
import { PLAN_TEMPLATES } from './planTemplates'
import { POWER_TEMPLATES } from './powerTemplates'
import { PRESCRIPTION_TEMPLATES } from './prescriptionTemplates'
import { REVIEW_TEMPLATES } from './reviewTemplates'
import { REFUND_TEMPLATES } from './refundTemplates'
import { INVITATION_TEMPLATES } from './invitationTemplates'
import { SVIP_TEMPLATES } from './svipTemplates'

/** By which a message leaves the shop; in the shop it is always. */
export type Channel = 'wechat' | 'sms' | 'push'

export type Template = {
  kind: MessageKind
  /** The switch of /pushNotification that it obeys. What `pushActivity` governs is advertising: without it there is no message at all. */
  switch: Extract<SwitchKey, `push${string}`>
  title: string
  /** In the shop, for the member alone. */
  text: string
  /** On a lock screen, where others read it: never a medicine, a person or an illness. */
  outside: string
  /** What the texts and the link are filled with. */
  words: readonly string[]
  /**
   * What it is about, whose name is the event's: news of one thing within two hours are joined (`thing.ts`). Two templates that share it
   * tell states of the same thing.
   */
  thing:
    | 'order'
    | 'refund'
    | 'coupon'
    | 'stock'
    | 'callback'
    | 'prescription'
    | 'supply'
    | 'dose'
    | 'cabinet'
    | 'price'
    | 'sign'
    | 'level'
    | 'compensation'
    | 'chat'
    | 'consultation'
    | 'complaint'
    | 'review'
    | 'invoice'
    | 'prize'
    | 'svip'
    | 'policy'
    | 'power'
    | 'invitation'
    | 'assist'
  /** The thing itself. */
  leadsTo: { route: Parameters<typeof shopAddress>[0]; params: readonly string[] }
  channels: readonly Channel[]
  /** WeChat's own template, which the member allowed for this order. */
  scene?: MessageScene
  /** It answers what the member has just done, at whatever hour that was. */
  comesAtNight?: true
  /** Somebody waits for it: it leaves the shop at once, not only when it is clear that no newer state follows. */
  urgent?: true
  /** The member has to do something now: it leaves the shop even where news of the same thing left it a moment ago. */
  needsAction?: true
  /** It tells of the day on which it was written: nobody has it sent again on another. */
  ofItsDay?: true
}

const ORDER = { route: 'order', params: ['orderCode'] } as const

/** A row for each event that somebody is told of. A shop's own words: the setting `messageWords` (`words.ts`). */
export const TEMPLATES = {
  orderPaid: {
    kind: 'order',
    switch: 'pushOrder',
    title: '付款成功',
    text: '订单 {orderCode} 已付款 {amount}，核对后发货',
    outside: '您的订单已付款，核对后发货',
    words: ['orderCode', 'amount', 'time', 'shop'],
    thing: 'order',
    leadsTo: ORDER,
    channels: ['wechat', 'push'],
    scene: 'paid',
    comesAtNight: true,
  },
  orderShipped: {
    kind: 'order',
    switch: 'pushOrder',
    title: '包裹已发出',
    text: '订单 {orderCode} 已由{carrier}揽收，运单号 {trackingNumber}',
    outside: '您的包裹已发出，点开查看物流',
    words: ['orderCode', 'amount', 'time', 'shop', 'carrier', 'trackingNumber'],
    thing: 'order',
    leadsTo: { route: 'orderLogistic', params: ['orderCode'] },
    channels: ['wechat', 'push'],
    scene: 'shipped',
  },
  orderSigned: {
    kind: 'order',
    switch: 'pushOrder',
    title: '包裹已签收',
    text: '订单 {orderCode} 的包裹已签收，请核对品名、规格和有效期',
    outside: '您的包裹已签收',
    words: ['orderCode'],
    thing: 'order',
    leadsTo: ORDER,
    channels: ['push'],
  },
  orderExpired: {
    kind: 'order',
    switch: 'pushOrder',
    title: '订单已取消',
    text: '订单 {orderCode} 超时未付款，已自动取消',
    outside: '您有一笔订单超时未付款，已自动取消',
    words: ['orderCode'],
    thing: 'order',
    leadsTo: ORDER,
    channels: ['push'],
  },
  orderRefused: {
    kind: 'order',
    switch: 'pushOrder',
    title: '订单没有通过药师核对',
    text: '订单 {orderCode} 没有通过药师核对：{reason}。订单已取消，{amount} 将原路退回',
    outside: '您的一笔订单没有通过药师核对，已取消，款项将原路退回',
    words: ['orderCode', 'amount', 'reason'],
    thing: 'order',
    leadsTo: ORDER,
    channels: ['push'],
    needsAction: true,
  },
  orderRefunded: {
    kind: 'refund',
    switch: 'pushOrder',
    title: '退款已退回',
    text: '订单 {orderCode} 的 {amount} 已原路退回',
    outside: '您的退款已原路退回',
    words: ['orderCode', 'amount'],
    thing: 'refund',
    leadsTo: ORDER,
    channels: ['push'],
  },
  orderRefundedByHand: {
    kind: 'refund',
    switch: 'pushOrder',
    title: '退款已由客服处理',
    text: '订单 {orderCode} 的 {amount} {way}',
    outside: '您的退款已由客服处理，点开查看',
    words: ['orderCode', 'amount', 'way'],
    thing: 'refund',
    leadsTo: ORDER,
    channels: ['push'],
  },
  couponReturned: {
    kind: 'reward',
    switch: 'pushOrder',
    title: '优惠券已退回',
    text: '订单 {orderCode} 已取消，用掉的优惠券退回了您的账户',
    outside: '一张优惠券退回了您的账户',
    words: ['orderCode'],
    thing: 'coupon',
    leadsTo: { route: 'couponList', params: [] },
    channels: [],
  },
  compensated: {
    kind: 'reward',
    switch: 'pushOrder',
    title: '补发已到账',
    text: '因订单 {orderCode} 的问题，我们给您补发了{gift}',
    outside: '我们给您补发的权益已到账',
    words: ['orderCode', 'gift'],
    thing: 'compensation',
    leadsTo: ORDER,
    channels: ['push'],
  },
  stockBack: {
    kind: 'service',
    switch: 'pushService',
    title: '到货了',
    text: '您登记到货提醒的「{name}」现在有货',
    outside: '您登记到货提醒的商品现在有货',
    words: ['name', 'productCode'],
    thing: 'stock',
    leadsTo: { route: 'product', params: ['productCode'] },
    channels: ['push', 'sms'],
  },
  callbackMissed: {
    kind: 'service',
    switch: 'pushService',
    title: '没能按时给您回电',
    text: '药师没能在 {time} 前给您回电，抱歉。您可以直接打电话问药师，或重新留下号码',
    outside: '药师没能按时给您回电，抱歉。您可以直接打电话，或重新留下号码',
    words: ['time'],
    thing: 'callback',
    leadsTo: { route: 'pharmacist', params: [] },
    channels: ['push', 'sms'],
    needsAction: true,
  },
  callbackUnanswered: {
    kind: 'service',
    switch: 'pushService',
    title: '药师给您回过电话',
    text: '药师在 {time} 给您回电，没有接通。您可以直接打电话问药师，或重新留下号码',
    outside: '药师给您回过电话，没有接通。您可以直接打电话，或重新留下号码',
    words: ['time'],
    thing: 'callback',
    leadsTo: { route: 'pharmacist', params: [] },
    channels: ['push', 'sms'],
    needsAction: true,
  },
  callbackPretended: {
    kind: 'service',
    switch: 'pushService',
    title: '演示药师已处理您的回电登记',
    text: '这是演示商城：演示药师在 {time} 处理了您的回电登记，没有真的拨打电话',
    outside: '演示药师已处理您的回电登记，没有真的拨打电话',
    words: ['time'],
    thing: 'callback',
    leadsTo: { route: 'pharmacist', params: [] },
    channels: ['push'],
  },
  ...PRESCRIPTION_TEMPLATES,
  ...CABINET_TEMPLATES,
  ...REFUND_TEMPLATES,
  ...COMPLAINT_TEMPLATES,
  ...REVIEW_TEMPLATES,
  ...INVOICE_TEMPLATES,
  ...CHAT_TEMPLATES,
  ...LOTTERY_TEMPLATES,
  ...SVIP_TEMPLATES,
  ...PLAN_TEMPLATES,
  ...POWER_TEMPLATES,
  ...INVITATION_TEMPLATES,
  ...ASSIST_TEMPLATES,
  priceLower: {
    kind: 'shop',
    switch: 'pushActivity',
    title: '收藏的商品降价了',
    text: '「{name}」现在 {price}，比之前低 {less}',
    outside: '您收藏的一件商品降价了',
    words: ['name', 'price', 'less', 'productCode'],
    thing: 'price',
    leadsTo: { route: 'product', params: ['productCode'] },
    channels: ['push'],
  },
  pricesLower: {
    kind: 'shop',
    switch: 'pushActivity',
    title: '收藏的商品降价了',
    text: '您收藏的 {count} 件商品降价了，其中有「{name}」',
    outside: '您收藏的几件商品降价了',
    words: ['count', 'name'],
    thing: 'price',
    leadsTo: { route: 'favourites', params: [] },
    channels: ['push'],
  },
  signReminder: {
    kind: 'reward',
    switch: 'pushService',
    title: '今天还没有签到',
    text: '您打开了签到提醒：今天还没有签到，零点前签到可领健康币',
    outside: '您打开了签到提醒：今天还没有签到',
    words: [],
    thing: 'sign',
    leadsTo: { route: 'sign', params: [] },
    channels: ['push'],
    ofItsDay: true,
  },
  levelEnding: {
    kind: 'reward',
    switch: 'pushService',
    title: '会员等级快到期了',
    text: '您的「{level}」{day}到期，到期时成长值还差 {growth} 可保级。不保级也不影响已领的会员礼',
    outside: '您的会员等级快到期了，点开查看',
    words: ['level', 'day', 'growth'],
    thing: 'level',
    leadsTo: { route: 'member', params: [] },
    channels: ['push'],
  },
} as const satisfies Readonly<Record<string, Template>>

export type TemplateName = keyof typeof TEMPLATES
export type WordsOf<Name extends TemplateName> = Readonly<Record<(typeof TEMPLATES)[Name]['words'][number], string>>

/** A row that a message of an earlier or a later release names is not there. */
export const templateOf = (name: string): Template | undefined => (TEMPLATES as Readonly<Record<string, Template>>)[name]
