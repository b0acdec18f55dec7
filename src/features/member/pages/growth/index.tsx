import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { level } from '@/contract/level'
import { MonthCard } from '@/domain/ledger/MonthCard'
import { go } from '@/routes/go'
import type { IconName } from '@/ui/icons/names'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'

const ICONS: Readonly<Record<string, IconName>> = { orderEarned: 'cart', orderTaken: 'refund', profile: 'document', expired: 'clock' }

/** Route `memberGrowth`: every movement of this member's growth, month by month. */
export default function MemberGrowthPage() {
  const months = usePages(level.growth, { query: {} })
  usePullToRefresh(() => refetch(level.growth))
  return (
    <Screen
      tint="grain"
      navRight={
        <Press className="text-14 color-body q-hit justify-end" onPress={() => go('globalRule')}>
          规则
        </Press>
      }
    >
      <View className="padding-gutter margin-top-12">
        <EndlessList
          of={months}
          keyOf={({ month }) => month}
          row={(month) => <MonthCard of={month} icons={ICONS} icon="leaf" />}
          empty={
            <Empty picture="orders" title="还没有成长值" text="购物和完善健康档案都能得到">
              <Button size="m" kind="outline" onPress={() => go('category')}>
                去逛逛
              </Button>
            </Empty>
          }
        />
      </View>
    </Screen>
  )
}
