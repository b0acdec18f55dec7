import { Text, View } from '@tarojs/components'
import { invalidate } from '@/api/queries'
import { order } from '@/contract/order'
import { serverNow, type ServerClock, timeLeft, two } from '@/lib/clock'
import { Countdown } from '@/ui/text/Countdown'
import { Icon } from '@/ui/icons/Icon'

/** When an unpaid order is cancelled by itself, by the gateway's clock. At the end the gateway has cancelled it. */
export const TimeLeft = ({ until, clock }: { until: string; clock: ServerClock }) => (
  <View className="color-rx row gap-4">
    <Icon name="clock" size={15} />
    <Text>剩</Text>
    <Countdown until={Date.parse(until)} now={serverNow(clock)} label="剩余支付时间" onEnd={() => invalidate(order.cancel)}>
      {(left) => {
        const { hours, minutes, seconds } = timeLeft(left)
        return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`
      }}
    </Countdown>
    <Text>自动取消</Text>
  </View>
)
