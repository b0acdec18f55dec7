import { Text } from '@tarojs/components'
import type { RememberedCard } from '@/contract/product'
import { canBuy } from '@/domain/product/status'
import { yuan } from '@/lib/money'

/** Whether a product that can be bought costs less or more than it did; nothing where it costs the same or nobody knows. */
export function PriceSince({ card: { status, salePrice, priceThen }, since }: { card: RememberedCard; since: string }) {
  if (priceThen === null || !canBuy(status)) return null
  const change = salePrice - priceThen
  return change < 0 ? (
    <Text className="color-price">
      比{since}降 ¥{yuan(-change)}
    </Text>
  ) : (
    <Text className="color-secondary">
      比{since}涨 ¥{yuan(change)}
    </Text>
  )
}
