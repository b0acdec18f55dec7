import { QUEUES, type QueueName } from '../../../counter/contract/queues'
import { DAY_SECONDS, HOUR_SECONDS } from '../../../src/lib/duration'
import type { Queues } from './queuesOf'

/** A night, in which no pharmacist is there. */
const HALF_DAY_SECONDS = 12 * HOUR_SECONDS

const at = (queue: QueueName) => `在工作台「${QUEUES[queue].title}」里`
type Meaning = {
  what: string
  todo: string
  after: number
  /** The queue of the counter where it is worked off; what has none is worked off by an operator elsewhere. */
  queue?: QueueName
}

/**
 * Alert thresholds: each queue's label, what to do, and after how many seconds it needs an operator: at once where nothing retries by
 * itself.
 */
export const QUEUE_MEANINGS: { readonly [name in keyof Queues]: Meaning } = {
  callbacksLate: { what: '超时未回的电话', todo: `尽快${at('callbacks')}回电并记录`, after: 0, queue: 'callbacks' },
  callbacksWaiting: { what: '待回的电话', todo: `${at('callbacks')}回电并记录`, after: DAY_SECONDS, queue: 'callbacks' },
  chatsWaiting: { what: '没有回复的会话', todo: `${at('chats')}接待并回复`, after: HALF_DAY_SECONDS, queue: 'chats' },
  leftMessagesWaiting: { what: '没有回复的留言', todo: `${at('leftMessages')}回复`, after: 2 * DAY_SECONDS, queue: 'leftMessages' },
  ordersUnchecked: { what: '待核对的订单', todo: `${at('orders')}核对，核对后才会发货`, after: HALF_DAY_SECONDS, queue: 'orders' },
  prescriptionsPending: { what: '待审核的处方', todo: `${at('prescriptions')}通过或退回`, after: HALF_DAY_SECONDS, queue: 'prescriptions' },
  rechecksWaiting: { what: '待复核的处方', todo: `${at('rechecks')}复核并写下结论`, after: HALF_DAY_SECONDS, queue: 'rechecks' },
  aftersalesWaiting: { what: '没有处理的退款售后', todo: `${at('aftersales')}审核或验收`, after: 2 * DAY_SECONDS, queue: 'aftersales' },
  complaintsWaiting: { what: '没有回复的投诉建议', todo: `${at('complaints')}受理并回复`, after: DAY_SECONDS, queue: 'complaints' },
  reviewsWaiting: { what: '没有查看的评价', todo: `${at('reviews')}展示或写明不展示的原因`, after: DAY_SECONDS, queue: 'reviews' },
  invoicesFailed: {
    what: '没有开出的发票',
    todo: `${at('invoices')}看原因，重新开票或写明不开的原因`,
    after: DAY_SECONDS,
    queue: 'invoices',
  },
  invitationsWaiting: {
    what: '没有核实的邀请',
    todo: `${at('invitations')}通过，或写明不发的原因`,
    after: DAY_SECONDS,
    queue: 'invitations',
  },
  assistsWaiting: {
    what: '没有核实的助力',
    todo: `${at('assists')}通过，或写明不发的原因`,
    after: DAY_SECONDS,
    queue: 'assists',
  },
  prizesWaiting: { what: '没有寄出的奖品', todo: `${at('prizes')}寄出，填写快递和单号`, after: 2 * DAY_SECONDS, queue: 'prizes' },
  refundsFailed: { what: '退款失败', todo: `到支付平台人工退款，再${at('refunds')}了结`, after: 0, queue: 'refunds' },
  refundsWaiting: { what: '退款未到账', todo: '超过一天的，到支付平台核对', after: DAY_SECONDS },
  paymentsUnmatched: { what: '支付结果不明', todo: '到支付平台核对是否已付款', after: 600 },
  ordersOverdue: { what: '超时未取消的订单', todo: '查看日志中的 closeOverdue', after: 600 },
  shippingGivenUp: { what: '微信发货信息未录入', todo: '到微信公众平台手工录入，否则货款不结算', after: 0 },
  shippingWaiting: { what: '微信发货信息待录入', todo: '超过一天的，查看日志中的 reportShipping', after: DAY_SECONDS },
  parcelsWaiting: { what: '已核对未交寄', todo: '检查 COURIER_URL 的物流服务；没有设置的，人工安排发货', after: DAY_SECONDS },
  messagesGivenUp: { what: '消息未送达', todo: '检查微信模板和 AppSecret、SMS_URL、PUSH_URL', after: 0 },
  messagesWaiting: { what: '消息待发送', todo: '查看日志中的 deliverMessages', after: DAY_SECONDS },
  revisionsUnchecked: {
    what: '待复核的文案',
    todo: `${at('revisionChecks')}通过或退回`,
    after: DAY_SECONDS,
    queue: 'revisionChecks',
  },
  revisionsFailed: { what: '没有上线的定时修订', todo: '在工作台「变更记录」里看原因，改好再上线或放弃', after: 0 },
  dataCopiesWaiting: { what: '个人信息副本待生成', todo: '查看日志中的 prepareCopies', after: HOUR_SECONDS },
  bankNoticesWaiting: { what: '支付通知待送达', todo: '查看日志中的支付通知', after: 600 },
}
