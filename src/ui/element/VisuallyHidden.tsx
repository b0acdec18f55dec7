import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

/** Words for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <View className="q-visually-hidden">{children}</View>
