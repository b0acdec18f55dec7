import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import type { Resource } from '@/contract/mall'
import { search } from '@/contract/search'
import { useTabs } from '@/domain/mallConfig/useTabs'
import { ProductTile } from '@/domain/product/ProductTile'
import { useElder } from '@/ui/text/elder'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { useElderOffer } from '@/ui/shell/useElderOffer'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Articles } from './Articles'
import { Licences } from './Licences'

export type BelowFoldProps = { articles: Resource[] }

/**
 * What stands below the first screen of home: articles, the products and the licences; with it come the badges on
 * the tabs and the one offer of the elder version.
 */
export function BelowFold({ articles }: BelowFoldProps) {
  const feed = usePages(search.list, { query: { size: 20 } }, { keeps: true })
  const elder = useElder((mode) => mode.elder)
  const isEmpty = feed.status === 'ready' && feed.entries.length === 0
  useTabs()
  useElderOffer()
  usePullToRefresh(() => refetch(search.list))
  return (
    <>
      {!elder && <Articles articles={articles} />}
      {!isEmpty && <View className="text-18 weight-bold color-title margin-top-8">{elder ? '家里常备' : '为您推荐'}</View>}
      <EndlessList
        className="q-grid2"
        of={feed}
        keyOf={(card) => card.productCode}
        row={(card, place) => <ProductTile card={card} source="home" eager={place < 2} />}
        empty={<Empty title="还没有商品" text="商品正在上架，请稍后再来" />}
      />
      <Licences />
    </>
  )
}
