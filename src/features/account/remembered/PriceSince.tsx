import type { RememberedCard } from '@/contract/product'
import { yuan } from '@/lib/money'
import { canBuy } from '@/domain/product/status'
import { Tag } from '@/ui/text/Tag'

/** Whether a product that can be bought costs less or more than it did; nothing where it costs the same or nobody knows. */
export function PriceSince({ card: { status, salePrice, priceThen }, since }: { card: RememberedCard; since: string }) {
  if (priceThen === null || !canBuy(status)) return null
  const change = salePrice - priceThen
  return change < 0 ? (
    <Tag kind="promo">
      比{since}降 ¥{yuan(-change)}
    </Tag>
  ) : (
    <Tag>
      比{since}涨 ¥{yuan(change)}
    </Tag>
  )
}
