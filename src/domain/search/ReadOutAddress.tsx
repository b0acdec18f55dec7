import { View } from '@tarojs/components'
import { useState } from 'react'
import { useDeliverTo } from '@/domain/address/useDeliverTo'
import { Icon } from '@/ui/icons/Icon'
import { Sheet } from '@/ui/layer/Sheet'
import { Press } from '@/ui/press/Press'
import { Phrases } from './Phrases'

const TITLE = '接通后先报地址'

/** What to say first once somebody answers: this member's address, large on request; for anybody else, what it is made of. */
export function ReadOutAddress() {
  const { address } = useDeliverTo()
  const [isLarge, setLarge] = useState(false)
  return (
    <View className="q-quiet row gap-12 margin-top-12">
      <Icon name="location" size={20} className="color-link" />
      {address ? (
        <View className="grow">
          <View className="text-12 color-secondary">{TITLE}</View>
          <View className="text-14 weight-medium color-title">
            {address.area.name} {address.detail}
          </View>
        </View>
      ) : (
        <View className="grow text-14 weight-medium color-title">
          <Phrases of="接通后先说您在哪里：路名、门牌、楼层" />
        </View>
      )}
      {address && (
        <>
          <Press className="q-hit flex-none justify-end text-13 weight-medium color-link" label="放大地址" onPress={() => setLarge(true)}>
            放大
          </Press>
          <Sheet open={isLarge} onClose={() => setLarge(false)} title={TITLE}>
            <View className="text-24 color-body">
              {address.city.name} {address.area.name}
            </View>
            <View className="text-32 weight-bold color-title margin-top-8">{address.detail}</View>
            <View className="text-16 color-body margin-top-16">
              <Phrases of="人不在这里，就说现在的路名、门牌、楼层" />
            </View>
          </Sheet>
        </>
      )}
    </View>
  )
}
