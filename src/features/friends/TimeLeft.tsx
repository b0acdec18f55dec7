import { serverNow, timeLeft, two } from '@/lib/clock'
import { shopTimeOfYear } from '@/lib/time'
import { Icon } from '@/ui/icons/Icon'
import { Countdown } from '@/ui/text/Countdown'
import { useElder } from '@/ui/text/elder'
import { AssistPill } from './AssistHead'

type Props = { until: string; clock: { serverTime: string; at: number }; onEnd: () => unknown }

/** Until when friends may help. The version of large letters urges nobody: there stands the time itself. */
export function TimeLeft({ until, clock, onEnd }: Props) {
  const elder = useElder((state) => state.elder)
  return (
    <AssistPill>
      <Icon name="clock" size={15} />
      <Countdown until={Date.parse(until)} now={serverNow(clock)} label="剩余时间" onEnd={onEnd}>
        {(left) => (elder ? `${shopTimeOfYear(until)} 前助力` : wordsOf(left))}
      </Countdown>
    </AssistPill>
  )
}

function wordsOf(left: number): string {
  const { hours, minutes, seconds } = timeLeft(left)
  return `剩余 ${two(hours)} 时 ${two(minutes)} 分 ${two(seconds)} 秒`
}
