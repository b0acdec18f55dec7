import { Text, View } from '@tarojs/components'
import { makeStale } from '@/api/queries'
import { serverNow, type ServerClock } from '@/lib/serverNow'
import { timeLeft } from '@/lib/timeLeft'
import { Countdown } from '@/ui/Countdown'
import { Icon } from '@/ui/Icon'
import { ABOUT_ORDERS } from '../acts/orderWrites'
import { two } from '@/lib/two'

/** When an unpaid order is cancelled by itself, by the gateway's clock. At the end its state is asked for. */
export const TimeLeft = ({ until, clock }: { until: string; clock: ServerClock }) => (
  <View className="ca row g4">
    <Icon name="clock" size={15} />
    <Text>剩</Text>
    <Countdown until={Date.parse(until)} now={serverNow(clock)} label="剩余支付时间" onEnd={() => makeStale(...ABOUT_ORDERS)}>
      {(left) => {
        const { hours, minutes, seconds } = timeLeft(left)
        return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`
      }}
    </Countdown>
    <Text>自动取消</Text>
  </View>
)
