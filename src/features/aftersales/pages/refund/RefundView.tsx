import { View } from '@tarojs/components'
import type { Refund } from '@/contract/refund'
import { loggedTitle, RefundStatus, refundRowOf } from '@/contract/refundStates'
import { shopTimeOfYear } from '@/lib/time'
import { go, goBack } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Screen } from '@/ui/shell/Screen'
import { Stages } from '@/ui/text/Stages'
import { Timeline } from '@/ui/text/Timeline'
import { refundStages } from '../../refundStages'
import { tintOf } from '../../refundWords'
import { cancelRefund, hideRefund } from '../../refundWrites'
import { Amounts } from './Amounts'
import { Facts } from './Facts'
import { Hero } from './Hero'
import { ReturnCard } from './ReturnCard'
import { useTracking } from './useTracking'
import './index.scss'

type Props = { refund: Refund; /** When the answer came, in milliseconds of this device's clock. */ at: number }

/** One refund: where it stands and until when, the way back of the goods, the log, what comes back. */
export function RefundView({ refund, at }: Props) {
  const tracking = useTracking(refund)
  const { orderCode, statusCode, log } = refund
  const tint = tintOf(statusCode)
  return (
    <Screen
      {...(tint && { tint })}
      navRight={<IconButton name="headset" size={22} label="在线客服" onPress={() => go('kf', { orderCode })} />}
      bottomBar={<Actions refund={refund} tracking={tracking} />}
    >
      <View className="relative">
        <Hero refund={refund} clock={{ serverTime: refund.serverTime, at }} />
        <View className="stack padding-gutter">
          <View className="q-card refund__stages">
            <Stages label="退款进度" stages={refundStages(refund)} />
          </View>
          {refund.returnTo && <ReturnCard refund={refund} returnTo={refund.returnTo} tracking={tracking} />}
          <Section title="处理进度">
            <Timeline
              label="处理进度"
              entries={log.map(({ statusCode: then, dateTime, text }) => ({
                id: `${then}${dateTime}`,
                title: loggedTitle(then),
                text,
                time: shopTimeOfYear(dateTime),
              }))}
            />
          </Section>
          <Amounts refund={refund} />
          <Facts refund={refund} />
        </View>
      </View>
    </Screen>
  )
}

/** What can be done with it now; the primary one is right-most. */
function Actions({ refund: { refundNumber, statusCode, can }, tracking }: { refund: Refund; tracking: ReturnType<typeof useTracking> }) {
  const hide = async () => {
    if (await hideRefund(refundNumber)) await goBack()
  }
  const { isOver } = refundRowOf(statusCode)
  const isSent = statusCode === RefundStatus.parcelSent && !tracking.isOpen
  return (
    <BottomBar>
      {can.hide && (
        <Button kind="outline" grow onPress={hide}>
          删除记录
        </Button>
      )}
      {can.cancel && (
        <Button kind="outline" grow={!tracking.isOpen} onPress={() => cancelRefund(refundNumber)}>
          取消申请
        </Button>
      )}
      {isSent && (
        <Button grow onPress={() => go('refundLogistic', { refundNumber })}>
          查看物流
        </Button>
      )}
      {tracking.isOpen && (
        <Button grow says="inline" onPress={tracking.send}>
          提交寄回信息
        </Button>
      )}
      {!isOver && !can.cancel && !isSent && !tracking.isOpen && (
        <Button kind="outline" grow onPress={() => go('refunds')}>
          查看全部售后
        </Button>
      )}
    </BottomBar>
  )
}
