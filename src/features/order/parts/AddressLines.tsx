import { Text, View } from '@tarojs/components'
import './parts.scss'

type Props = { detail: string; name: string; phone: string; region?: string }

/** Where to and to whom; the phone is masked. */
export const AddressLines = ({ detail, name, phone, region }: Props) => (
  <View className="grow">
    <View className="text-16 weight-bold color-title">{detail}</View>
    <View className="order-facts text-13 color-secondary margin-top-4">
      <Text>{name}</Text>
      <Text className="num">{phone}</Text>
      {region !== undefined && <Text>{region}</Text>}
    </View>
  </View>
)
