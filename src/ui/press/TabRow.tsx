import { ScrollView, View } from '@tarojs/components'
import { a11y } from '../element/a11y'
import type { TabRowProps } from './tabRowTypes'

/** Tabs in one row that is moved by a finger; the chosen one is brought into view. */
export const TabRow = ({ label, chosen, className, children }: TabRowProps) => (
  <ScrollView scrollX scrollIntoView={chosen} className="q-tabs-row">
    <View className={className} {...a11y({ role: 'tablist', label })}>
      {children}
    </View>
  </ScrollView>
)
