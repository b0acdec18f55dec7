import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { search } from '@/contract/search'
import { CartBar } from '@/domain/cart/CartBar'
import { useCartCount } from '@/domain/cart/useCart'
import { DangerHelp } from '@/domain/search/DangerHelp'
import { NeedCard } from '@/domain/search/NeedCard'
import { NO_FILTER, narrowings, queryOf, type Filter } from '@/domain/search/filter'
import { FilterSheet } from '@/domain/search/FilterSheet'
import { SortBar } from '@/domain/search/SortBar'
import { shortened } from '@/lib/shortened'
import { goBack, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { IconButton } from '@/ui/press/IconButton'
import { Notice } from '@/ui/card/Notice'
import { Screen } from '@/ui/shell/Screen'
import { SearchEntry } from '@/ui/form/SearchEntry'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { askedByTopic } from './askedByTopic'
import { NothingFound } from './NothingFound'
import { NotServed } from './NotServed'
import { ResultList } from './ResultList'
import { useSearchHistory } from '../../history'
import { openCart } from '@/platform/appPlaces'
import './index.scss'

/** Rows of a page: two screens of them. A mini-program's page has 1,000 nodes at most, and a row has forty. */
const PAGE_SIZE = 10

/**
 * Route `searchResult`: by word, symptom, category or coupon, or by the `id` of a topic; sorted, narrowed, corrected. What may be an
 * emergency is answered with help alone.
 */
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
  const { tipDetails, topics = [], danger, facets } = result.first ?? {}
  const [need, setNeed] = useState(result.first?.need)
  // While it is sorted or narrowed anew, what the pharmacist says stays.
  if (result.first && result.first.need !== need) setNeed(result.first.need)
  const isAnswered = result.first !== undefined
  const isDanger = danger !== undefined
  const { answered } = useSearchHistory()
  useEffect(() => {
    if (isAnswered) answered(keyword, isDanger)
  }, [answered, keyword, isAnswered, isDanger])
  const isEmpty = result.status === 'ready' && result.entries.length === 0 && !result.hasMore
  const notServed = isEmpty && narrowings(filter) === 0 && need?.isServed === false ? need : undefined

  return (
    <Screen
      nav="none"
      title={keyword ? `${keyword}的搜索结果` : '搜索结果'}
      share={couponUuid ? { to: 'nobody' } : {}}
      bottomBar={!isDanger && result.entries.length > 0 && <CartBar />}
    >
      <View className="row gap-4 padding-gutter result__bar">
        <IconButton name="arrow-left" label="返回" onPress={goBack} />
        <View className="grow">
          <SearchEntry
            value={keyword}
            placeholder="搜药品、症状"
            plain={isDanger || notServed !== undefined}
            onPress={() => replaceBy('search', { keyword })}
          />
        </View>
        {!danger && <IconButton name="cart" label={`购物车，${cartCount} 件`} badge={cartCount} onPress={openCart} />}
      </View>
      {danger ? (
        <DangerHelp danger={danger} />
      ) : notServed ? (
        <NotServed need={notServed} />
      ) : (
        <>
          {need && <NeedCard need={need} />}
          {!(isEmpty && narrowings(filter) === 0) && (
            <SortBar filter={filter} onChange={setFilter} onFilter={() => setFiltering(true)} facets={facets} topics={topics} />
          )}
          <View className="padding-gutter stack margin-top-12">
            {tipDetails && result.entries.length > 0 && (
              <Notice kind="info">
                {tipDetails.isCut ? '搜索词较长' : `没有找到「${shortened(tipDetails.typed)}」`}，为您显示「{shortened(tipDetails.searched)}
                」的结果
              </Notice>
            )}
            <ResultList
              of={result}
              need={need}
              filter={filter}
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
        </>
      )}
    </Screen>
  )
}
