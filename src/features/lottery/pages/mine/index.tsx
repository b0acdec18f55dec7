import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { lottery, type WonPrize } from '@/contract/lottery'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { AddressSheet } from './AddressSheet'
import { PrizeCard } from './PrizeCard'

/** Route `prizes`: what this member won, and where goods go. */
export default function PrizesPage() {
  const prizes = usePages(lottery.prizes, {}, { staleTime: 0 })
  const [asked, setAsked] = useState<WonPrize>()
  usePullToRefresh(() => refetch(lottery.prizes))
  return (
    <Screen>
      <View className="padding-gutter padding-bottom-32">
        <EndlessList
          of={prizes}
          keyOf={({ drawId }) => drawId}
          row={(prize) => <PrizeCard of={prize} onAddress={() => setAsked(prize)} />}
          empty={
            <Empty page picture="orders" title="还没有奖品" text="抽中的奖品都在这里">
              <Button onPress={() => go('lottery')}>去抽奖</Button>
            </Empty>
          }
        />
      </View>
      <AddressSheet prize={asked} onClose={() => setAsked(undefined)} />
    </Screen>
  )
}
