import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Output } from '@/contract/endpoint'
import type { svip } from '@/contract/svip'
import { useSvipName } from '@/domain/svip/useSvipName'
import { timeLeft } from '@/lib/clock'
import { MINUTE_SECONDS, SECOND } from '@/lib/duration'
import { a11y } from '@/ui/element/a11y'
import { QrCode } from '@/ui/picture/QrCode'
import { Button } from '@/ui/press/Button'
import { Countdown } from '@/ui/text/Countdown'

/** Eight points a square: the sharpest there is. */
const SIZE = 232

const groupsOf = (code: string) => code.match(/\d{4}/g) ?? []
const secondsOf = (left: number) => {
  const { minutes, seconds } = timeLeft(left)
  return minutes * MINUTE_SECONDS + seconds
}

type Props = { of: Output<typeof svip.qrCode>; at: number; hasFailed: boolean; onRefresh: () => Promise<void> }

/** The code on the dark card, its figures to be read out, and when the next one comes by itself; one that is over and has no successor is not shown. */
export function Code({ of: { code, cardNumber, seconds }, at, hasFailed, onRefresh }: Props) {
  const name = useSvipName()
  const [overAt, setOverAt] = useState(0)
  const isGone = hasFailed && overAt === at
  const next = () => {
    setOverAt(at)
    return onRefresh()
  }
  return (
    <View className="svip__head">
      <View className="svip__card code__card">
        <View className="text-center">
          <View className="serif weight-bold svip__name" {...a11y({ role: 'heading', level: 2 })}>
            {name} 会员码
          </View>
          <View className="text-14 svip__quiet num margin-top-2">{cardNumber}</View>
        </View>
        {isGone ? (
          <View className="code__paper code__paper--gone text-14 color-body" {...a11y({ role: 'alert' })}>
            会员码已过期，没有更新成功。请检查网络后点「刷新」。
          </View>
        ) : (
          <View className="code__paper">
            <QrCode text={code} size={SIZE} label="会员二维码" />
          </View>
        )}
        {!isGone && (
          <View className="num code__figures" {...a11y({ role: 'img', label: `数字码 ${groupsOf(code).join(' ')}` })}>
            {groupsOf(code).map((group, place) => (
              <View key={place}>{group}</View>
            ))}
          </View>
        )}
        <View className="row wrap justify-center gap-12">
          {!isGone && (
            <View className="text-14 svip__quiet">
              <Countdown until={at + seconds * SECOND} onEnd={next}>
                {(left) => `${secondsOf(left)} 秒后更新`}
              </Countdown>
            </View>
          )}
          <Button kind="gold" size="s" icon="refresh" quiet onPress={onRefresh}>
            刷新
          </Button>
        </View>
      </View>
    </View>
  )
}
