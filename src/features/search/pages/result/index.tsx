import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { search, type Sort } from '@/contract/search'
import { ProductRow } from '@/domain/product/ProductRow'
import { useCartCount } from '@/domain/cart/useCart'
import { shortened } from '@/lib/shortened'
import { goBack, goTo, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Chip } from '@/ui/press/Chip'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { IconButton } from '@/ui/press/IconButton'
import { Notice } from '@/ui/card/Notice'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { SearchEntry } from '@/ui/form/SearchEntry'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { NO_FILTER, narrowings, queryOf, toggled, type Filter } from './filter'
import { askedByTopic } from './askedByTopic'
import { FilterSheet } from './FilterSheet'
import { NothingFound } from './NothingFound'
import { SortBar } from './SortBar'
import { openCart } from '@/platform/appPlaces'
import './index.scss'

const inOneSheet = () => ''

/** Rows of a page: two screens of them. A mini-program's page has 1,000 nodes at most, and a row has forty. */
const PAGE_SIZE = 10
/** Rows whose pictures are on the first screen. */
const EAGER = 4

/** Route `searchResult`: by word, symptom, category or coupon, or by the `id` of a topic; sorted, narrowed, corrected. */
export default function SearchResultPage() {
  const { keyword = '', couponUuid, id, ...params } = useParams('searchResult')
  const { categoryId, symptomId } = { ...params, ...askedByTopic(id) }
  const [filter, setFilter] = useState<Filter>(NO_FILTER)
  const [filtering, setFiltering] = useState(false)
  const cartCount = useCartCount()
  // A symptom's or category's own name stands in the field; the search goes by its id.
  const asked = symptomId || categoryId || couponUuid ? undefined : keyword
  const result = usePages(search.result, {
    query: { keyword: asked, categoryId, symptomId, couponUuid, size: PAGE_SIZE, ...queryOf(filter) },
  })
  usePullToRefresh(() => refetch(search.result))
  const sortBy = (sort: Sort) => setFilter({ ...filter, sort })
  const { tipDetails, topics = [], need, facets } = result.first ?? {}

  return (
    <Screen nav="none" title={keyword ? `${keyword}的搜索结果` : '搜索结果'} share={couponUuid ? { to: 'nobody' } : {}}>
      <View className="row gap-4 padding-gutter result__bar">
        <IconButton name="arrow-left" label="返回" onPress={goBack} />
        <View className="grow">
          <SearchEntry value={keyword} placeholder="搜药品、症状" onPress={() => replaceBy('search', { keyword })} />
        </View>
        <IconButton name="cart" label={`购物车，${cartCount} 件`} badge={cartCount} onPress={openCart} />
      </View>
      <SortBar sort={filter.sort} onSort={sortBy} narrowings={narrowings(filter)} onFilter={() => setFiltering(true)} />
      <View className="q-strip gap-8 padding-gutter result__chips">
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
      <View className="padding-gutter stack margin-top-12">
        {tipDetails && result.entries.length > 0 && (
          <Notice kind="info">
            {tipDetails.isCut ? '搜索词较长' : `没有找到「${shortened(tipDetails.typed)}」`}，为您显示「{shortened(tipDetails.searched)}
            」的结果
          </Notice>
        )}
        {topics.length > 0 && (
          <View className="row gap-8 wrap">
            {topics.map(({ topicId, topicName, topicUri }) => (
              <Press key={topicId} role="link" className="result__topic text-13 color-link" onPress={() => goTo(topicUri)}>
                <Text>{topicName}</Text>
              </Press>
            ))}
          </View>
        )}
        {need?.doctorAdvice && (
          <Notice kind="info" icon="info">
            <View className="weight-bold">什么情况要看医生</View>
            <View>{need.doctorAdvice}</View>
            <View className="text-12">结果仅供参考，不能代替诊断；用药前请阅读说明书或咨询药师。</View>
          </Notice>
        )}
        <EndlessList
          of={result}
          groupOf={inOneSheet}
          keyOf={(card) => card.productCode}
          row={(card, place) => <ProductRow card={card} source="search" flat eager={place < EAGER} reason={card.reason} />}
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
