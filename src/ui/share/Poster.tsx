import { Canvas, View } from '@tarojs/components'
import Taro, { useReady } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { a11y } from '../element/a11y'
import { askToAllow } from '../feedback/askToAllow'
import { Button } from '../press/Button'
import { useDomId } from '../element/domId'
import { drawPoster } from './posterDrawing'
import { POSTER, type PosterProps } from './posterSize'
import { toast } from '../feedback/toast'
import './poster.scss'

type Picture = { src: string; onload: () => void; onerror: () => void }
type Node = { width: number; height: number; getContext: (kind: '2d') => CanvasRenderingContext2D; createImage: () => Picture }

const load = (node: Node, url: string) =>
  new Promise<CanvasImageSource | undefined>((resolve) => {
    const picture = node.createImage()
    picture.onload = () => resolve(picture as unknown as CanvasImageSource)
    picture.onerror = () => resolve(undefined)
    picture.src = url
  })

const ALBUM = {
  title: '没有存进相册',
  text: '请在小程序设置里允许保存到相册。已经允许了还不行的话，到手机的“设置 › 微信”里打开照片。',
}

/** A picture to share, 300 by 460 points, drawn on WeChat's canvas, to be kept in the album and sent on from there. */
export function Poster({ picture, title, text, cents, address }: PosterProps) {
  const id = useDomId('poster')
  const canvas = useRef<Node>()
  const draw = () => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true })
      .exec(([found]: Array<{ node?: Node } | null>) => {
        const node = found?.node
        if (!node) return
        canvas.current = node
        Object.assign(node, { width: POSTER.width * POSTER.dots, height: POSTER.height * POSTER.dots })
        const brush = node.getContext('2d')
        brush.scale(POSTER.dots, POSTER.dots)
        void load(node, picture).then((product) => drawPoster(brush, { picture, title, text, cents, address }, product))
      })
  }
  useReady(draw)
  const drawing = useRef(draw)
  drawing.current = draw
  useEffect(() => Taro.nextTick(() => drawing.current()), [picture, title, text, cents, address])
  const save = async () => {
    if (!canvas.current) return
    const { tempFilePath } = await Taro.canvasToTempFilePath({ canvas: canvas.current as unknown as Taro.Canvas })
    await Taro.saveImageToPhotosAlbum({ filePath: tempFilePath }).catch(askToAllow(ALBUM))
    toast('已保存到相册', { icon: 'check' })
  }
  return (
    <View className="q-poster">
      <Canvas id={id} type="2d" className="q-poster__picture" {...a11y({ role: 'img', label: `分享海报：${title}` })} />
      <Button block kind="soft" onPress={save}>
        保存图片
      </Button>
    </View>
  )
}
