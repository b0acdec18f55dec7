import { View } from '@tarojs/components'
import type { SvipCard } from '@/contract/svip'
import { NOT_SOLD_HERE } from '@/domain/svip/notSoldHere'
import { shortYuan, yuan } from '@/lib/money'
import { sellsVirtual } from '@/platform/sellsVirtual'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { BottomBar } from '@/ui/shell/BottomBar'
import type { Purchase } from './usePurchase'

type Props = { of: Purchase; card: SvipCard | null; onRenew: () => void }

/** What there is to press: to open a membership, to renew the one that is held, or to appeal where its rights are stopped. */
export function Bar({ of: { plan, plans, buy }, card, onRenew }: Props) {
  const isHeld = card !== null
  if (card?.pause)
    return (
      <BottomBar>
        <Button kind="outline" grow onPress={() => go('kf')}>
          有异议，联系客服
        </Button>
      </BottomBar>
    )
  const offered = isHeld ? (plans.find(({ planId }) => planId === 'year') ?? plans[0]) : plan
  if (!offered) return null
  if (!sellsVirtual())
    return (
      <BottomBar>
        <View className="grow text-14 color-body text-center">{NOT_SOLD_HERE}</View>
      </BottomBar>
    )
  if (!isHeld)
    return (
      <BottomBar>
        <Button kind="gold" grow onPress={buy}>
          确认开通 ¥{yuan(offered.price)}
        </Button>
      </BottomBar>
    )
  return (
    <BottomBar>
      <View className="grow svip__auto">
        <View className="text-14 weight-medium color-title">自动续费未开启</View>
        <View className="text-12 color-secondary">到期前 7 天提醒您</View>
      </View>
      <Button kind="gold" className="svip__wide" onPress={onRenew}>
        续费{offered.name} ¥{shortYuan(offered.price)}
      </Button>
    </BottomBar>
  )
}
