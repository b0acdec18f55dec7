import { View } from '@tarojs/components'

export default function Page() {
  return <View>确认订单</View>
}
