import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { yuan } from '@/lib/money'
import { replaceBy } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Icon } from '@/ui/Icon'
import { Loaded } from '@/ui/Loaded'
import { Notice } from '@/ui/Notice'
import { Price } from '@/ui/Price'
import { Screen } from '@/ui/Screen'
import { MethodList } from '../../cashier/MethodList'
import { PayCountdown } from '../../cashier/PayCountdown'
import { PayOffline } from '../../cashier/PayOffline'
import { ShareSheet } from '../../cashier/ShareSheet'
import { TriedNotice } from '../../cashier/TriedNotice'
import { useCashier } from '../../cashier/useCashier'
import { usePaying } from '../../cashier/usePaying'
import './index.scss'

/** Route `cashier`: how much, until when, and how. Whether it was paid is for the bank to say. */
export default function CashierPage() {
  const { orderCode = '' } = useParams('cashier')
  const { methods, over, lookAgain } = useCashier(orderCode)
  const { onlinePay } = useMallConfig()
  const { startPaying, tried, link, closeLink } = usePaying(orderCode)
  const [methodId, setMethod] = useState<string>()
  const toOrder = () => replaceBy('order', { orderCode })

  const offered = methods.data?.methods ?? []
  const chosen = offered.find(({ id }) => id === methodId) ?? offered[0]
  const payable = methods.data?.payable ?? 0
  const open = methods.data !== undefined && !over && methods.data.state !== 'paid'
  return (
    <Screen
      onBack={toOrder}
      bottomBar={
        open &&
        onlinePay &&
        chosen && (
          <View className="cashier__bar">
            <Button block onPress={() => startPaying(chosen)}>
              {chosen.shared ? '生成代付链接' : `确认支付 ¥${yuan(payable)}`}
            </Button>
            <View className="row center g4 t12 c4 cashier__lock">
              <Icon name="lock" size={13} />
              <Text>支付信息已加密，订单号 {orderCode}</Text>
            </View>
          </View>
        )
      }
    >
      {over ? (
        <Empty page picture="orders" title="订单已过支付时间" text="订单已取消，药品与优惠券已退回，可以再次购买">
          <Button onPress={toOrder}>去看订单</Button>
        </Empty>
      ) : (
        <Loaded of={methods} skeleton={1}>
          {({ methods: ways, expiresAt, serverTime, state }) => (
            <>
              <View className="tc cashier__head">
                <Price cents={payable} size={40} kind="ink" label="应付 " />
                {expiresAt !== null && <PayCountdown until={expiresAt} clock={{ serverTime, at: methods.at }} onEnd={lookAgain} />}
              </View>
              <View className="stack pad">
                {state === 'failed' && (
                  <Notice kind="danger" icon="warning">
                    上次支付没有成功，订单已为您保留，可以再试一次
                  </Notice>
                )}
                {tried && state === 'unknown' && <TriedNotice tried={tried} orderCode={orderCode} />}
                {onlinePay ? <MethodList methods={ways} value={chosen?.id} onChange={setMethod} /> : <PayOffline />}
              </View>
            </>
          )}
        </Loaded>
      )}
      <ShareSheet url={link} payable={payable} onClose={closeLink} />
    </Screen>
  )
}
