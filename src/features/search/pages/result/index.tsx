import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { makeStale } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { search, type Sort } from '@/contract/search'
import { ProductRow } from '@/domain/product/ProductRow'
import { useCartCount } from '@/domain/cart/useCart'
import { shortened } from '@/lib/shortened'
import { go, goBack, goTo, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { Empty } from '@/ui/Empty'
import { EndlessList } from '@/ui/EndlessList'
import { IconButton } from '@/ui/IconButton'
import { Notice } from '@/ui/Notice'
import { Press } from '@/ui/Press'
import { Screen } from '@/ui/Screen'
import { SearchEntry } from '@/ui/SearchEntry'
import { usePullToRefresh } from '@/ui/usePullToRefresh'
import { NO_FILTER, narrowings, queryOf, toggled, type Filter } from '../../filter'
import { FilterSheet } from '../../parts/FilterSheet'
import { NothingFound } from '../../parts/NothingFound'
import { SortBar } from '../../parts/SortBar'
import './index.scss'

/** Route `searchResult`: by word, symptom, category or coupon; sorted, narrowed, corrected. `id` opens a product's own result. */
export default function SearchResultPage() {
  const { keyword = '', categoryId, symptomId, couponUuid } = useParams('searchResult')
  const [filter, setFilter] = useState<Filter>(NO_FILTER)
  const [filtering, setFiltering] = useState(false)
  const cartCount = useCartCount()
  // A symptom's or category's own name stands in the field; the search goes by its id.
  const asked = symptomId || categoryId || couponUuid ? undefined : keyword
  const result = usePages(search.result, { query: { keyword: asked, categoryId, symptomId, couponUuid, ...queryOf(filter) } })
  usePullToRefresh(() => makeStale(search.result))
  const sortBy = (sort: Sort) => setFilter({ ...filter, sort })
  const { tipDetails, topics = [], facets } = result.first ?? {}

  return (
    <Screen nav="none" title={keyword ? `${keyword}的搜索结果` : '搜索结果'} share={couponUuid ? { to: 'nobody' } : {}}>
      <View className="row g4 pad result__bar">
        <IconButton name="arrow-left" label="返回" onPress={goBack} />
        <View className="grow">
          <SearchEntry placeholder={keyword || '搜药品、症状'} onPress={() => replaceBy('search', { keyword })} />
        </View>
        <IconButton name="cart" label={`购物车，${cartCount} 件`} badge={cartCount} onPress={() => go('cart')} />
      </View>
      <SortBar sort={filter.sort} onSort={sortBy} narrowings={narrowings(filter)} onFilter={() => setFiltering(true)} />
      <View className="row g8 wrap pad">
        <Chip card on={filter.inStock} onPress={() => setFilter({ ...filter, inStock: !filter.inStock })}>
          仅看有货
        </Chip>
        {facets?.marks.slice(0, 4).map(({ value, text }) => (
          <Chip
            key={value}
            card
            on={filter.marks.includes(value)}
            onPress={() => setFilter({ ...filter, marks: toggled(filter.marks, value) })}
          >
            {text}
          </Chip>
        ))}
      </View>
      <View className="pad stack mt12">
        {tipDetails && result.entries.length > 0 && (
          <Notice kind="info">
            {tipDetails.isCut ? '搜索词较长' : `没有找到「${shortened(tipDetails.typed)}」`}，为您显示「{shortened(tipDetails.searched)}
            」的结果
          </Notice>
        )}
        {topics.length > 0 && (
          <View className="row g8 wrap">
            {topics.map(({ topicId, topicName, topicUri }) => (
              <Press key={topicId} role="link" className="result__topic t13 cg" onPress={() => goTo(topicUri)}>
                <Text>{topicName}</Text>
              </Press>
            ))}
          </View>
        )}
        <EndlessList
          className="stack"
          of={result}
          keyOf={(card) => card.productCode}
          row={(card) => <ProductRow card={card} source="search" />}
          empty={
            narrowings(filter) > 0 ? (
              <Empty page picture="cart" title="没有符合条件的商品" text="放宽筛选条件再看看">
                <Button onPress={() => setFilter({ ...NO_FILTER, sort: filter.sort })}>清除筛选</Button>
              </Empty>
            ) : (
              <NothingFound keyword={keyword} recommends={result.first?.recommends ?? []} />
            )
          }
        />
      </View>
      <FilterSheet
        open={filtering}
        filter={filter}
        facets={facets}
        hits={result.hits}
        onChange={setFilter}
        onClose={() => setFiltering(false)}
      />
    </Screen>
  )
}
