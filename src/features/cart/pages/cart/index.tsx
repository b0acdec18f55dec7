import { View } from '@tarojs/components'

export default function Page() {
  return <View>购物车</View>
}
