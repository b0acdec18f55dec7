import { View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { useRead } from '@/api/useRead'
import { plan } from '@/contract/plan'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { useFamily } from '../../families'
import { OfFamily } from '../../OfFamily'
import { Sending } from './Sending'
import '../../plan.scss'

const SIZE = 10

/** Routes `tafRightsSending` and `innovationRightsSending`: orders that the member's policies pay, on their way; the one that led here comes first. */
export default function RightsSendingPage() {
  return (
    <OfFamily>
      <RightsSending />
    </OfFamily>
  )
}

function RightsSending() {
  const { orderCode } = useParams('tafRightsSending')
  const { book } = useFamily().places
  const first = useRead(plan.order, { params: { orderCode: orderCode ?? '' } }, { enabled: orderCode !== undefined, staleTime: 0 })
  const all = usePages(plan.orders, { query: { size: SIZE } }, { staleTime: 0 })
  usePullToRefresh(() => refetch(plan.order, plan.orders))
  const others = all.entries.filter((one) => one.orderCode !== first.data?.orderCode)
  return (
    <Screen tint="sky">
      <View className="stack padding-gutter padding-bottom-32 margin-top-4">
        {first.data && <Sending of={first.data} />}
        <EndlessList
          of={{ ...all, entries: others }}
          keyOf={(one) => one.orderCode}
          row={(one) => <Sending of={one} />}
          empty={
            first.data ? null : (
              <Empty page picture="orders" title="还没有用保单买过药" text="在保单的用药权益里选药，进展在这里看">
                <Button onPress={() => book().open()}>查看我的保单</Button>
              </Empty>
            )
          }
        />
      </View>
    </Screen>
  )
}
