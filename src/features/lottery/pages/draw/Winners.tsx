import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Output } from '@/contract/endpoint'
import type { lottery } from '@/contract/lottery'
import { shopTimeOfYear } from '@/lib/time'
import { Icon } from '@/ui/icons/Icon'
import { Sheet } from '@/ui/layer/Sheet'
import { Press } from '@/ui/press/Press'

type Props = { winners: Output<typeof lottery.jackpot>['winners'] }

/** Who won last; a press shows those before. */
export function Winners({ winners }: Props) {
  const [open, setOpen] = useState(false)
  const [newest] = winners
  if (!newest) return <View className="draw__winner text-13">抽中的奖品在这里公布，姓名打码</View>
  return (
    <>
      <Press className="draw__winner text-13" label={`中奖名单，最近 ${newest.name} 抽中${newest.prize}`} onPress={() => setOpen(true)}>
        <Icon name="bell" size={16} />
        <View className="ellipsis">
          {newest.name} 抽中「{newest.prize}」
        </View>
      </Press>
      <Sheet open={open} onClose={() => setOpen(false)} title="中奖名单">
        {winners.map(({ name, prize, at }) => (
          <View key={`${name}${at}${prize}`} className="row justify-between gap-12 text-14 draw__line">
            <View className="grow color-title">
              {name} 抽中「{prize}」
            </View>
            <View className="color-secondary num nowrap">{shopTimeOfYear(at)}</View>
          </View>
        ))}
      </Sheet>
    </>
  )
}
