import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import type { ChatPicture } from '@/contract/chat'
import { Icon } from '@/ui/icons/Icon'
import { Picture } from '@/ui/picture/Picture'
import { previewImages } from '@/ui/picture/zoom/previewImages'
import { Press } from '@/ui/press/Press'
import { shownPicture } from '../pictures'

/** Points of the longer side, and of the shorter one at least. */
const [LONG, SHORT] = [180, 60]

/** The place a picture takes before it is there, so that nothing moves when it comes. */
export function placeOf({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = LONG / Math.max(width, height, 1)
  const side = (length: number) => Math.max(SHORT, Math.round(length * scale))
  return { width: side(width), height: side(height) }
}

const sized = (place: { width: number; height: number }) => ({
  width: `calc(${place.width}px * var(--k))`,
  height: `calc(${place.height}px * var(--k))`,
})

/** A picture of the conversation, which opens for its people alone; large on a press. */
export function PictureBubble({ picture }: { picture: ChatPicture }) {
  const [url, setUrl] = useState<string>()
  const [isGone, setGone] = useState(false)
  // Its link is another with every reading; the picture is the same.
  const linked = useRef(picture)
  linked.current = picture
  const { id } = picture
  useEffect(() => {
    let isOver = false
    const show = (found: string | undefined) => {
      if (isOver) return
      setUrl(found)
      setGone(found === undefined)
    }
    void shownPicture(linked.current).then(show, () => show(undefined))
    return () => {
      isOver = true
    }
  }, [id])
  const open = url === undefined ? undefined : () => previewImages({ urls: [url] })
  return (
    <Press
      className="kf__picture"
      style={sized(placeOf(picture))}
      label={isGone ? '图片打不开' : '图片，点开看大图'}
      disabled={!open}
      onPress={open}
    >
      {url === undefined ? (
        <View className="kf__pictureWait text-12">
          <Icon name="image" size={24} />
          {isGone && '图片打不开'}
        </View>
      ) : (
        <Picture className="kf__image" fit="cover" src={url} />
      )}
    </Press>
  )
}
