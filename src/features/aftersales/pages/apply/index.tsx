import { useRead } from '@/api/useRead'
import { refund } from '@/contract/refund'
import { go, replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { OwnLoaded } from '../../OwnLoaded'
import { ApplyFields } from './ApplyFields'
import { useRef } from 'react'

/** Route `refundApply`: what is asked for of one order, why, and what comes back. */
export default function RefundApplyPage() {
  const { orderCode = '', lineId } = useParams('refundApply')
  const form = useRead(refund.form, { params: { orderCode } }, { staleTime: 0 })
  /** A form that is open is never taken away: what has changed meanwhile is said by the answer to it. */
  const isOpen = useRef(false)
  const { data } = form
  if (data && !data.refusal && (isOpen.current || !form.refreshing)) {
    isOpen.current = true
    return <ApplyFields key={orderCode} form={data} lineId={lineId} />
  }
  return (
    <Screen>
      <OwnLoaded of={form.refreshing && !data?.refusal ? { ...form, data: undefined, status: 'loading' } : form} title="没有找到这个订单">
        {({ refusal }) => (
          <Empty page picture="orders" title="现在不能申请售后" text={refusal?.text}>
            <Button onPress={() => replaceBy('order', { orderCode })}>查看订单</Button>
            <Button kind="outline" onPress={() => go('kf', { orderCode })}>
              在线客服
            </Button>
          </Empty>
        )}
      </OwnLoaded>
    </Screen>
  )
}
