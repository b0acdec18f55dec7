import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { order } from '@/contract/order'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { yuan } from '@/lib/money'
import { shopWhen } from '@/lib/time'
import { callPhone } from '@/platform/phone'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Button } from '@/ui/press/Button'
import { useHotline } from '@/ui/state/hotline'
import unknownOrder from '@/domain/order/unknown-order.svg'
import { Outcome } from './Outcome'

/** Digits of an order code by which somebody knows it again. */
const TAIL = 4

type Props = { orderCode: string; waitingLong: boolean; onAsk: () => Promise<unknown>; onOrder: () => unknown; onPay: () => unknown }

/** The bank has not spoken yet: what to do meanwhile, which order it is, how long it is kept, and whom to ask (board 62b). */
export function Checking({ orderCode, waitingLong, onAsk, onOrder, onPay }: Props) {
  const { data } = useRead(order.detail, { params: { orderCode } })
  const phone = useHotline((hotline) => hotline.phone)
  const hours = useOnlineTime()?.hours
  return (
    <>
      <Outcome
        picture={{ src: unknownOrder }}
        title="支付结果确认中"
        text={
          <>
            <View>{waitingLong ? '银行还没有通知我们，已付的款不会丢失，稍后在订单里也能看到结果' : '正在等待银行的通知，请稍候'}</View>
            <View>付过了请不要再付一次；付重的款会原路退回</View>
          </>
        }
      >
        <Button icon="refresh" className="result__wide" onPress={onAsk}>
          {waitingLong ? '继续等待' : '查一下结果'}
        </Button>
        <Button kind="outline" className="result__wide" onPress={onPay}>
          还没付款，去支付
        </Button>
      </Outcome>
      <View className="padding-gutter result__rest">
        <CellGroup>
          <Cell title="订单" value={`尾号 ${orderCode.slice(-TAIL)}${data ? `，¥${yuan(data.payable)}` : ''}`} onPress={onOrder} />
          {data?.expiresAt && <Cell title="订单为您保留到" value={shopWhen(data.expiresAt, Date.now())} />}
          {phone && <Cell title="打电话问客服" value={hours} onPress={() => callPhone(phone)} />}
        </CellGroup>
      </View>
    </>
  )
}
