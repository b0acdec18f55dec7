import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Pages } from '@/api/usePages'
import type { Output } from '@/contract/endpoint'
import type { insurance } from '@/contract/insurance'
import { ProductRow } from '@/domain/product/ProductRow'
import { OTC_NOTICE } from '@/domain/product/statutory'
import { EndlessList } from '@/ui/state/EndlessList'
import { InsuredStepper } from './InsuredStepper'

type Found = Output<typeof insurance.products>
type Insured = Found['results'][number]

/** Rows of a page: two screens of them. */
export const PAGE_SIZE = 10
/** Rows whose pictures are on the first screen. */
const EAGER = 3

/** Goods that an insurer pays, each with how much, and the sentence the law wants beside medicines. */
export const InsuredList = ({ of, empty }: { of: Pages<Insured, Found>; empty: ReactNode }) => (
  <View>
    <EndlessList
      of={of}
      keyOf={({ productCode }) => productCode}
      row={(card, place) => (
        <ProductRow
          card={card}
          source="insurance"
          eager={place < EAGER}
          brief
          reason={`商保付 ${card.percent}%`}
          action={<InsuredStepper card={card} />}
        />
      )}
      empty={empty}
    />
    {of.entries.length > 0 && <View className="text-12 color-secondary text-center padding-12">{OTC_NOTICE}</View>}
  </View>
)
