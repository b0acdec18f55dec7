import { ProductStatus } from '../../../src/contract/productCard'

const ZONE = 8 * 3600 * 1000
/** Paid before this hour in Shanghai, it leaves on the same day. */
const LAST_HOUR = 18

/** When a product would arrive if it were ordered now, in one line. */
export function deliveryText({ status, mark }: { status: number; mark: string }, now: Date): string {
  if (status === ProductStatus.outOfStock) return '暂时无货，可设置到货提醒'
  if (status !== ProductStatus.onShelf) return '商品已下架，暂不能购买'
  if (mark === 'rx') return '审方通过后发货，预计次日送达'
  const hour = new Date(now.getTime() + ZONE).getUTCHours()
  return hour < LAST_HOUR ? `有货，今日 ${LAST_HOUR}:00 前付款，预计明日送达` : '有货，现在付款，预计后日送达'
}
