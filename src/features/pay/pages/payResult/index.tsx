import { replaceBy, go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { UnknownOrder } from '@/domain/order/UnknownOrder'
import { Checking } from './Checking'
import { Outcome } from './Outcome'
import { Paid } from './Paid'
import { usePayState } from './usePayState'
import './index.scss'

/** Route `payResult`: what the bank's signed word says, waited for; the shopper's coming back proves nothing. */
export default function PayResultPage() {
  const { orderCode = '' } = useParams('payResult')
  const { state, payable, isAnswered, isMissing, waitingLong, waitOn } = usePayState(orderCode)
  const toOrder = () => replaceBy('order', { orderCode })
  const payOn = () => replaceBy('cashier', { orderCode })
  const viewOrder = (
    <Button kind="outline" size="m" className="result__button" onPress={toOrder}>
      查看订单
    </Button>
  )
  return (
    <Screen
      onBack={toOrder}
      navRight={
        <Press className="text-14 color-body q-hit result__done" onPress={() => go('home')}>
          回首页
        </Press>
      }
    >
      {isMissing && <UnknownOrder />}
      {state === 'paid' && <Paid orderCode={orderCode} payable={payable} />}
      {state === 'failed' && (
        <Outcome picture="orders" title="支付未完成" text="没有扣款，订单已为您保留">
          {viewOrder}
          <Button size="m" className="result__button" onPress={payOn}>
            继续支付
          </Button>
        </Outcome>
      )}
      {state === 'closed' && (
        <Outcome picture="orders" title="订单已取消" text="如已付款，款项会原路退回">
          <Button size="m" className="result__button" onPress={toOrder}>
            查看订单
          </Button>
        </Outcome>
      )}
      {state === 'unknown' && !isMissing && !isAnswered && !waitingLong && (
        <Outcome picture="orders" title="正在查询支付结果" text="请稍候">
          {null}
        </Outcome>
      )}
      {state === 'unknown' && !isMissing && !isAnswered && waitingLong && (
        <Outcome picture="network" title="没有查到支付结果" text="可能是网络不太顺畅，已付的款不会丢失，稍后在订单里也能看到结果">
          {viewOrder}
          <Button size="m" className="result__button" onPress={waitOn} quiet>
            再查一次
          </Button>
        </Outcome>
      )}
      {state === 'unknown' && !isMissing && isAnswered && (
        <Checking orderCode={orderCode} waitingLong={waitingLong} onAsk={waitOn} onOrder={toOrder} onPay={payOn} />
      )}
    </Screen>
  )
}
