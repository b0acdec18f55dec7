import { Text, View } from '@tarojs/components'
import type { Sort } from '@/contract/search'
import { a11y } from '@/ui/element/a11y'
import { Badge } from '@/ui/text/Badge'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { VisuallyHidden } from '@/ui/element/VisuallyHidden'

type Props = { sort: Sort; onSort: (sort: Sort) => void; narrowings: number; onFilter: () => void }

/** 综合, 销量, 价格 (again: the other way round) and the filter. */
export function SortBar({ sort, onSort, narrowings, onFilter }: Props) {
  const byPrice = sort === 'priceUp' || sort === 'priceDown'
  const look = (on: boolean) => `result__sortItem text-14 ${on ? 'color-link weight-bold' : 'color-body'}`
  return (
    <View className="result__sort">
      <View className="result__sorts" {...a11y({ role: 'tablist', label: '排序' })}>
        <Press className={look(sort === 'overall')} role="tab" selected={sort === 'overall'} onPress={() => onSort('overall')}>
          综合
        </Press>
        <Press className={look(sort === 'sales')} role="tab" selected={sort === 'sales'} onPress={() => onSort('sales')}>
          销量
        </Press>
        <Press
          className={look(byPrice)}
          role="tab"
          selected={byPrice}
          label={sort === 'priceUp' ? '价格从低到高' : sort === 'priceDown' ? '价格从高到低' : '按价格排序'}
          onPress={() => onSort(sort === 'priceUp' ? 'priceDown' : 'priceUp')}
        >
          <Text>价格</Text>
          <Icon name={sort === 'priceUp' ? 'arrow-up' : sort === 'priceDown' ? 'arrow-down' : 'sort'} size={14} />
        </Press>
      </View>
      <Press className={look(narrowings > 0)} onPress={onFilter}>
        <Text>筛选</Text>
        <Icon name="filter" size={14} />
        <Badge count={narrowings} flow />
        {narrowings > 0 && <VisuallyHidden>已选 {narrowings} 项</VisuallyHidden>}
      </Press>
    </View>
  )
}
