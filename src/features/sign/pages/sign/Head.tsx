import { View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { sign } from '@/contract/sign'
import { grouped } from '@/lib/grouped'
import { go } from '@/routes/go'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

type Props = { info: Output<typeof sign.info> }

/** The days in a row and what comes next, and the coins. */
export function Head({ info: { coinCount, continuousDays, daysToGift, giftCoins, willRepair } }: Props) {
  return (
    <View className="row justify-between gap-12 elder-wrap sign__head">
      <View className="grow">
        <View className="text-24 serif">{continuousDays > 0 ? `已连续签到 ${continuousDays} 天` : '今天开始连续签到'}</View>
        <View className="text-13 margin-top-2">
          再签 {daysToGift} 天，可得周礼 {giftCoins} 健康币
        </View>
        {willRepair && <View className="text-13">昨天漏签，今天签到时自动补上</View>}
      </View>
      <Press className="sign__coins" label={`${grouped(coinCount)} 健康币`} onPress={() => go('coin')}>
        <View className="text-24 weight-bold num" {...a11y({ hidden: true })}>
          {grouped(coinCount)}
        </View>
        <View className="row text-13" {...a11y({ hidden: true })}>
          健康币
          <Icon name="arrow-right" size={14} />
        </View>
      </Press>
    </View>
  )
}
