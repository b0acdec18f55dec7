import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { isUnknown } from '@/api/errors'
import { invalidateTag, refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { svip, type SvipOrderState } from '@/contract/svip'
import { SECOND } from '@/lib/duration'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { Rights } from '../../Rights'
import { Facts } from './Facts'
import { Head } from './Head'
import { OrderBar } from './OrderBar'
import { RefundSheet } from './RefundSheet'
import '../../svip.scss'

/** A payment that was just made is told within moments. */
const LOOK = 4 * SECOND
/** What else a membership that begins changes: it is paid at the provider, and this page is the first to learn it. */
const CHANGED = ['me', 'cart', 'coupons', 'couponUse', 'serviceOrders'] as const

/** Route `svipOrder`: a membership that was ordered, how it stands, and what giving it back comes to. */
export default function SvipOrderPage() {
  const { orderId = '' } = useParams('svipOrder')
  const [isUnpaid, setUnpaid] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const read = useRead(svip.order, { params: { orderId } }, { staleTime: 0, ...(isUnpaid && { refetchInterval: LOOK }) })
  const { data } = read
  useFollowed(data?.order.state, setUnpaid)
  const refresh = () => refetch(svip.order)
  usePullToRefresh(refresh)
  useDidShow(() => {
    if (read.at > 0) void refresh()
  })
  if (data === undefined && isUnknown(read.error))
    return (
      <Screen>
        <Empty page picture="notFound" title="没有找到这笔 SVIP 订单" text="可能是用其他账号下的订单">
          <Button onPress={() => replaceBy('svip')}>去看 SVIP</Button>
        </Empty>
      </Screen>
    )
  return (
    <Screen bottomBar={data && <OrderBar of={data} onRefund={() => setAsked(true)} />}>
      <Loaded of={read} skeleton={1}>
        {({ order, rights, refund, serverTime }) => (
          <View className="stack padding-gutter padding-bottom-32 margin-top-4">
            <Head of={order} clock={{ serverTime, at: read.at }} onEnd={refresh} />
            <Facts of={order} />
            <Section title="会员权益">
              <Rights rights={rights} />
            </Section>
            {refund && <RefundSheet open={isAsked} onClose={() => setAsked(false)} order={order} quote={refund} />}
          </View>
        )}
      </Loaded>
    </Screen>
  )
}

/** It is looked at often while it is unpaid; what it changes is read anew once it runs. */
function useFollowed(state: SvipOrderState | undefined, onUnpaid: (isUnpaid: boolean) => void) {
  useEffect(() => {
    onUnpaid(state === 'toPay')
    if (state !== 'running' && state !== 'next') return
    void refetch(svip.overview, svip.orders, svip.discountLogs)
    for (const tag of CHANGED) void invalidateTag(tag)
  }, [state, onUnpaid])
}
