import { OrderStatus, type Order } from '@/contract/order'
import { shopWhen } from '@/lib/time'

export type StatusWords = {
  next: string
  tone: 'color-price' | 'color-rx' | 'color-link' | 'color-secondary'
  tint: 'amber' | 'green' | undefined
}

type Facts = Pick<Order, 'status' | 'patientName' | 'cancelReason'> & Partial<Pick<Order, 'check' | 'review'>>

/** The colour of an order's state. */
export const toneOf = (status: number): StatusWords['tone'] => TONES[status] ?? 'color-secondary'

const TONES: Readonly<Record<number, StatusWords['tone']>> = {
  [OrderStatus.inReview]: 'color-rx',
  [OrderStatus.toPay]: 'color-price',
  [OrderStatus.toShip]: 'color-link',
  [OrderStatus.shipped]: 'color-link',
}

/** What a pharmacist does with the prescription of an order, in a line; a time that has passed is promised no more. */
export function reviewText(review: Order['review'], now: number): string {
  if (review?.isAsked) return '药师有个问题问您，回复后继续审方'
  const before = review?.expectedBefore
  if (!before || Date.parse(before) < now) return '药师正在看处方，结果会发消息告诉您'
  return `药师正在看处方，预计 ${shopWhen(before, now)} 前出结果`
}

/** What happens next with an order, in the words of its head. */
export function statusWords({ status, patientName, cancelReason, check, review = null }: Facts, now: number): StatusWords {
  const tone = toneOf(status)
  switch (status) {
    case OrderStatus.inReview:
      return { next: `${reviewText(review, now)}。审过才付款，没通过不收费`, tone, tint: 'amber' }
    case OrderStatus.toPay:
      return { next: '付款后药师开始配药', tone, tint: 'amber' }
    case OrderStatus.toShip:
      if (check) return { next: '药师已核对，打包后发出', tone, tint: 'green' }
      return { next: patientName ? `药师正在核对${patientName}的处方与药品` : '药师正在核对药品，打包后发出', tone, tint: 'green' }
    case OrderStatus.shipped:
      return { next: '收到后请核对药品，再确认收货', tone, tint: 'green' }
    case OrderStatus.completed:
      return { next: '用药中有疑问，可随时问药师', tone, tint: 'green' }
    case OrderStatus.cancelled:
      return { next: cancelReason ? `取消原因：${cancelReason}` : '订单已取消', tone, tint: undefined }
    default:
      return { next: '请稍后再看，或联系药师', tone, tint: undefined }
  }
}
