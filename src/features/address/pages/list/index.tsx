import { View } from '@tarojs/components'

export default function Page() {
  return <View>收货地址</View>
}
