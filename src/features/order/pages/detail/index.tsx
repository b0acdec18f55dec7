import { View } from '@tarojs/components'

export default function Page() {
  return <View>订单详情</View>
}
