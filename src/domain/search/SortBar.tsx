import { Text, View } from '@tarojs/components'
import type { Facets, SearchResult } from '@/contract/search'
import { Sorts } from '@/domain/search/Sorts'
import { goTo } from '@/routes/go'
import { Badge } from '@/ui/text/Badge'
import { Icon } from '@/ui/icons/Icon'
import { Chip } from '@/ui/press/Chip'
import { Press } from '@/ui/press/Press'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'
import { narrowings, toggled, type Filter } from './filter'
import './narrowing.scss'

type Props = {
  filter: Filter
  onChange: (filter: Filter) => void
  /** Opens the drawer with everything that narrows. */
  onFilter: () => void
  facets: Facets | undefined
  topics: NonNullable<SearchResult['topics']>
}

/** Marks that stand in the row; all of them are in the drawer. */
const MARKS = 4

/** One row above a result: its order, what narrows it most often, where else to look, and at the end the filter. */
export function SortBar({ filter, onChange, onFilter, facets, topics }: Props) {
  return (
    <View className="row gap-8 narrowing">
      <View className="q-strip gap-8 grow narrowing__chips">
        <Sorts sort={filter.sort} onSort={(sort) => onChange({ ...filter, sort })} />
        <Chip card on={filter.inStock} onPress={() => onChange({ ...filter, inStock: !filter.inStock })}>
          仅看有货
        </Chip>
        {facets?.marks.slice(0, MARKS).map(({ value, text }) => (
          <Chip
            key={value}
            card
            on={filter.marks.includes(value)}
            onPress={() => onChange({ ...filter, marks: toggled(filter.marks, value) })}
          >
            {text}
          </Chip>
        ))}
        {topics.map(({ topicId, topicName, topicUri }) => (
          <Press key={topicId} role="link" className="q-chip q-chip--card color-link" onPress={() => goTo(topicUri)}>
            <Text>{topicName}</Text>
          </Press>
        ))}
      </View>
      <FilterButton count={narrowings(filter)} onPress={onFilter} />
    </View>
  )
}

const FilterButton = ({ count, onPress }: { count: number; onPress: () => void }) => (
  <Press className="q-hit gap-4 text-14 nowrap narrowing__filter" onPress={onPress}>
    <Text>筛选</Text>
    <Icon name="filter" size={14} />
    <Badge count={count} flow />
    {count > 0 && <VisuallyHidden>已选 {count} 项</VisuallyHidden>}
  </Press>
)
