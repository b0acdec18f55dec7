import { Video } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useEffect } from 'react'
import type { PlayerProps } from './playerTypes'

const ID = 'productVideo'

/** It knows no captions: the page draws them. */
export const SHOWS_CUES: boolean = false

/** WeChat's own player. Out of sight it stands still. */
export function Player({ className, src, poster, title, startAt, seen, onPlace, onBroken }: PlayerProps) {
  useEffect(() => {
    if (!seen) Taro.createVideoContext(ID).pause()
  }, [seen])
  return (
    <Video
      id={ID}
      className={className}
      src={src}
      poster={poster}
      title={title}
      initialTime={startAt}
      autoplay
      autoPauseIfNavigate
      autoPauseIfOpenNative
      onTimeUpdate={({ detail }) => onPlace(detail.currentTime)}
      onError={onBroken}
    />
  )
}
