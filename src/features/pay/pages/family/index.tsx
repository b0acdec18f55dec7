import { View } from '@tarojs/components'
import { isUnknown } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { pay } from '@/contract/pay'
import { yuan } from '@/lib/money'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Notice } from '@/ui/card/Notice'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { Price } from '@/ui/text/Price'
import { WORDS } from './words'
import { useFamilyPaying } from './useFamilyPaying'

/** Milliseconds between looks: the order may be paid or cancelled by its member meanwhile. */
const LOOK = 15_000

/** Route `familyPay`: what somebody is asked to pay for a relative. It names the amount and who asks, and nothing of what was bought. */
export default function FamilyPayPage() {
  const { bill = '' } = useParams('familyPay')
  const asked = useRead(pay.familyBill, { params: { bill } }, { refetchInterval: LOOK, staleTime: 0 })
  const { startPaying, tried } = useFamilyPaying(bill)
  if (asked.data === undefined && isUnknown(asked.error)) {
    return (
      <Screen>
        <Empty page picture="notFound" title="没有找到这份账单" text="链接可能不完整，请让家人再发一次">
          <Button onPress={() => go('home')}>回到首页</Button>
        </Empty>
      </Screen>
    )
  }
  const isOpen = asked.data?.expiresAt != null && asked.data.state !== 'closed'
  return (
    <Screen
      bottomBar={
        isOpen && (
          <View className="padding-gutter">
            <Button block onPress={startPaying}>
              微信支付 ¥{yuan(asked.data?.payable ?? 0)}
            </Button>
          </View>
        )
      }
    >
      <Loaded of={asked} skeleton={1}>
        {({ payable, payerFor, state, expiresAt }) =>
          state === 'paid' || state === 'closed' || expiresAt === null ? (
            <Empty
              page
              picture={state === 'paid' ? 'success' : 'orders'}
              title={state === 'paid' ? '已付款，谢谢您' : '不用再付款了'}
              text={state === 'paid' ? '药房已收到付款，会尽快发货' : '订单已取消或已超时，如已付款，款项会原路退回'}
            />
          ) : (
            <View className="stack padding-gutter">
              <View className="text-center margin-top-20">
                <View className="text-16 color-title">{payerFor} 请您帮忙付款</View>
                <View className="margin-top-8">
                  <Price cents={payable} size={40} kind="ink" label="应付 " />
                </View>
              </View>
              {tried && (
                <Notice kind={tried === 'done' ? 'info' : 'amber'} icon="info">
                  {WORDS[tried]}
                </Notice>
              )}
              <View className="text-13 color-secondary text-center">为保护隐私，这里不显示买了什么。请确认是您认识的人再付款。</View>
            </View>
          )
        }
      </Loaded>
    </Screen>
  )
}
