import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { goBack } from '@/routes/go'
import { SearchField } from '@/ui/form/SearchField'
import { IconButton } from '@/ui/press/IconButton'
import './searchHead.scss'

type Props = {
  value: string
  onChange: (text: string) => void
  onSearch: () => unknown
  placeholder: string
  /** What a screen reader calls the field. */
  label?: string
  autoFocus?: boolean
  /** Beside the field. */
  right?: ReactNode
}

/** The head of a page to search on, which has no other: back, and the field. */
export const SearchHead = ({ right, autoFocus = true, ...field }: Props) => (
  <View className="row gap-4 padding-gutter search-head">
    <IconButton name="arrow-left" label="返回" onPress={goBack} />
    <View className="grow">
      <SearchField {...field} autoFocus={autoFocus} line />
    </View>
    {right}
  </View>
)
