import { View } from '@tarojs/components'

export default function Page() {
  return <View>商品详情</View>
}
