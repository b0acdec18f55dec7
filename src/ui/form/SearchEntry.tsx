import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import { Press } from '../press/Press'

/** Looks like the field and opens the page of it. */
export function SearchEntry({
  placeholder = '搜药品、症状或扫药盒',
  value,
  onPress,
  right,
  plain,
}: {
  placeholder?: string
  /** What is searched for already. */
  value?: string
  onPress: () => unknown
  right?: ReactNode
  /** Without the filled button, where the page has one of its own. */
  plain?: boolean
}) {
  return (
    <Press block className="q-search" onPress={onPress}>
      <Icon name="search" size={20} />
      <View className={cx('grow ellipsis', value && 'color-title')}>{value || placeholder}</View>
      {right}
      {!plain && (
        <View className="q-search__go" {...a11y({ hidden: true })}>
          搜索
        </View>
      )}
    </Press>
  )
}
