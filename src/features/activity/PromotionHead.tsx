import { View } from '@tarojs/components'
import type { PromotionPage } from '@/contract/promotion'
import { shopTimeOfYear } from '@/lib/time'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Tag } from '@/ui/text/Tag'
import { periodText } from './periodText'

/** What a promotion gives, by its whole rule, and how long; that it has not begun or is over. */
export function PromotionHead({ promotion }: { promotion: PromotionPage }) {
  const { text, detail, state, beginsAt, gift } = promotion
  return (
    <>
      {state === 'over' && (
        <Notice icon="info" action="其他活动" onAction={() => go('activityCategory')}>
          这个活动已经结束，下面的商品按现在的价格购买
        </Notice>
      )}
      {state === 'coming' && <Notice icon="clock">{`活动 ${shopTimeOfYear(beginsAt)} 开始，现在下单不享受`}</Notice>}
      <View className="q-card">
        <View className="row gap-8 wrap">
          <Tag kind="promo">{text}</Tag>
          <View className="text-13 color-secondary">{periodText(promotion)}</View>
        </View>
        <View className="text-14 color-title margin-top-8">{detail}</View>
        {gift && (
          <View className="row gap-8 margin-top-8">
            <ProductImage picture={gift.productImageUrl} name={gift.name} size={44} plain />
            <View className="text-13 color-body grow">{`赠品：${gift.name} ${gift.specification}`}</View>
          </View>
        )}
      </View>
    </>
  )
}
