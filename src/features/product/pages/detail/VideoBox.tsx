import { View } from '@tarojs/components'
import { useState } from 'react'
import { Player, SHOWS_CUES } from '@/platform/video/Player'
import type { PlayerProps } from '@/platform/video/playerTypes'

type Props = Omit<PlayerProps, 'className'>

/** The player, with its captions below it where it draws none. */
export const VideoBox = (props: Props) => (SHOWS_CUES ? <Player {...props} className="product__film" /> : <Captioned {...props} />)

function Captioned({ startAt, onPlace, ...player }: Props) {
  const [at, setAt] = useState(startAt)
  const cue = player.cues.find(({ from, to }) => at >= from && at < to)
  const place = (seconds: number) => {
    setAt(seconds)
    onPlace(seconds)
  }
  return (
    <View className="product__filmed">
      <Player {...player} className="product__film" startAt={startAt} onPlace={place} />
      <View className="product__cue text-14 text-center">{cue?.text ?? ' '}</View>
    </View>
  )
}
