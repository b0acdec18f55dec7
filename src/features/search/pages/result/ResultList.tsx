import { Text, View } from '@tarojs/components'
import { useMemo, useState, type ReactNode } from 'react'
import type { Pages } from '@/api/usePages'
import type { Facets, SearchHit, SearchNeed, SearchResult } from '@/contract/search'
import { ProductRow } from '@/domain/product/ProductRow'
import { OTC_NOTICE } from '@/domain/product/statutory'
import type { Filter } from '@/domain/search/filter'
import { Phrases } from '@/domain/search/Phrases'
import { Icon } from '@/ui/icons/Icon'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Press } from '@/ui/press/Press'
import { EndlessList } from '@/ui/state/EndlessList'
import { foldedOf, otcCount, type Line } from './folded'

const inOneSheet = () => ''
const NO_MARKS: Facets['marks'] = []
/** Rows whose pictures are on the first screen. */
const EAGER = 4

type Props = { of: Pages<SearchHit, SearchResult>; need: SearchNeed | undefined; filter: Filter; empty: ReactNode }

/** The products of a result on one sheet; those of a need under a head, with prescription drugs folded last. */
export function ResultList({ of, need, filter, empty }: Props) {
  const [isUnfolded, setUnfolded] = useState(false)
  const { entries, hasMore, first } = of
  const marks = first?.facets.marks ?? NO_MARKS
  // Who asks for prescription drugs by the filter has unfolded them.
  const folds = need !== undefined && !filter.marks.includes('rx')
  const list = useMemo(
    () =>
      folds
        ? foldedOf({ hits: entries, hasMore, marks, isUnfolded })
        : { lines: entries.map((hit) => ({ kind: 'hit' as const, hit })), hasMore },
    [folds, entries, hasMore, marks, isUnfolded],
  )
  const hasHead = need !== undefined && list.lines.some((line) => line.kind === 'hit' && line.hit.mark !== 'rx')
  const drawn = (line: Line, place: number) =>
    line.kind === 'fold' ? (
      <Fold count={line.count} isUnfolded={isUnfolded} onPress={() => setUnfolded(!isUnfolded)} />
    ) : (
      <ProductRow card={line.hit} source="search" flat eager={place < EAGER} reason={line.hit.reason} tagged={line.hit.reason !== null} />
    )
  return (
    <View>
      <EndlessList
        of={{ ...of, entries: list.lines, hasMore: list.hasMore }}
        groupOf={inOneSheet}
        keyOf={(line) => (line.kind === 'hit' ? line.hit.productCode : line.kind)}
        row={(line, place) => (
          <>
            {place === 0 && hasHead && <Head count={otcCount(marks, filter.marks)} isByNeed={filter.sort === 'overall'} />}
            {drawn(line, place)}
          </>
        )}
        empty={empty}
      />
      {hasHead && <View className="text-12 color-secondary text-center padding-12">{OTC_NOTICE}</View>}
    </View>
  )
}

/** What stands in the list, and by what it is ordered. */
const Head = ({ count, isByNeed }: { count: number; isByNeed: boolean }) => (
  <View className="row justify-between wrap text-13 color-secondary result__listHead">
    {count > 0 && (
      <View className="row gap-8">
        <Text className="weight-bold color-title">非处方药</Text>
        <Text>{count} 种</Text>
      </View>
    )}
    {isByNeed && <View>对症在前，不按广告</View>}
  </View>
)

const Fold = ({ count, isUnfolded, onPress }: { count: number; isUnfolded: boolean; onPress: () => void }) => (
  <Press className="row gap-12 full-width result__fold" expanded={isUnfolded} onPress={onPress}>
    <ProductImage picture="/pictures/sealed" name="处方药" size={44} plain />
    <View className="grow">
      <View className="text-14 weight-medium color-title">处方药 {count} 种</View>
      <View className="text-12 color-secondary">
        <Phrases of="先看原因，由医生开方后购买" />
      </View>
    </View>
    <View className="row gap-4 text-13 color-secondary nowrap">
      {isUnfolded ? '收起' : '展开'}
      <Icon name={isUnfolded ? 'arrow-up' : 'arrow-down'} size={14} />
    </View>
  </Press>
)
