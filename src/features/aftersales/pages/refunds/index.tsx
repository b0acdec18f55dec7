import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { refund } from '@/contract/refund'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { Segmented } from '@/ui/press/Tabs'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Orders } from './Orders'
import { RefundCard } from './RefundCard'
import './index.scss'

const TABS = ['applicable', 'open', 'ended'] as const
type Tab = (typeof TABS)[number]
const isTab = (text: string | undefined): text is Tab => TABS.some((tab) => tab === text)

/** The gateway's time when a list was answered, in milliseconds. */
const nowOf = ({ first }: { first: { serverTime: string } | undefined }) => Date.parse(first?.serverTime ?? '')

/** Route `refunds`: what may still be asked for, what is under way, and what has ended. */
export default function RefundsPage() {
  const { tab: asked } = useParams('refunds')
  const [tab, setTab] = useState<Tab>(isTab(asked) ? asked : 'open')
  const open = usePages(refund.list, { query: { filter: 'open' } })
  const refresh = () => refetch(refund.list, refund.applicable, refund.underWay, refund.sent)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (open.status !== 'loading') void refresh()
  })
  const count = open.first?.openCount ?? 0
  const texts: Readonly<Record<Tab, string>> = { applicable: '可申请', open: count > 0 ? `处理中 ${count}` : '处理中', ended: '售后记录' }
  return (
    <Screen navRight={<IconButton name="headset" size={22} label="在线客服" onPress={() => go('kf')} />}>
      <View className="padding-gutter margin-top-4">
        <Segmented label="退款售后" tabs={TABS.map((key) => ({ key, text: texts[key] }))} value={tab} onChange={setTab} />
      </View>
      <View className="stack padding-gutter margin-top-12">
        {tab === 'applicable' && <Orders />}
        {tab === 'open' && (
          <EndlessList
            of={open}
            keyOf={({ id }) => id}
            row={(one) => <RefundCard refund={one} now={nowOf(open)} />}
            empty={
              <Empty page picture="orders" title="没有处理中的售后" text="收到的商品有问题，可以在这里申请退款">
                <Button size="m" onPress={() => setTab('applicable')}>
                  看哪些可以申请
                </Button>
              </Empty>
            }
          />
        )}
        {tab === 'ended' && <Ended />}
      </View>
    </Screen>
  )
}

function Ended() {
  const refunds = usePages(refund.list, { query: { filter: 'ended' } })
  return (
    <>
      <CellGroup>
        <Cell title="全部记录" value="按月查看" onPress={() => go('records')} />
      </CellGroup>
      <EndlessList
        of={refunds}
        keyOf={({ id }) => id}
        row={(one) => <RefundCard refund={one} now={nowOf(refunds)} />}
        empty={<Empty page picture="orders" title="还没有售后记录" text="退款完成或关闭后，会留在这里" />}
      />
    </>
  )
}
