import { RefundStatus, refundRowOf } from '../../../src/contract/refundStates'
import type { AftersalesState } from '../../contract/aftersales'

export const STATE_NAMES: Readonly<Record<AftersalesState, string>> = {
  review: '待审核',
  parcel: '等寄回',
  inspection: '待验收',
  money: '退款中',
  ended: '已结束',
}
export const NONE: Readonly<Record<AftersalesState, string>> = {
  review: '没有等待审核的退款申请',
  parcel: '没有等会员寄回的退款',
  inspection: '没有等待验收的退回商品',
  money: '没有在途的退款',
  ended: '还没有结束的退款',
}

/** How one ended, as staff say it. */
const ENDINGS: Readonly<Record<string, string>> = {
  refused: '已拒绝',
  cancelled: '会员已取消',
  overdue: '逾期未寄回',
  failed: '验收不通过',
  refunded: '已原路退回',
  byHand: '已人工退款',
}

/** Where a refund stands; of an ended one, how it ended. */
export const standingOf = ({ statusCode, ending }: { statusCode: number; ending?: string | null }) =>
  (ending && ENDINGS[ending]) || refundRowOf(statusCode).word

/** What happened, as staff say it; the shopper reads sentences that are for him. */
export const loggedAs = ({ statusCode, ending }: { statusCode: number; ending: string | null }) => {
  if (statusCode === RefundStatus.applied) return '会员提交申请'
  return standingOf({ statusCode, ending: refundRowOf(statusCode).isOver ? ending : null })
}

const HINTS: Readonly<Partial<Record<number, string>>> = {
  [RefundStatus.applied]: '受理后才能作决定；会员会看到「审核中」',
  [RefundStatus.returnInReview]: '同意后会员会收到退货地址，七天内寄回',
  [RefundStatus.refundInReview]: '同意后款项马上交给银行，不能撤回',
  [RefundStatus.parcelAwaited]: '等会员寄回；过了截止时间自动关闭',
  [RefundStatus.parcelSent]: '核对快递单号，收到包裹后登记',
  [RefundStatus.toInspect]: '收到后 48 小时内验收',
  [RefundStatus.inspected]: '通过后款项马上交给银行，不能撤回；不通过的商品退回会员',
  [RefundStatus.byHand]: '银行退不回去，到「退款」队列了结',
}

/** What comes of the next step, or what is waited for. */
export const hintOf = (statusCode: number) => HINTS[statusCode]
