import { View } from '@tarojs/components'

export default function Page() {
  return <View>物流信息</View>
}
