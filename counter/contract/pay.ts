import * as z from 'zod/mini'
import { MaskedText } from './masked'
import { Cents, Id, Instant, pageOf } from '../../src/contract/fields'
import { sortedPage, type Order } from './sorting'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** How money went back that the provider could not send back by itself. */
export const RefundWay = z.enum(['platform', 'transfer', 'agreed'], '请选择退款方式')
export type RefundWay = z.infer<typeof RefundWay>
export const REFUND_WAY_NAMES: Readonly<Record<RefundWay, string>> = {
  platform: '在支付平台人工退回付款账户',
  transfer: '转账到顾客的其他账户',
  agreed: '与顾客约定用其他办法处理',
}

export const CounterRefund = z.looseObject({
  refundNumber: z.string(),
  version: Version,
  /** What was paid: 订单, and its code. */
  noun: z.string(),
  subjectCode: z.string(),
  amount: Cents,
  reason: z.string(),
  requestedAt: Instant,
  attempts: z.int(),
  /** Since when the provider cannot send it; null while it tries. */
  failedAt: z.nullable(Instant),
  /** What the provider or the network said last. */
  lastError: z.nullable(MaskedText),
  /** Who closed it by hand; null where nobody did. */
  closing: z.nullable(z.looseObject({ at: Instant, by: z.string(), way: RefundWay, note: z.string() })),
})
export type CounterRefund = z.infer<typeof CounterRefund>

export const RefundQuery = z.object({
  /** `since`: since when it cannot be sent, when it was asked for, or when it was closed. */
  ...sortedPage(['since', 'amount']),
  state: z._default(z.enum(['failed', 'waiting', 'closed']), 'failed'),
  /** The beginning of the code of what was paid. */
  code: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  /** Of those that were closed by hand. */
  way: z.optional(RefundWay),
})
export const refundOrder = ({ state, sort, order }: z.infer<typeof RefundQuery>): Order =>
  order ?? (state === 'closed' && sort === 'since' ? 'down' : 'up')

export const RefundClosing = z.object({
  way: RefundWay,
  note: z.string('请写明凭据').check(z.trim(), z.minLength(1, '请写明凭据，如转账流水号'), z.maxLength(100, '不超过 100 字')),
})

export const pay = {
  refunds: workEndpoint('GET /refunds', {
    about:
      'Money that has to go back: what failed and needs somebody, what is on its way, what was closed by hand; the oldest first, unless asked for otherwise',
    roles: ['operator'],
    query: RefundQuery,
    output: pageOf(CounterRefund),
  }),
  closeRefund: workEndpoint('PUT /refunds/{refundNumber}/closing', {
    about: 'Close a failed refund whose money went back in another way, once; the member is told in which',
    title: '人工了结退款',
    version: 'required',
    roles: ['operator'],
    params: z.object({ refundNumber: Id }),
    body: RefundClosing,
    output: CounterRefund,
  }),
}
