import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { svip } from '@/contract/svip'
import { sellsVirtual } from '@/platform/sellsVirtual'
import { useSession } from '@/platform/session'
import { Section } from '@/ui/card/Section'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { awaited } from '../../awaited'
import { Rights } from '../../Rights'
import { Agreement } from './Agreement'
import { Bar } from './Bar'
import { CardView } from './CardView'
import { Coupons } from './Coupons'
import { Orders } from './Orders'
import { Plans } from './Plans'
import { RenewSheet } from './RenewSheet'
import { SavedMonth } from './SavedMonth'
import { Stopped } from './Stopped'
import { Unpaid } from './Unpaid'
import { usePurchase, type Overview } from './usePurchase'
import { Ways } from './Ways'
import '../../svip.scss'
import './index.scss'

const NOTHING_YET = { plans: [], documents: [] }
const isOffered = ({ plans, card }: Overview) => plans.length > 0 || card !== null

/** Route `svip`: the card and what it saved, or what it gives and costs. */
export default function SvipPage() {
  const isMember = useSession(({ member }) => member !== undefined)
  const overview = useRead(svip.overview, {}, { staleTime: 0 })
  const logs = useRead(svip.discountLogs, { query: {} }, { staleTime: 0, enabled: isMember })
  const orders = useRead(svip.orders, {}, { staleTime: 0, enabled: isMember })
  const sends = useRead(svip.sends, {}, { staleTime: 0, enabled: isMember })
  const [renews, setRenews] = useState(false)
  const purchase = usePurchase(overview.data ?? NOTHING_YET)
  const refresh = () => refetch(svip.overview, svip.discountLogs, svip.orders, svip.sends)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (overview.at > 0) void refresh()
  })
  // All at once, so that nothing moves.
  const isAwaited = isMember && [logs, orders, sends].some(({ status }) => status === 'loading')
  const { data } = overview
  const isDark = overview.status !== 'failed' && (data === undefined || isOffered(data))
  return (
    <Screen
      {...(isDark && { tint: 'deep' })}
      bottomBar={data && isOffered(data) && <Bar of={purchase} card={data.card} onRenew={() => setRenews(true)} />}
    >
      <Loaded of={isAwaited ? awaited(overview) : overview} skeleton={1}>
        {(of) => (
          <>
            {isOffered(of) ? (
              <CardView card={of.card} />
            ) : (
              <Empty page picture="orders" title="SVIP 暂未开放" text="开放后可以在这里开通" />
            )}
            <View className="stack padding-gutter padding-bottom-32 margin-top-16 relative">
              {of.card && <Stopped of={of.card} />}
              {of.unpaid && sellsVirtual() && <Unpaid order={of.unpaid} clock={{ serverTime: of.serverTime, at: overview.at }} />}
              {isOffered(of) && (
                <View className="q-card">
                  <Rights rights={of.card?.rights ?? of.rights} />
                </View>
              )}
              {of.card?.rights.some(({ right }) => right === 'svipCoupon') && <Coupons of={of.card} />}
              {of.card && <Ways sends={sends.data} />}
              {of.card && <SavedMonth of={logs} />}
              {of.card === null && of.plans.length > 0 && sellsVirtual() && (
                <Section title="选择期限">
                  <Plans of={purchase} />
                  <View className="margin-top-8">
                    <Agreement of={purchase} />
                  </View>
                </Section>
              )}
              {isMember && <Orders of={orders} />}
            </View>
          </>
        )}
      </Loaded>
      <RenewSheet open={renews} onClose={() => setRenews(false)} of={purchase} />
    </Screen>
  )
}
