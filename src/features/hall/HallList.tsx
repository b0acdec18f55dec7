import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Pages } from '@/api/usePages'
import type { HallProducts } from '@/contract/hall'
import type { SearchHit } from '@/contract/search'
import { ProductRow } from '@/domain/product/ProductRow'
import { OTC_NOTICE } from '@/domain/product/statutory'
import { EndlessList } from '@/ui/state/EndlessList'

/** Rows of a page: two screens of them. */
export const PAGE_SIZE = 10
/** Rows whose pictures are on the first screen. */
const EAGER = 3

/** Goods of the hall, and the sentence the law wants beside medicines. */
export const HallList = ({ of, empty }: { of: Pages<SearchHit, HallProducts>; empty: ReactNode }) => (
  <View>
    <EndlessList
      of={of}
      keyOf={({ productCode }) => productCode}
      row={(card, place) => (
        <ProductRow card={card} source="hall" eager={place < EAGER} reason={card.reason} tagged={card.reason !== null} />
      )}
      empty={empty}
    />
    {of.entries.length > 0 && <View className="text-12 color-secondary text-center padding-12">{OTC_NOTICE}</View>}
  </View>
)
