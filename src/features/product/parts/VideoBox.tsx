import { Video, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { VideoBoxProps } from './videoBoxTypes'

const ID = 'productVideo'

/** WeChat's own player, which knows no captions: they stand below it. Out of sight it stands still. */
export function VideoBox({ src, poster, title, cues, startAt, seen, onPlace, onBroken }: VideoBoxProps) {
  const [at, setAt] = useState(startAt)
  useEffect(() => {
    if (!seen) Taro.createVideoContext(ID).pause()
  }, [seen])
  const cue = cues.find(({ from, to }) => at >= from && at < to)
  return (
    <View className="product__filmed">
      <Video
        id={ID}
        className="product__film"
        src={src}
        poster={poster}
        title={title}
        initialTime={startAt}
        autoplay
        autoPauseIfNavigate
        autoPauseIfOpenNative
        onTimeUpdate={({ detail }) => {
          setAt(detail.currentTime)
          onPlace(detail.currentTime)
        }}
        onError={onBroken}
      />
      <View className="product__cue t14 tc">{cue?.text ?? ' '}</View>
    </View>
  )
}
