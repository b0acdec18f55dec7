import { View } from '@tarojs/components'
import { cx } from '@/ui/element/cx'
import { Price } from '@/ui/text/Price'
import { stairReached } from './choice'

type Props = { stairs: Array<{ from: number; salePrice: number }>; unit: string; quantity: number }

/** The more, the cheaper: every step of the stair, the one that is reached marked. */
export function SkuStairs({ stairs, unit, quantity }: Props) {
  const reached = stairReached(stairs, quantity)
  return (
    <View className="row align-stretch gap-8 margin-top-12">
      {stairs.map(({ from, salePrice }, place) => (
        <View key={from} className={cx('sku__stair grow text-center', place === reached && 'sku__stair--on')}>
          <Price cents={salePrice} size={16} kind={place === reached ? 'price' : 'ink'} />
          <View className="text-12 color-secondary margin-top-2">
            {from} {unit}
            {place > 0 ? '起' : ''}
            {place === reached ? '，当前' : ''}
          </View>
        </View>
      ))}
    </View>
  )
}
