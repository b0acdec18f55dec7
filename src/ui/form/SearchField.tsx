import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import { Press } from '../press/Press'
import { TextInput } from './TextInput'

type Props = {
  value: string
  onChange: (text: string) => void
  onSearch: () => unknown
  /** What a screen reader calls it. */
  label?: string
  placeholder?: string
  autoFocus?: boolean
  /** Outlined: on white. */
  line?: boolean
  right?: ReactNode
  /** The word of the button. */
  go?: string
}

/** The field to search in, with a cross to empty it. */
export function SearchField({
  value,
  onChange,
  onSearch,
  label = '搜索',
  placeholder = '搜药品、症状或扫药盒',
  autoFocus,
  line,
  right,
  go = '搜索',
}: Props) {
  const [isFocused, setFocused] = useState(autoFocus ?? false)
  /** Without a word there is nothing to look for: the field asks for one, however often. */
  const press = () => {
    if (value.trim() === '') setFocused(true)
    return onSearch()
  }
  return (
    <View className={cx('q-search', line && 'q-search--line')}>
      <Icon name="search" size={20} />
      <TextInput
        className="q-search__input"
        label={label}
        kind="search"
        value={value}
        onChange={onChange}
        placeholder={placeholder}
        maxLength={50}
        focus={isFocused}
        onBlur={() => setFocused(false)}
        onConfirm={onSearch}
      />
      {value !== '' && (
        <Press className="q-hit row justify-center" label="清空" onPress={() => onChange('')}>
          <Icon name="close" size={16} />
        </Press>
      )}
      {right}
      <Press className="q-search__go" onPress={press}>
        {go}
      </Press>
    </View>
  )
}
