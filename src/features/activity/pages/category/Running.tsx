import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { promotion, type RunningPromotion } from '@/contract/promotion'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Tag } from '@/ui/text/Tag'
import { periodText } from '../../periodText'
import '../../activity.scss'

/** The promotions that run, those that end first before the others. */
export function Running() {
  const running = useRead(promotion.list, {})
  usePullToRefresh(() => refetch(promotion.list))
  return (
    <Screen>
      <View className="padding-gutter stack padding-bottom-32">
        <Loaded
          of={running}
          skeleton={1}
          empty={({ results }) => results.length === 0}
          emptyView={
            <Empty page picture="orders" title="现在没有优惠活动" text="有新的活动时会在这里">
              <Button onPress={() => go('home')}>去逛逛</Button>
            </Empty>
          }
        >
          {({ results }) => (
            <>
              {results.map((one) => (
                <Row key={one.promotionId} promotion={one} />
              ))}
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}

function Row({ promotion: one }: { promotion: RunningPromotion }) {
  const { promotionId, text, detail, products } = one
  return (
    <Press
      block
      role="link"
      className="q-card"
      href={urlOf('activityCategory', { id: promotionId })}
      onPress={() => go('activityCategory', { id: promotionId })}
    >
      <View className="row gap-8 wrap">
        <Tag kind="promo">{text}</Tag>
        <View className="text-13 color-secondary">{periodText(one)}</View>
      </View>
      <View className="text-14 color-title margin-top-8">{detail}</View>
      <View className="activity__samples">
        {products.map(({ name, productImageUrl }) => (
          <ProductImage key={name} picture={productImageUrl} name={name} size={72} plain />
        ))}
      </View>
    </Press>
  )
}
