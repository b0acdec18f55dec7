import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Settlement } from '@/contract/settlement'
import { Cell } from '@/ui/card/Cell'
import { Switch } from '@/ui/form/Switch'
import { Press } from '@/ui/press/Press'
import { Money } from '@/ui/text/Money'
import { CoinSheet } from './CoinSheet'

type Coins = NonNullable<Settlement['coins']>
type Props = {
  coins: Coins
  /** With how many to pay, in digits; an empty text for none. */
  onUse: (count: string) => void
}

/** Health coins: off until they are switched on; then as many as may be, or as many as are chosen. */
export function CoinRow({ coins, onUse }: Props) {
  const [choosing, setChoosing] = useState(false)
  const { balance, most, used } = coins
  if (most === 0) return <Cell title="健康币" value={`有 ${balance} 枚，本单不可用`} />
  return (
    <>
      <View className="q-cell">
        {used > 0 ? (
          <Press className="grow confirm__coins" onPress={() => setChoosing(true)}>
            <CoinWords {...coins} />
          </Press>
        ) : (
          <View className="grow confirm__coins">
            <CoinWords {...coins} />
          </View>
        )}
        <Switch label="使用健康币" hidesLabel on={used > 0} onChange={(on) => onUse(on ? String(most) : '')} />
      </View>
      <CoinSheet open={choosing} most={most} used={used} onUse={onUse} onClose={() => setChoosing(false)} />
    </>
  )
}

const CoinWords = ({ most, used }: Coins) => (
  <>
    <View className="text-14 color-title">健康币</View>
    <View className="row wrap gap-4 text-12 color-secondary">
      <Text>{used > 0 ? `使用 ${used} 枚，抵` : `可用 ${most} 枚，抵`}</Text>
      <Money cents={used || most} className="color-coin" />
      {used > 0 && <Text className="color-link">改数量</Text>}
    </View>
  </>
)
