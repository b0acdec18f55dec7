import { Text, View } from '@tarojs/components'
import type { Sort } from '@/contract/search'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { Chip } from '@/ui/press/Chip'

/** 综合, 销量, 价格 (again: the other way round). */
export function Sorts({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const byPrice = sort === 'priceUp' || sort === 'priceDown'
  return (
    <View className="row gap-8 flex-none" {...a11y({ role: 'tablist', label: '排序' })}>
      <Chip card role="tab" on={sort === 'overall'} onPress={() => onSort('overall')}>
        综合
      </Chip>
      <Chip card role="tab" on={sort === 'sales'} onPress={() => onSort('sales')}>
        销量
      </Chip>
      <Chip
        card
        role="tab"
        on={byPrice}
        label={sort === 'priceUp' ? '价格从低到高' : sort === 'priceDown' ? '价格从高到低' : '按价格排序'}
        onPress={() => onSort(sort === 'priceUp' ? 'priceDown' : 'priceUp')}
      >
        <Text>价格</Text>
        <Icon name={sort === 'priceUp' ? 'arrow-up' : sort === 'priceDown' ? 'arrow-down' : 'sort'} size={14} />
      </Chip>
    </View>
  )
}
