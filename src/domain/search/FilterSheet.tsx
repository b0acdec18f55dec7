import { View } from '@tarojs/components'
import type { Facets } from '@/contract/search'
import { Button } from '@/ui/press/Button'
import { Chip } from '@/ui/press/Chip'
import { InputBox } from '@/ui/form/InputBox'
import { Sheet } from '@/ui/layer/Sheet'
import { isNarrowed, NO_FILTER, toggled, type Filter } from './filter'
import './narrowing.scss'

type Props = {
  open: boolean
  filter: Filter
  facets: Facets | undefined
  hits: number
  onChange: (filter: Filter) => void
  onClose: () => void
}
type Many = 'marks' | 'brands' | 'forms' | 'audiences'

const GROUPS: ReadonlyArray<{ of: Many; title: string }> = [
  { of: 'marks', title: '药品类型' },
  { of: 'audiences', title: '适用人群' },
  { of: 'forms', title: '剂型' },
  { of: 'brands', title: '品牌' },
]

/** The drawer that narrows a result; the number of hits stands on its button and changes with every choice. */
export function FilterSheet({ open, filter, facets, hits, onChange, onClose }: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="筛选"
      side="right"
      footer={
        <View className="row gap-12 grow">
          <Button kind="outline" disabled={!isNarrowed(filter)} onPress={() => onChange({ ...NO_FILTER, sort: filter.sort })}>
            重置
          </Button>
          <Button grow onPress={onClose}>{`查看 ${hits} 种商品`}</Button>
        </View>
      }
    >
      <View className="stack">
        <View>
          <View className="text-14 weight-bold color-title">服务</View>
          <View className="narrowing__choices margin-top-12">
            <Chip on={filter.inStock} onPress={() => onChange({ ...filter, inStock: !filter.inStock })}>
              仅看有货
            </Chip>
          </View>
        </View>
        <View>
          <View className="text-14 weight-bold color-title">价格区间（元）</View>
          <View className="narrowing__prices margin-top-12">
            <InputBox
              label="最低价"
              kind="digit"
              value={filter.priceFrom}
              onChange={(priceFrom) => onChange({ ...filter, priceFrom })}
              maxLength={9}
              sunken
            />
            <View className="color-caption">—</View>
            <InputBox
              label="最高价"
              kind="digit"
              value={filter.priceTo}
              onChange={(priceTo) => onChange({ ...filter, priceTo })}
              maxLength={9}
              sunken
            />
          </View>
        </View>
        {GROUPS.map(({ of, title }) => {
          const choices = facets?.[of] ?? []
          if (choices.length === 0) return null
          return (
            <View key={of}>
              <View className="text-14 weight-bold color-title">{title}</View>
              <View className="narrowing__choices margin-top-12">
                {choices.map(({ value, text }) => (
                  <Chip
                    key={value}
                    on={filter[of].includes(value)}
                    onPress={() => onChange({ ...filter, [of]: toggled(filter[of], value) })}
                  >
                    {text}
                  </Chip>
                ))}
              </View>
            </View>
          )
        })}
      </View>
    </Sheet>
  )
}
