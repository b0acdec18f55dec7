import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { coin, type CoinMovement } from '@/contract/coin'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { CoinMonth } from '../../CoinMonth'
import { MovementTabs } from '@/domain/ledger/MovementTabs'
import { NoCoins } from '../../NoCoins'
import { BalanceCard } from './BalanceCard'

/** Route `coin`: the balance, and the movements of the last two months that had some. */
export default function CoinPage() {
  const [movement, setMovement] = useState<CoinMovement>('all')
  const history = useRead(coin.history, { query: { movement, size: 2 } }, { staleTime: 0 })
  usePullToRefresh(() => refetch(coin.balance, coin.history))
  return (
    <Screen
      tint="grain"
      navRight={
        <Press className="text-14 color-body q-hit justify-end" onPress={() => go('coinRule')}>
          规则
        </Press>
      }
    >
      <View className="stack padding-gutter padding-bottom-32">
        <BalanceCard />
        <MovementTabs value={movement} onChange={setMovement} />
        <Loaded of={history} empty={({ results }) => results.length === 0} emptyView={<NoCoins movement={movement} />}>
          {({ results }) => (
            <View className="stack">
              {results.map((month) => (
                <CoinMonth key={month.month} of={month} />
              ))}
              <Button kind="text" onPress={() => go('coinDetail')}>
                全部明细
              </Button>
            </View>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}
