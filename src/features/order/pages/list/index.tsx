import { View } from '@tarojs/components'

export default function Page() {
  return <View>我的订单</View>
}
