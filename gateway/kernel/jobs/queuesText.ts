import type { Queues } from './queuesOf'

type Draw = (table: { headings: string[]; rows: string[][] }) => string

const HOUR = 3600
/** What each queue is called, what to do, and after how many seconds it needs somebody: at once where nothing goes on by itself. */
const MEANINGS: { readonly [name in keyof Queues]: { what: string; todo: string; after: number } } = {
  refundsFailed: { what: '退款失败', todo: '到支付平台人工退款', after: 0 },
  refundsWaiting: { what: '退款未到账', todo: '超过一天的，到支付平台核对', after: 24 * HOUR },
  paymentsUnmatched: { what: '支付结果不明', todo: '到支付平台核对是否已付款', after: 600 },
  ordersOverdue: { what: '超时未取消的订单', todo: '查看日志中的 cancelUnpaid', after: 600 },
  shippingGivenUp: { what: '微信发货信息未录入', todo: '到微信公众平台手工录入，否则货款不结算', after: 0 },
  shippingWaiting: { what: '微信发货信息待录入', todo: '超过一天的，查看日志中的 tellShipping', after: 24 * HOUR },
  parcelsWaiting: { what: '已付款未交寄', todo: '检查 COURIER_URL 的物流服务；没有设置的，人工安排发货', after: 24 * HOUR },
  messagesGivenUp: { what: '微信通知未送达', todo: '检查微信模板和 AppSecret', after: 0 },
  messagesWaiting: { what: '微信通知待发送', todo: '查看日志中的 sendAccepted', after: HOUR },
  dataCopiesWaiting: { what: '个人信息副本待生成', todo: '查看日志中的 prepareCopies', after: HOUR },
  bankNoticesWaiting: { what: '支付通知待送达', todo: '查看日志中的支付通知', after: 600 },
}

/** What needs somebody just now, the most pressing first. */
export function queuesText(queues: Queues, draw: Draw): string {
  const rows = Object.entries(MEANINGS).flatMap(([name, { what, todo, after }]) => {
    const { count, oldestSeconds } = queues[name as keyof Queues]
    return count > 0 && oldestSeconds >= after ? [[what, String(count), lasting(oldestSeconds), todo]] : []
  })
  return `需要处理\n${rows.length === 0 ? '（没有）' : draw({ headings: ['什么', '数量', '最久', '怎么办'], rows })}`
}

const lasting = (seconds: number) => (seconds < 2 * HOUR ? `${Math.ceil(seconds / 60)} 分钟` : `${Math.floor(seconds / HOUR)} 小时`)
