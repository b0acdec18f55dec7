import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from './a11y'
import { Icon } from './Icon'
import { Press } from './Press'

/** Looks like the field and opens the page of it. */
export function SearchEntry({
  placeholder = '搜药品、症状或扫药盒',
  onPress,
  right,
}: {
  placeholder?: string
  onPress: () => unknown
  right?: ReactNode
}) {
  return (
    <Press block className="q-search" onPress={onPress}>
      <Icon name="search" size={20} />
      <View className="grow ell">{placeholder}</View>
      {right}
      <View className="q-search__go" {...a11y({ hidden: true })}>
        搜索
      </View>
    </Press>
  )
}
