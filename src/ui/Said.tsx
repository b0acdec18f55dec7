import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

/** Words for screen readers only. */
export const Said = ({ children }: { children: ReactNode }) => <View className="q-said">{children}</View>
