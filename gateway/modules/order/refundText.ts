import type { RefundWay } from '../../../counter/contract/pay'
import { OrderStatus } from '../../../src/contract/order'
import { DAY } from '../../../src/lib/duration'
import { yuan } from '../../../src/lib/money'
import { shopFormat } from '../../../src/lib/time'
import type { refunds } from '../pay/schema'
import { UNWANTED } from '../pay/requestRefund'
import type { StoredOrder } from './ownOrder'

/** Days within which service has sent the money that the provider could not send back, or has called. */
const BY_HAND_DAYS = 7

type Refund = Pick<typeof refunds.$inferSelect, 'state' | 'amount' | 'failedAt'> & {
  key: string
  /** How somebody of the pharmacy sent it; null where the provider did. */ byHand: RefundWay | null
}

/** What a member reads of money that the provider could not send back, and somebody did. */
export const HAND_WORDS: Readonly<Record<RefundWay, string>> = {
  platform: '已由客服人工退回付款账户',
  transfer: '已由客服转账到您的其他账户',
  agreed: '已由客服按与您的约定处理',
}

/** What the shopper reads of the money that was asked back for an order; null where there is none, or none of his concern. */
export function refundText(
  { status, refundedAt }: Pick<StoredOrder, 'status' | 'refundedAt'>,
  asked: readonly Refund[],
  servicePhone: string | undefined,
): string | null {
  const failed = asked.find(({ state, failedAt }) => state !== 'done' && failedAt !== null)?.failedAt
  if (failed) {
    const until = shopFormat(failed.getTime() + BY_HAND_DAYS * DAY, 'M月D日')
    return `款项未能原路退回，正由客服人工退款，最晚${until}前退到您的账户或与您联系${servicePhone === undefined ? '' : `。您也可以致电 ${servicePhone}`}`
  }
  const isOnItsWay = asked.some(({ state }) => state !== 'done')
  if (status !== OrderStatus.cancelled) return textOfParts(asked)
  if (isOnItsWay) return '退款处理中，款项将原路退回'
  if (asked.some(({ byHand }) => byHand !== null)) return textOfDone(asked)
  return refundedAt !== null || asked.length > 0 ? '已退款，款项原路退回付款账户' : null
}

/** Of an order that stands: a second payment of it goes back whole, parts of the first one by one. */
function textOfParts(asked: readonly Refund[]): string | null {
  const isOpen = ({ state }: Refund) => state !== 'done'
  const parts = asked.filter(({ key, byHand }) => key !== UNWANTED || byHand !== null)
  if (asked.some((one) => isOpen(one) && !parts.includes(one))) return '重复支付的款项正在原路退回，订单不受影响'
  const waiting = parts.filter(isOpen)
  if (waiting.length > 0) return `退款 ¥${sumOf(waiting)} 处理中，款项将原路退回`
  return parts.length > 0 ? textOfDone(parts) : null
}

/** Parts that are back: together what the provider sent, each by itself what somebody did. */
function textOfDone(parts: readonly Refund[]): string {
  const sent = parts.filter(({ byHand }) => byHand === null)
  const byHand = parts.flatMap(({ amount, byHand: way }) => (way === null ? [] : [`退款 ¥${yuan(amount)} ${HAND_WORDS[way]}`]))
  return [...(sent.length > 0 ? [`已退款 ¥${sumOf(sent)}，款项原路退回付款账户`] : []), ...byHand].join('；')
}

const sumOf = (some: readonly Refund[]) => yuan(some.reduce((sum, { amount }) => sum + amount, 0))
