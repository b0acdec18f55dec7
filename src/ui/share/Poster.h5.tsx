import { useEffect, useState } from 'react'
import { savePicture } from '@/platform/savePicture'
import { Button } from '../press/Button'
import { Notice } from '../card/Notice'
import { POSTER, type PosterProps } from './posterSize'
import { SkeletonShape } from '../state/Skeleton'
import { toast } from '../feedback/toast'
import './poster.scss'

/** A picture to share: drawn once, shown as a picture, so that a long press in WeChat keeps or forwards it. */
export function Poster({ picture, worth, condition, title, text, cents, address }: PosterProps) {
  const [image, setImage] = useState<string>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let stale = false
    const draw = async () => {
      const [{ drawPoster }, product] = await Promise.all([import('./posterDrawing'), load(picture)])
      const canvas = Object.assign(document.createElement('canvas'), {
        width: POSTER.width * POSTER.dots,
        height: POSTER.height * POSTER.dots,
      })
      const brush = canvas.getContext('2d')
      if (!brush || stale) return
      brush.scale(POSTER.dots, POSTER.dots)
      drawPoster(brush, { worth, condition, title, text, cents, address }, product)
      setImage(canvas.toDataURL('image/png'))
    }
    draw().catch(() => {
      if (!stale) setFailed(true)
    })
    return () => void (stale = true)
  }, [picture, worth, condition, title, text, cents, address, failed])
  const save = async () => {
    if (image !== undefined && (await savePicture({ image, title }))) toast('已保存到相册', { icon: 'check' })
  }
  if (failed)
    return (
      <Notice action="再试一次" onAction={() => setFailed(false)}>
        图片没有生成
      </Notice>
    )
  return (
    <div className="q-poster">
      {image === undefined ? (
        <SkeletonShape className="q-poster__picture" height={POSTER.height} />
      ) : (
        <img className="q-poster__picture q-poster__picture--drawn" src={image} alt={`分享海报：${title}`} />
      )}
      <Button block kind="soft" disabled={image === undefined} onPress={save}>
        保存图片
      </Button>
    </div>
  )
}

const load = (url: string | undefined) =>
  new Promise<HTMLImageElement | undefined>((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(picture)
    picture.onerror = () => resolve(undefined)
    if (url === undefined) resolve(undefined)
    else picture.src = url
  })
