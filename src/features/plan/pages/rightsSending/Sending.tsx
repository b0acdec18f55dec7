import { View } from '@tarojs/components'
import type { RightOrder } from '@/contract/plan'
import { yuan } from '@/lib/money'
import { shopTime, shopTimeOfYear } from '@/lib/time'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Tag } from '@/ui/text/Tag'
import { useFamily } from '../../families'
import { goodsText } from '../../orderWords'

/** An order that a policy pays on its way: the newest word of the courier, and the way to all of them. */
export function Sending({ of }: { of: RightOrder }) {
  const { orderCode, planName, insuredName, statusText, parcel, insured, own, orderedAt } = of
  const { paid } = useFamily().places
  return (
    <View className="q-card">
      <View className="row wrap justify-between gap-8">
        <View className="grow text-16 weight-bold color-title">{goodsText(of)}</View>
        <Tag kind={parcel ? 'clinic' : 'plain'}>{statusText}</Tag>
      </View>
      <View className="text-13 color-secondary margin-top-2">
        {insuredName}的{planName}，{shopTime(orderedAt)} 下单
      </View>
      <View className="text-13 color-secondary margin-top-2">
        保险公司付 ¥{yuan(insured)}，自付 ¥{yuan(own)}
      </View>
      {parcel ? (
        <View className="q-quiet margin-top-12">
          <View className="text-14 color-title">{parcel.text}</View>
          <View className="text-12 color-secondary margin-top-2 num">
            {shopTimeOfYear(parcel.at)} {parcel.carrier} {parcel.trackingNumber}
          </View>
        </View>
      ) : (
        <View className="text-14 color-body margin-top-12">还没有发货，发货后在这里看物流</View>
      )}
      <View className="row wrap gap-8 margin-top-12">
        {parcel && (
          <Button size="m" label={`${goodsText(of)}，查看物流`} onPress={() => go('orderLogistic', { orderCode })}>
            查看物流
          </Button>
        )}
        <Button size="m" kind="outline" label={`${goodsText(of)}，接下来`} onPress={() => paid(orderCode).open()}>
          接下来
        </Button>
      </View>
    </View>
  )
}
