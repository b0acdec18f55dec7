import { View } from '@tarojs/components'

export default function Page() {
  return <View>药品说明书</View>
}
