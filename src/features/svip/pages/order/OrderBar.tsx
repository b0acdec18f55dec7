import { View } from '@tarojs/components'
import { ApiError } from '@/api/errors'
import { refetch } from '@/api/queries'
import { write } from '@/api/write'
import type { Output } from '@/contract/endpoint'
import { svip } from '@/contract/svip'
import { NOT_SOLD_HERE } from '@/domain/svip/notSoldHere'
import { yuan } from '@/lib/money'
import { sellsVirtual } from '@/platform/sellsVirtual'
import { go } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'

type Props = { of: Output<typeof svip.order>; onRefund: () => void }

/** What can be done now: pay, call it off, give it back, or look at the card. */
export function OrderBar({ of: { order, refund }, onRefund }: Props) {
  const { orderId, price, state } = order
  if (state === 'toPay')
    return (
      <BottomBar {...(!sellsVirtual() && { note: <View className="text-13 color-body padding-12">{NOT_SOLD_HERE}</View> })}>
        <Button kind="outline" className="svip__wide" grow={!sellsVirtual()} onPress={() => cancel(orderId)}>
          取消订单
        </Button>
        {sellsVirtual() && (
          <Button kind="gold" grow onPress={() => go('paySvip', { orderId })}>
            去付款 ¥{yuan(price)}
          </Button>
        )}
      </BottomBar>
    )
  const holds = state === 'running' || state === 'next'
  return (
    <BottomBar>
      {refund && (
        <Button kind="outline" grow onPress={onRefund}>
          申请退款
        </Button>
      )}
      <Button kind="gold" grow onPress={() => go('svip')}>
        {holds ? '查看会员卡' : '去看 SVIP'}
      </Button>
    </BottomBar>
  )
}

async function cancel(orderId: string) {
  const text = '还没有收费，之后可以重新开通'
  if (!(await confirm({ title: '取消这笔 SVIP 订单？', text, no: '先不取消', yes: '取消订单' }))) return
  try {
    await write(svip.cancel, { params: { orderId } })
  } catch (error) {
    // It was paid or closed meanwhile.
    if (error instanceof ApiError && error.status === 409) void refetch(svip.order)
    throw error
  }
  toast('订单已取消', { icon: 'check' })
}
