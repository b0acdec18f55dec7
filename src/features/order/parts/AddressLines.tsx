import { Text, View } from '@tarojs/components'
import './parts.scss'

type Props = { detail: string; name: string; phone: string; region?: string }

/** Where to and to whom; the phone is masked. */
export const AddressLines = ({ detail, name, phone, region }: Props) => (
  <View className="grow">
    <View className="t16 b c1">{detail}</View>
    <View className="order-facts t13 c3 mt4">
      <Text>{name}</Text>
      <Text className="num">{phone}</Text>
      {region !== undefined && <Text>{region}</Text>}
    </View>
  </View>
)
