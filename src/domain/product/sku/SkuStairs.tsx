import { View } from '@tarojs/components'
import { cx } from '@/ui/cx'
import { Price } from '@/ui/Price'
import { stairReached } from './choice'

type Props = { stairs: Array<{ from: number; salePrice: number }>; unit: string; quantity: number }

/** The more, the cheaper: every step of the stair, the one that is reached marked. */
export function SkuStairs({ stairs, unit, quantity }: Props) {
  const reached = stairReached(stairs, quantity)
  return (
    <View className="row stretch g8 mt12">
      {stairs.map(({ from, salePrice }, place) => (
        <View key={from} className={cx('sku__stair grow tc', place === reached && 'sku__stair--on')}>
          <Price cents={salePrice} size={16} kind={place === reached ? 'price' : 'ink'} />
          <View className="t12 c3 mt2">
            {from} {unit}
            {place > 0 ? '起' : ''}
            {place === reached ? '，当前' : ''}
          </View>
        </View>
      ))}
    </View>
  )
}
