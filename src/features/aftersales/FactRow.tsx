import { Text, View } from '@tarojs/components'

type Props = { label: string; text: string }

/** A line of facts: its name at the left, what it is at the right; long ones wrap. */
export const FactRow = ({ label, text }: Props) => (
  <View className="row justify-between align-start gap-16 text-14 q-fact-row">
    <Text className="color-secondary flex-none">{label}</Text>
    <Text className="color-title text-right break-all">{text}</Text>
  </View>
)
