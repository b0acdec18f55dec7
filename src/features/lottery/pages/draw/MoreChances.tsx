import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import type { Output } from '@/contract/endpoint'
import { lottery } from '@/contract/lottery'
import { grouped } from '@/lib/grouped'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Button } from '@/ui/press/Button'
import { Loaded } from '@/ui/state/Loaded'

type Props = { of: Output<typeof lottery.jackpot>; onShare: () => Promise<void> }

/** More draws: for points, and for what another member opened. Only where the draw runs. */
export function MoreChances({ of: { activityId, useIntegral, integralLimitNumber, shareLimitNumber }, onShare }: Props) {
  const limits = useRead(lottery.limitNumbers, { query: { activityId } })
  const points = useRead(lottery.integral, {})
  if (integralLimitNumber === 0 && shareLimitNumber === 0) return null
  const exchange = async () => {
    const sure = await confirm({ title: `用 ${useIntegral} 积分换 1 次抽奖？`, text: '活动结束时没有用的，积分退回', yes: '换 1 次' })
    if (!sure) return
    const { number } = await write(lottery.useIntegral, { body: { activityId } })
    toast(`换好了，可以抽 ${number} 次`, { icon: 'check' })
  }
  return (
    <Section title="多得几次机会" {...(integralLimitNumber > 0 && { more: '积分明细', onMore: () => go('points') })}>
      <Loaded of={limits}>
        {({ useIntegralTimes, shareTimes }) => {
          const [left, own] = [Math.max(0, integralLimitNumber - useIntegralTimes), points.data?.integral ?? 0]
          return (
            <View className="column gap-12">
              {integralLimitNumber > 0 && (
                <Way
                  icon="star"
                  title={`${useIntegral} 积分换 1 次`}
                  text={left > 0 ? `积分 ${grouped(own)}，今日还可换 ${left} 次` : '今日次数已换完，明天再来'}
                  more="购物实付 1 元得 1 积分，处方药除外，收货后到账"
                >
                  <Button kind="outline" size="s" label="兑换抽奖次数" disabled={left === 0 || own < useIntegral} onPress={exchange}>
                    兑换
                  </Button>
                </Way>
              )}
              {shareLimitNumber > 0 && (
                <Way icon="share" title="家人打开您的分享，得 1 次" text={`今日已得 ${shareTimes} / ${shareLimitNumber}`}>
                  <Button size="s" label="分享给家人" onPress={onShare}>
                    分享
                  </Button>
                </Way>
              )}
            </View>
          )
        }}
      </Loaded>
    </Section>
  )
}

type WayProps = { icon: IconName; title: string; text: string; more?: string; children: ReactNode }

const Way = ({ icon, title, text, more, children }: WayProps) => (
  <View className="row gap-12 elder-wrap">
    <View className="row gap-12 grow draw__way">
      <View className="row color-coin">
        <Icon name={icon} size={24} />
      </View>
      <View className="grow">
        <View className="text-14 weight-medium color-title">{title}</View>
        <View className="text-12 color-secondary margin-top-2 num">{text}</View>
        {more !== undefined && <View className="text-12 color-secondary margin-top-2">{more}</View>}
      </View>
    </View>
    {children}
  </View>
)
