import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { usePages } from '@/api/usePages'
import { search } from '@/contract/search'
import { ProductRow } from '@/domain/product/ProductRow'
import { NO_FILTER, narrowings, queryOf, type Filter } from '@/domain/search/filter'
import { FilterSheet } from '@/domain/search/FilterSheet'
import { SortBar } from '@/domain/search/SortBar'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'

/** Rows of a page: two screens of them, as in search results. */
const PAGE_SIZE = 10
/** Rows whose pictures are on the first screen. */
const EAGER = 3

type Props = {
  promotionId: string
  categoryId?: string | undefined
  keyword?: string | undefined
  /** What stands there where there is nothing, however it is narrowed. */
  empty: ReactNode
  /** In the place of products, where what was typed may be an emergency. */
  danger?: ReactNode
}

/** The products of a promotion, sorted and narrowed. */
export function PromotionGoods({ promotionId, categoryId, keyword, empty, danger }: Props) {
  const [filter, setFilter] = useState<Filter>(NO_FILTER)
  const [filtering, setFiltering] = useState(false)
  const query = { couponUuid: promotionId, categoryId, keyword, size: PAGE_SIZE }
  const goods = usePages(search.result, { query: { ...query, ...queryOf(filter) } })
  const isNarrowedToNothing = narrowings(filter) > 0
  const isEmpty = goods.status === 'ready' && goods.entries.length === 0 && !isNarrowedToNothing
  if (goods.first?.danger) return <>{danger}</>
  return (
    <>
      {!isEmpty && (
        <SortBar filter={filter} onChange={setFilter} onFilter={() => setFiltering(true)} facets={goods.first?.facets} topics={[]} />
      )}
      <View className="padding-gutter stack margin-top-12 padding-bottom-32">
        <EndlessList
          of={goods}
          keyOf={({ productCode }) => productCode}
          row={(card, place) => <ProductRow card={card} source="activity" eager={place < EAGER} />}
          empty={
            isNarrowedToNothing ? (
              <Empty page picture="cart" title="没有符合条件的商品" text="放宽筛选条件再看看">
                <Button onPress={() => setFilter({ ...NO_FILTER, sort: filter.sort })}>清除筛选</Button>
              </Empty>
            ) : (
              empty
            )
          }
        />
      </View>
      <FilterSheet
        open={filtering}
        filter={filter}
        facets={goods.first?.facets}
        hits={goods.hits}
        onChange={setFilter}
        onClose={() => setFiltering(false)}
      />
    </>
  )
}
