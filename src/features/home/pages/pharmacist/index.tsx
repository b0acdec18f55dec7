import { View } from '@tarojs/components'

export default function Page() {
  return <View>问药师</View>
}
