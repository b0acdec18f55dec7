import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

/** One fact in a card: its name in small letters, below it what it is; long ones wrap. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <View className="mt12">
    <View className="t13 c3">{label}</View>
    <View className="t16 c1 mt2 q-fact">{children}</View>
  </View>
)
