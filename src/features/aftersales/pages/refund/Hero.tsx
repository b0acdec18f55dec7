import { Text, View } from '@tarojs/components'
import { refetch } from '@/api/queries'
import { refund as calls, type Refund } from '@/contract/refund'
import { REFUND_STATES } from '@/contract/refundStates'
import { serverNow, type ServerClock } from '@/lib/clock'
import { go } from '@/routes/go'
import { cx } from '@/ui/element/cx'
import { Button } from '@/ui/press/Button'
import { Countdown } from '@/ui/text/Countdown'
import { headlineOf, leftText, nextText, toneOf, unknownText } from '../../refundWords'

type Props = { refund: Refund; clock: ServerClock }

/** The stage in one sentence, and until when; where the time closes it, how much is left by the gateway's clock. */
export function Hero({ refund, clock }: Props) {
  const { orderCode, statusCode, statusAt, until, refusal } = refund
  const isKnown = statusCode in REFUND_STATES
  const now = Date.parse(clock.serverTime)
  return (
    <View className="padding-gutter refund__hero">
      <View className={cx('text-24 weight-bold serif', toneOf(statusCode) === 'color-rx' ? 'color-rx' : 'color-title')}>
        {headlineOf(refund)}
      </View>
      <View className={cx('text-16 margin-top-4', toneOf(statusCode) === 'color-rx' ? 'color-rx' : 'color-body')}>
        {!isKnown ? (
          unknownText(statusAt, now)
        ) : until?.closes ? (
          <>
            <Text>剩余 </Text>
            <Countdown until={Date.parse(until.at)} now={serverNow(clock)} label="剩余寄回时间" onEnd={() => refetch(calls.detail)}>
              {leftText}
            </Countdown>
            <Text>，超时将自动取消</Text>
          </>
        ) : (
          nextText(refund, now)
        )}
      </View>
      {refusal !== null && (
        <>
          <View className="text-16 color-body margin-top-4">原因：{refusal}</View>
          <View className="row margin-top-12">
            <Button kind="outline" size="s" onPress={() => go('report', { kind: 'refund', subjectKind: 'order', subjectId: orderCode })}>
              不认可，去投诉
            </Button>
          </View>
        </>
      )}
    </View>
  )
}
