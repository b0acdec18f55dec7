import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

/** One fact in a card: its name in small letters, below it what it is; long ones wrap. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <View className="margin-top-12">
    <View className="text-13 color-secondary">{label}</View>
    <View className="text-16 color-title margin-top-2 q-fact">{children}</View>
  </View>
)
