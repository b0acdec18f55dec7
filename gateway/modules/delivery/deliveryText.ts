import { ProductStatus } from '../../../src/contract/productCard'
import { shopHour } from '../../../src/lib/time'
import { arrivalDay, LAST_HOUR } from './arrival'

type Sold = { status: number; mark: string }

/** When a product would arrive if it were ordered now, in one line. */
export function deliveryText({ status, mark }: Sold, now: Date): string {
  if (status === ProductStatus.outOfStock) return '暂时无货，可设置到货提醒'
  if (status !== ProductStatus.onShelf) return '商品已下架，暂不能购买'
  const day = arrivalDay(now)
  if (mark === 'rx') return `审方通过后付款，现在付款预计${day}送达`
  return shopHour(now) < LAST_HOUR ? `有货，今天 ${LAST_HOUR}:00 前付款，预计${day}送达` : `有货，现在付款，预计${day}送达`
}

/** The same promise in three words for a card, `明天达`; null where it cannot be bought, or not before a prescription is approved. */
export const arrivalTag = ({ status, mark }: Sold, now: Date): string | null =>
  status === ProductStatus.onShelf && mark !== 'rx' ? `${arrivalDay(now)}达` : null
