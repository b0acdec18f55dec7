import { PriceKeptShape } from '../../../counter/contract/settings/shapes'
import { OrderStatus } from '../../../src/contract/order'
import { PRICE_KEPT_DAYS } from '../../../src/contract/priceKept'
import { DAY } from '../../../src/lib/duration'
import { shopMidnight } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'
import type { StoredOrder } from '../order/ownOrder'

const priceKeptSetting = setting('priceKept', PriceKeptShape)

/** Days after that of receipt, as the shop's operator says; none in a shop that gives nothing back. */
export const priceKeptDays = async (db: Querying): Promise<number> => (await settingOf(db, priceKeptSetting))?.days ?? PRICE_KEPT_DAYS

/** Until when differences of an order may be asked for, or why they may not. */
export type Period = { until: Date | null; refusal: { code: string; text: string } | null }
type OrderFacts = Pick<StoredOrder, 'status' | 'signedAt' | 'completedAt'>

const refused = (code: string, text: string, until: Date | null = null): Period => ({ until, refusal: { code, text } })

/** The rule of /afterSalesNotice: within so many days after the day of receipt. */
export function periodOf({ status, signedAt, completedAt }: OrderFacts, days: number, now: Date): Period {
  if (status === OrderStatus.cancelled) return refused('ORDER_CANCELLED', '订单已取消，付过的款会原路退回')
  const receivedAt = signedAt ?? completedAt
  if (receivedAt === null) return refused('NOT_RECEIVED', '签收以后，降价了可以在这里退差价')
  if (days === 0) return refused('NO_PRICE_KEPT', '商城现在不提供价格保护')
  const until = new Date(shopMidnight(receivedAt) + (days + 1) * DAY)
  return now < until ? { until, refusal: null } : refused('PRICE_KEPT_LATE', `已超过签收后 ${days} 天`, until)
}
