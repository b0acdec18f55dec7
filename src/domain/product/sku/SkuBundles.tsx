import { View } from '@tarojs/components'
import type { Combination, Packing } from '@/contract/product'
import { a11y } from '@/ui/a11y'
import { cx } from '@/ui/cx'
import { Press } from '@/ui/Press'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'

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
    <View className="col g8 mt12" {...a11y({ role: 'radiogroup', label: '套餐' })}>
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
            <View className="row g8 grow">
              <View className={cx('t14', on ? 'b cg' : tooMany ? 'c4' : 'c1')}>{name}</View>
              {tooMany ? <View className="t12 c4">库存不足</View> : saved > 0 && <SavedTag cents={saved} />}
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
