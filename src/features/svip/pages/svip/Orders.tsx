import { View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { svip, SvipOrder } from '@/contract/svip'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Section } from '@/ui/card/Section'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Loaded, type Reading } from '@/ui/state/Loaded'
import { Days } from '../../Days'
import { stateWord } from '../../words'

/** Every membership that was paid; nothing where none was. */
export function Orders({ of }: { of: Reading<Output<typeof svip.orders>> }) {
  if (of.data?.orders.length === 0) return null
  return (
    <Section title="我的 SVIP 订单">
      <Loaded of={of}>{({ orders }) => orders.map((order) => <Order key={order.orderId} of={order} />)}</Loaded>
    </Section>
  )
}

const Order = ({ of }: { of: SvipOrder }) => {
  const { orderId, planName } = of
  return (
    <Press
      role="link"
      className="row gap-8 full-width text-left svip__row"
      href={urlOf('svipOrder', { orderId })}
      onPress={() => go('svipOrder', { orderId })}
    >
      <View className="grow">
        <View className="text-14 color-title">{planName}</View>
        <View className="text-12 color-secondary margin-top-2">
          <Days of={of} />
        </View>
      </View>
      <View className="text-13 color-body nowrap">{stateWord(of)}</View>
      <Icon name="arrow-right" size={16} className="chevron" />
    </Press>
  )
}
