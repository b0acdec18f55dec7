import { Text, View } from '@tarojs/components'
import { serverNow, type ServerClock, timeLeft } from '@/lib/clock'
import { Countdown } from '@/ui/text/Countdown'

type Props = { until: string; clock: ServerClock; onEnd: () => unknown }

/** 请在 29 分 41 秒内完成支付, by the gateway's clock. */
export const PayCountdown = ({ until, clock, onEnd }: Props) => (
  <View className="text-13 color-secondary margin-top-8">
    <Countdown until={Date.parse(until)} now={serverNow(clock)} onEnd={onEnd} label="剩余支付时间">
      {(left) => <Words {...timeLeft(left)} />}
    </Countdown>
  </View>
)

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
