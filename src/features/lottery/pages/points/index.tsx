import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { useRead } from '@/api/useRead'
import type { CoinMovement } from '@/contract/coin'
import { lottery } from '@/contract/lottery'
import { MonthCard } from '@/domain/ledger/MonthCard'
import { MovementTabs } from '@/domain/ledger/MovementTabs'
import { grouped } from '@/lib/grouped'
import { go } from '@/routes/go'
import type { IconName } from '@/ui/icons/names'
import { Button } from '@/ui/press/Button'
import { Affix } from '@/ui/shell/Affix'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'

const ICONS: Readonly<Record<string, IconName>> = {
  orderEarned: 'cart',
  orderTaken: 'refund',
  prize: 'gift',
  draw: 'gift',
  drawBack: 'refund',
  compensation: 'headset',
}

/** Route `points`: how many points this member has, and every movement of them, month by month. */
export default function PointsPage() {
  const [movement, setMovement] = useState<CoinMovement>('all')
  const points = useRead(lottery.integral, {}, { staleTime: 0 })
  const months = usePages(lottery.integralHistory, { query: { movement } })
  usePullToRefresh(() => refetch(lottery.integral, lottery.integralHistory))
  return (
    <Screen>
      <View className="padding-gutter">
        <Loaded of={points}>
          {({ integral }) => (
            <View className="q-card">
              <View className="text-14 color-secondary">我的积分</View>
              <View className="text-24 weight-bold color-title num margin-top-4">{grouped(integral)}</View>
              <View className="text-13 color-secondary margin-top-4">
                购物实付 1 元得 1 积分，处方药除外，收货后到账。积分用来换抽奖次数，不过期，不折算金额。
              </View>
            </View>
          )}
        </Loaded>
      </View>
      <Affix>
        <MovementTabs value={movement} onChange={setMovement} />
      </Affix>
      <View className="padding-gutter margin-top-12 padding-bottom-32">
        <EndlessList
          key={movement}
          of={months}
          keyOf={({ month }) => month}
          row={(month) => <MonthCard of={month} icons={ICONS} icon="star" spentText="使用" />}
          empty={<None movement={movement} />}
        />
      </View>
    </Screen>
  )
}

const None = ({ movement }: { movement: CoinMovement }) =>
  movement === 'spent' ? (
    <Empty picture="orders" title="还没有支出" text="换抽奖次数和退款扣回会记在这里" />
  ) : (
    <Empty picture="orders" title="还没有积分" text="购物收货后，积分会记在这里">
      <Button size="m" kind="outline" onPress={() => go('home')}>
        去逛逛
      </Button>
    </Empty>
  )
