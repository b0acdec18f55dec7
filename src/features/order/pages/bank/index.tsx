import { View } from '@tarojs/components'

export default function Page() {
  return <View>支付</View>
}
