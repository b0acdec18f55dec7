import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { invitation } from '@/contract/invitation'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Loaded } from '@/ui/state/Loaded'
import type { OfferOf } from './Offer'

/** How far one’s own invitations are. */
export function Mine({ stages }: Pick<OfferOf, 'stages'>) {
  const mine = useRead(invitation.mine, {}, { staleTime: 0 })
  return (
    <Section title="我的邀请" more="邀请记录" onMore={() => go('newUserReward')}>
      <Loaded of={mine} skeleton={1}>
        {({ joined, waiting, rewarded, left }) => {
          const next = stages.find(({ friends }) => friends > rewarded)
          return (
            <>
              <View className="row">
                <Figure count={joined} words="位已接受" />
                <Figure count={waiting} words="位等待中" />
                <Figure count={rewarded} words="位已得奖励" />
              </View>
              <View className="text-13 color-secondary text-center margin-top-8 friends__line">
                {next && left > 0 ? `再有 ${next.friends - rewarded} 位得奖励，可多得 1 张券。` : ''}
                {left > 0 ? `今年还可为 ${left} 位新朋友得奖励` : '今年的奖励名额已用完，明年可以再邀请'}
              </View>
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}

const Figure = ({ count, words }: { count: number; words: string }) => (
  <View className="grow text-center">
    <View className="text-24 weight-bold color-title num">{count}</View>
    <View className="text-13 color-secondary">{words}</View>
  </View>
)
