import type { AftersalesOrder, RefundableLine } from '@/contract/refundOrders'
import { yuan } from '@/lib/money'
import { untilText } from './refundWords'

type Standing = Pick<AftersalesOrder, 'until' | 'refusal' | 'openRefunds' | 'refunded'>

/** How the after-sales of an order stand, in a word or two: what is under way before what may be asked for, and that before what went back. */
export function standingText({ until, refusal, openRefunds, refunded }: Standing, now: number): { text: string; tone: string } {
  if (openRefunds.length > 0) return { text: '售后中', tone: 'color-clinic' }
  if (refusal === null) return { text: untilText(until, now), tone: 'color-rx' }
  if (refunded > 0) return { text: `已退 ¥${yuan(refunded)}`, tone: 'color-link' }
  return { text: REFUSED[refusal.code] ?? '现在不能申请', tone: 'color-secondary' }
}

const REFUSED: Readonly<Record<string, string>> = { REFUND_LATE: '已过申请期', NOT_ARRIVED: '还在路上', ALL_ASKED: '已申请过' }

/** What is left of a line, where something of it was asked for. */
export function lineText({ left, quantity, openRefund }: Pick<RefundableLine, 'left' | 'quantity' | 'openRefund'>): string | undefined {
  if (left === quantity) return undefined
  if (left > 0) return `还可申请 ${left} 件`
  return openRefund === null ? '已处理过' : '售后中'
}
