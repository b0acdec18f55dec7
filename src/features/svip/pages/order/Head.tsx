import { View } from '@tarojs/components'
import type { SvipOrder } from '@/contract/svip'
import { serverNow, type ServerClock } from '@/lib/clock'
import { spokenDate } from '@/lib/time'
import { cx } from '@/ui/element/cx'
import { Countdown } from '@/ui/text/Countdown'
import { stateWord } from '../../words'

type Props = { of: SvipOrder; clock: ServerClock; onEnd: () => unknown }

const TONES: Readonly<Partial<Record<SvipOrder['state'], string>>> = { toPay: 'color-rx', running: 'color-link', next: 'color-clinic' }

/** How it stands, and what that means. */
export const Head = ({ of, clock, onEnd }: Props) => {
  const { state, payBefore, isPaused } = of
  return (
    <View className="q-card">
      <View className={cx('text-18 weight-bold', (isPaused ? 'color-rx' : TONES[state]) ?? 'color-secondary')}>{stateWord(of)}</View>
      <View className="text-14 color-body margin-top-4">
        {state === 'toPay' && payBefore !== null ? (
          <>
            请在 <Countdown until={Date.parse(payBefore)} now={serverNow(clock)} onEnd={onEnd} label="剩余支付时间" />{' '}
            内付款，过时自动关闭。刚付过款的，稍等几秒会自动更新。
          </>
        ) : (
          meaning(of)
        )}
      </View>
    </View>
  )
}

function meaning({ state, firstDay, lastDay, isPaused, returnedFor }: SvipOrder): string | undefined {
  if (state === 'closed') return '没有付款，没有收费'
  if (isPaused) return '权益暂不能使用，原因和申诉方式在会员页'
  if (state === 'returned' && returnedFor !== null) return `由我们按剩余天数退款，原因：${returnedFor}`
  if (state === 'returned') return '会员权益已经停止，款项原路退回，一般 1 到 3 个工作日到账'
  if (state === 'next' && firstDay !== null) return `${spokenDate(firstDay)}开始，接在现有期限之后`
  return lastDay === null ? undefined : `有效期至 ${spokenDate(lastDay)}`
}
