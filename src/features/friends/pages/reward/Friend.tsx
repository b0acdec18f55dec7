import { View } from '@tarojs/components'
import type { InvitedFriend, InvitedState } from '@/contract/invitation'
import { shopDay, shopTime } from '@/lib/time'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Tag } from '@/ui/text/Tag'

const WORDS: Readonly<Record<InvitedState, string>> = {
  joined: '已接受',
  held: '已收货',
  inReview: '核实中',
  rewarded: '已得奖励',
  lapsed: '已结束',
  refused: '未发放',
}

/** One friend: since when, how far, and what may be done about it. */
export const Friend = ({ of }: { of: InvitedFriend }) => (
  <View className="q-card">
    <View className="row justify-between gap-8">
      <View className="text-16 color-title num">{of.phone}</View>
      <Tag kind={of.state === 'rewarded' ? 'green' : 'plain'}>{WORDS[of.state]}</Tag>
    </View>
    <View className="text-13 color-secondary margin-top-4">{shopTime(of.acceptedAt)} 接受邀请</View>
    <View className="text-14 color-body margin-top-8">{whatNext(of)}</View>
    {of.state === 'refused' && (
      <View className="row margin-top-8">
        <Button kind="outline" size="s" onPress={() => go('kf')}>
          有异议，联系客服
        </Button>
      </View>
    )}
  </View>
)

const dayOf = (until: string | null) => (until === null ? '' : shopDay(until))

function whatNext({ state, until, refusedFor }: InvitedFriend): string {
  if (state === 'joined') return `朋友在 ${dayOf(until)}前下单并收货后计算`
  if (state === 'held') return `没有退货的话，${dayOf(until)}发放优惠券`
  if (state === 'inReview') return '工作人员正在核实，结果会通知您'
  if (state === 'rewarded') return '优惠券已放入您的券包'
  return state === 'refused' ? `没有发放：${refusedFor ?? ''}` : '期限内没有符合条件的订单，或今年的名额已满'
}
