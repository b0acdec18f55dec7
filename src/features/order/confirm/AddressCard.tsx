import { View } from '@tarojs/components'
import type { Address } from '@/contract/address'
import { regionText } from '@/domain/address/regionText'
import { go } from '@/routes/go'
import { Icon } from '@/ui/Icon'
import { Press } from '@/ui/Press'
import { Said } from '@/ui/Said'
import { AddressLines } from '../parts/AddressLines'

/** Where the order goes; leads to the address book, which answers into the order's draft. */
export function AddressCard({ address, settleId }: { address: Address | null; settleId: string }) {
  if (!address) {
    return (
      <Press className="q-card confirm__address row g12 full" onPress={() => go('address', { mode: 'add' })}>
        <View className="cg">
          <Icon name="plus" size={24} />
        </View>
        <View className="grow">
          <View className="t16 b c1">添加收货地址</View>
          <View className="t13 c3 mt4">药品送到哪里，由谁签收</View>
        </View>
        <Icon name="arrow-right" size={16} className="chev" />
      </Press>
    )
  }
  const { detail, consigneeName, consigneePhone } = address
  return (
    <Press className="q-card confirm__address row g12 full" onPress={() => go('addresses', { pick: settleId })}>
      <View className="cg">
        <Icon name="location" size={24} />
      </View>
      <AddressLines detail={detail} name={consigneeName} phone={consigneePhone} region={regionText(address)} />
      <Said>更换收货地址</Said>
      <Icon name="arrow-right" size={16} className="chev" />
    </Press>
  )
}
