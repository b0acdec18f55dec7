import { View } from '@tarojs/components'
import type { PromotionPage } from '@/contract/promotion'
import { CartBar } from '@/domain/cart/CartBar'
import { PromotionBar } from '@/domain/cart/PromotionBar'
import { useCart, useCartSettling } from '@/domain/cart/useCart'
import './activity.scss'

/** The cart’s bar, and how far what is ticked there is towards this promotion; that alone counts, and the gateway counts it. */
export function PromotionCartBar({ promotion }: { promotion: PromotionPage }) {
  const { data } = useCart()
  const settling = useCartSettling()
  const counted = data?.groups.flatMap(({ promotions }) => promotions).find(({ promotionId }) => promotionId === promotion.promotionId)
  const [first] = promotion.levels
  const standing = counted ?? (first && { text: promotion.text, missing: first.threshold, progress: 0 })
  const isShown = promotion.state === 'running' && !settling && standing !== undefined
  return (
    <CartBar
      note={
        isShown && (
          <View className="activity__standing">
            <PromotionBar promotion={standing} />
          </View>
        )
      }
    />
  )
}
