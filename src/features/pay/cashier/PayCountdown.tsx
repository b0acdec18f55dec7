import { Text, View } from '@tarojs/components'
import { serverNow, type ServerClock, timeLeft } from '@/lib/clock'
import { DAY } from '@/lib/duration'
import { shopTime } from '@/lib/time'
import { Countdown } from '@/ui/text/Countdown'

type Props = { until: string; clock: ServerClock; onEnd: () => unknown }

/** What is further away is told as a day: nobody counts a thousand hours. */
const FAR = 2 * DAY

/** 请在 29 分 41 秒内完成支付, by the gateway's clock. */
export function PayCountdown({ until, clock, onEnd }: Props) {
  const end = Date.parse(until)
  return (
    <View className="text-13 color-secondary margin-top-8">
      {end - serverNow(clock) > FAR ? (
        // The last minute of a day, not the midnight of the next one.
        <Text>请在 {shopTime(end - 1)} 前完成支付</Text>
      ) : (
        <Countdown until={end} now={serverNow(clock)} onEnd={onEnd} label="剩余支付时间">
          {(left) => <Words {...timeLeft(left)} />}
        </Countdown>
      )}
    </View>
  )
}

const Words = ({ hours, minutes, seconds }: { hours: number; minutes: number; seconds: number }) => (
  <>
    <Text>请在 </Text>
    {hours > 0 && (
      <>
        <Text className="cashier__time">{hours}</Text>
        <Text> 小时 </Text>
      </>
    )}
    <Text className="cashier__time">{minutes}</Text>
    <Text> 分 </Text>
    <Text className="cashier__time">{seconds}</Text>
    <Text> 秒内完成支付</Text>
  </>
)
