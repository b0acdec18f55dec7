import { View } from '@tarojs/components'
import type { Address } from '@/contract/address'
import { regionText } from '@/domain/address/regionText'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'
import { AddressLines } from '../../parts/AddressLines'

/** Where the order goes; leads to the address book, which answers into the order's draft. */
export function AddressCard({ address, settleId }: { address: Address | null; settleId: string }) {
  if (!address) {
    return (
      <Press className="q-card confirm__address row gap-12 full-width" onPress={() => go('address', { mode: 'add' })}>
        <View className="color-link">
          <Icon name="plus" size={24} />
        </View>
        <View className="grow">
          <View className="text-16 weight-bold color-title">添加收货地址</View>
          <View className="text-13 color-secondary margin-top-4">药品送到哪里，由谁签收</View>
        </View>
        <Icon name="arrow-right" size={16} className="chevron" />
      </Press>
    )
  }
  const { detail, consigneeName, consigneePhone } = address
  return (
    <Press className="q-card confirm__address row gap-12 full-width" onPress={() => go('addresses', { pick: settleId })}>
      <View className="color-link">
        <Icon name="location" size={24} />
      </View>
      <AddressLines detail={detail} name={consigneeName} phone={consigneePhone} region={regionText(address)} />
      <VisuallyHidden>更换收货地址</VisuallyHidden>
      <Icon name="arrow-right" size={16} className="chevron" />
    </Press>
  )
}
