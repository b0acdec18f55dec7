import { View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { useRead } from '@/api/useRead'
import { video as calls, type MallVideo } from '@/contract/video'
import { a11y } from '@/ui/element/a11y'
import { Button } from '@/ui/press/Button'
import { pictureUrl } from '@/ui/picture/pictureUrl'
import { reasonOf } from '@/ui/feedback/reason'
import { SkeletonShape } from '@/ui/state/Skeleton'
import { useOnTop } from '@/ui/element/useOnTop'
import { VideoBox } from './VideoBox'

type Props = { video: MallVideo; onClose: () => void }

/** Milliseconds a right to play is taken without asking anew; it lasts five minutes. */
const STALE_MS = 60_000

/** A video that plays. An address that is over is asked for anew once, and it goes on where it stood; else it says what happened. */
export function ProductVideo({ video, onClose }: Props) {
  const { vid, title, poster, cues } = video
  const { data, status, error, retry } = useRead(calls.authorization, { params: { vid } }, { staleTime: STALE_MS })
  const seen = useOnTop()
  const place = useRef(0)
  const renewedAt = useRef<number>()
  /** Counts the addresses tried. */
  const [tries, setTries] = useState(0)
  const [broken, setBroken] = useState(false)

  const playAnew = async () => {
    await retry()
    setBroken(false)
    setTries((times) => times + 1)
  }
  const renew = async () => {
    // Nothing was played from the new one either: it is not the address.
    if (renewedAt.current !== undefined && place.current <= renewedAt.current) {
      setBroken(true)
      return
    }
    renewedAt.current = place.current
    await playAnew()
  }
  const askAgain = async () => {
    renewedAt.current = undefined
    await playAnew()
  }
  return (
    <>
      {broken || status === 'failed' ? (
        <View className="product__filmed product__filmed--broken" {...a11y({ role: 'alert' })}>
          <View className="text-14 text-center">{(broken ? undefined : reasonOf(error)) ?? '视频没有放出来，请检查网络后再试'}</View>
          <Button kind="soft" size="s" icon="refresh" quiet onPress={askAgain}>
            重试
          </Button>
        </View>
      ) : data ? (
        <VideoBox
          key={tries}
          src={pictureUrl(data.url)}
          poster={pictureUrl(poster)}
          title={title}
          cues={cues}
          startAt={place.current}
          seen={seen}
          onPlace={(seconds) => (place.current = seconds)}
          onBroken={() => void renew()}
        />
      ) : (
        <SkeletonShape className="product__film" />
      )}
      <View className="row justify-between gap-12 product__filmBar">
        <View className="text-14 weight-medium color-title grow">{title}</View>
        <Button kind="outline" size="s" onPress={onClose}>
          看图片
        </Button>
      </View>
    </>
  )
}
