import { View } from '@tarojs/components'
import type { Combination, Packing } from '@/contract/product'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { Press } from '@/ui/press/Press'
import { Price } from '@/ui/text/Price'
import { Tag } from '@/ui/text/Tag'

type Props = {
  packing: Packing
  combinations: Combination[]
  chosen: string | undefined
  onChoose: (combineId: string | undefined) => void
}

/** A single box, or several together under one price. */
export function SkuBundles({ packing, combinations, chosen, onChoose }: Props) {
  const rows = [
    { combineId: undefined, name: `单${packing.unit}`, salePrice: packing.salePrice, saved: 0, tooMany: false },
    ...combinations.map(({ combineId, name, salePrice, saved, count }) => ({
      combineId,
      name,
      salePrice,
      saved,
      tooMany: packing.stock < count,
    })),
  ]
  return (
    <View className="column gap-8 margin-top-12" {...a11y({ role: 'radiogroup', label: '套餐' })}>
      {rows.map(({ combineId, name, salePrice, saved, tooMany }) => {
        const on = combineId === chosen
        return (
          <Press
            key={combineId ?? 'single'}
            role="radio"
            checked={on}
            disabled={tooMany}
            className={cx('sku__bundle', on && 'sku__bundle--on')}
            onPress={() => onChoose(combineId)}
          >
            <View className="row gap-8 grow">
              <View className={cx('text-14', on ? 'weight-bold color-link' : tooMany ? 'color-caption' : 'color-title')}>{name}</View>
              {tooMany ? <View className="text-12 color-caption">库存不足</View> : saved > 0 && <SavedTag cents={saved} />}
            </View>
            <Price cents={salePrice} size={14} kind={on ? 'price' : 'ink'} />
          </Press>
        )
      })}
    </View>
  )
}

const SavedTag = ({ cents }: { cents: number }) => (
  <Tag kind="green">
    省 <Price cents={cents} size={12} kind="plain" />
  </Tag>
)
