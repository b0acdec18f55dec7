import { Text, View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { search, type Suggestion } from '@/contract/search'
import { Icon } from '@/ui/Icon'
import { Press } from '@/ui/Press'
import { useDebounced } from '@/ui/useDebounced'
import { marked } from '../marked'

type Props = { typed: string; onPick: (word: string) => Promise<void>; onProduct: (productCode: string) => Promise<void> }

const KINDS: Readonly<Record<Suggestion['type'], string>> = {
  product: '',
  symptom: '症状',
  ingredient: '成分',
  brand: '品牌',
  category: '分类',
}

/** Suggestions for what is typed so far, 200 ms after the last key; the word itself can always be searched. */
export function Suggestions({ typed, onPick, onProduct }: Props) {
  const keyword = useDebounced(typed, 200)
  const found = useRead(search.suggest, { query: { keyword, size: 10 } }, { when: keyword !== '', keepsLast: true })
  return (
    <View className="mt8">
      {found.data?.results.map(({ text, type, hits, productCode }) => (
        <Press
          key={`${type}${text}`}
          className="row g12 search__suggestion"
          onPress={() => (productCode ? onProduct(productCode) : onPick(text))}
        >
          <Icon name="search" size={18} className="c4" />
          <View className="grow t16 c1">
            {marked(text, typed).map(({ piece, hit }, place) => (
              <Text key={place} className={hit ? 'cg b' : ''}>
                {piece}
              </Text>
            ))}
          </View>
          <View className="t12 c3">{KINDS[type] || (hits > 1 ? `约 ${hits} 件` : '')}</View>
        </Press>
      ))}
      <Press className="row g12 search__suggestion" onPress={() => onPick(typed)}>
        <Icon name="search" size={18} className="c4" />
        <View className="t16 cg">搜索「{typed}」</View>
      </Press>
    </View>
  )
}
