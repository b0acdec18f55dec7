import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { coin, type CoinMovement } from '@/contract/coin'
import { Affix } from '@/ui/shell/Affix'
import { Screen } from '@/ui/shell/Screen'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { CoinMonth } from '../../CoinMonth'
import { MovementTabs } from '@/domain/ledger/MovementTabs'
import { NoCoins } from '../../NoCoins'

/** Route `coinDetail`: every movement of this member's coins, month by month. */
export default function CoinDetailPage() {
  const [movement, setMovement] = useState<CoinMovement>('all')
  const months = usePages(coin.history, { query: { movement } })
  usePullToRefresh(() => refetch(coin.history))
  return (
    <Screen>
      <Affix>
        <MovementTabs value={movement} onChange={setMovement} />
      </Affix>
      <View className="padding-gutter margin-top-12">
        <EndlessList
          key={movement}
          of={months}
          keyOf={({ month }) => month}
          row={(month) => <CoinMonth of={month} />}
          empty={<NoCoins movement={movement} />}
        />
      </View>
    </Screen>
  )
}
