import { View } from '@tarojs/components'

export default function Page() {
  return <View>收银台</View>
}
