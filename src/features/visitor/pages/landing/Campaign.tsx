import { View } from '@tarojs/components'
import type { Landing } from '@/contract/landing'
import { ProductRow } from '@/domain/product/ProductRow'
import { shopTime } from '@/lib/time'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Empty } from '@/ui/state/Empty'
import { Tag } from '@/ui/text/Tag'
import { CampaignCoupon } from './CampaignCoupon'

/** Rows whose pictures are on the first screen. */
const EAGER = 2

/** A campaign: with whom, until when, its coupon and its products; before it begins and when it is over what stands instead. */
export function Campaign({ of }: { of: Landing }) {
  const { title, partner, text, picture, state, beginsAt, endsAt, couponType, products } = of
  return (
    <View className="padding-gutter stack padding-bottom-32">
      {state === 'over' && (
        <Notice icon="info" action="看本店优惠" onAction={() => go('activityCategory')}>
          这个活动已于 {shopTime(endsAt)} 结束
        </Notice>
      )}
      {state === 'coming' && <Notice icon="clock">活动 {shopTime(beginsAt)} 开始，到时再来</Notice>}
      <View className="q-card">
        <View className="row align-start gap-12">
          <View className="grow">
            <View className="text-20 weight-bold color-title">{title}</View>
            <View className="row gap-6 wrap margin-top-6 text-13 color-secondary">
              <Tag kind="plain">广告</Tag>
              {partner}
            </View>
          </View>
          {picture !== null && <ProductImage picture={picture} name="" size={96} plain eager />}
        </View>
        <View className="text-14 color-body margin-top-8">{text}</View>
        <View className="text-13 color-secondary margin-top-8">
          {shopTime(beginsAt)} 至 {shopTime(endsAt)}，商品由本店销售和配送
        </View>
      </View>
      {couponType !== null && <CampaignCoupon couponType={couponType} />}
      {state === 'running' && products.length === 0 && <Empty picture="cart" title="活动商品暂时都买不到" text="补货后会在这里" />}
      {products.map((card, place) => (
        <ProductRow key={card.productCode} card={card} source="landing" eager={place < EAGER} />
      ))}
    </View>
  )
}
