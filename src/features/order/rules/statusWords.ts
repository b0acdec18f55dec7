import { OrderStatus, type Order } from '@/contract/order'

export type StatusWords = {
  next: string
  tone: 'color-price' | 'color-rx' | 'color-link' | 'color-secondary'
  tint: 'amber' | 'green' | undefined
}

type Facts = Pick<Order, 'status' | 'patientName' | 'cancelReason'> & Partial<Pick<Order, 'check'>>

/** The colour of an order's state. */
export const toneOf = (status: number): StatusWords['tone'] =>
  status === OrderStatus.toPay
    ? 'color-price'
    : status === OrderStatus.toShip || status === OrderStatus.shipped
      ? 'color-link'
      : 'color-secondary'

/** What happens next with an order, in the words of its head. */
export function statusWords({ status, patientName, cancelReason, check }: Facts): StatusWords {
  const tone = toneOf(status)
  switch (status) {
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
