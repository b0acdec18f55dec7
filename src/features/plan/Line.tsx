import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

/** Characters of a name that stays on one line. */
const SHORT = 5

/** A fact of a policy: its name at the left, what it is at the right. */
export const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <View className="row justify-between align-start gap-16 text-14 q-fact-row">
    <View className={label.length > SHORT ? 'color-secondary' : 'color-secondary nowrap'}>{label}</View>
    <View className="color-title text-right">{children}</View>
  </View>
)
