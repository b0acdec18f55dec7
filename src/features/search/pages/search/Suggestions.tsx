import { Text, View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { search, type Suggestion } from '@/contract/search'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { useDebounced } from '@/ui/form/useDebounced'
import { marked } from './marked'

type Props = { typed: string; onPick: (word: string) => Promise<void>; onProduct: (productCode: string) => Promise<void> }

const KINDS: Readonly<Record<Suggestion['type'], string>> = {
  product: '',
  symptom: '症状',
  ingredient: '成分',
  brand: '品牌',
  category: '分类',
  danger: '先看帮助',
}

/** Suggestions for what is typed so far, 200 ms after the last key; the word itself can always be searched. What may be an emergency leads to help. */
export function Suggestions({ typed, onPick, onProduct }: Props) {
  const keyword = useDebounced(typed, 200)
  const found = useRead(search.suggest, { query: { keyword, size: 10 } }, { enabled: keyword !== '', keepsPrevious: true })
  return (
    <View className="margin-top-8">
      {found.data?.results.map(({ text, type, hits, productCode }) => (
        <Press
          key={`${type}${text}`}
          className="row gap-12 search__suggestion"
          onPress={() => (productCode ? onProduct(productCode) : onPick(text))}
        >
          {type === 'danger' ? (
            <Icon name="warning" size={18} className="color-price" />
          ) : (
            <Icon name="search" size={18} className="color-caption" />
          )}
          <View className="grow text-16 color-title">
            {marked(text, typed).map(({ piece, hit }, place) => (
              <Text key={place} className={hit ? 'color-link weight-bold' : ''}>
                {piece}
              </Text>
            ))}
          </View>
          <View className="text-12 color-secondary">{KINDS[type] || (hits > 1 ? `约 ${hits} 种` : '')}</View>
        </Press>
      ))}
      <Press className="row gap-12 search__suggestion" onPress={() => onPick(typed)}>
        <Icon name="search" size={18} className="color-caption" />
        <View className="text-16 color-link">搜索「{typed}」</View>
      </Press>
    </View>
  )
}
