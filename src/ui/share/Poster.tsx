import { Canvas, View } from '@tarojs/components'
import Taro, { useReady } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { a11y } from '../element/a11y'
import { askToAllow } from '../feedback/askToAllow'
import { Button } from '../press/Button'
import { useDomId } from '../element/domId'
import { Reason } from '../feedback/reason'
import { drawPoster } from './posterDrawing'
import { POSTER, type PosterProps } from './posterSize'
import { toast } from '../feedback/toast'
import './poster.scss'

type Picture = { src: string; onload: () => void; onerror: () => void }
type Node = { width: number; height: number; getContext: (kind: '2d') => CanvasRenderingContext2D; createImage: () => Picture }

const load = (node: Node, url: string | undefined) =>
  new Promise<CanvasImageSource | undefined>((resolve) => {
    const picture = node.createImage()
    picture.onload = () => resolve(picture as unknown as CanvasImageSource)
    picture.onerror = () => resolve(undefined)
    if (url === undefined) resolve(undefined)
    else picture.src = url
  })

const canvasOf = (id: string) =>
  new Promise<Node | undefined>((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true })
      .exec(([found]: Array<{ node?: Node } | null>) => resolve(found?.node))
  })

const ALBUM = {
  title: '没有存进相册',
  text: '请在小程序设置里允许保存到相册。已经允许了还不行的话，到手机的“设置 › 微信”里打开照片。',
}

/** A picture to share, 300 by 460 points, drawn on WeChat's canvas, to be kept in the album and sent on from there. */
export function Poster({ picture, worth, condition, title, text, cents, address }: PosterProps) {
  const id = useDomId('poster')
  /** Nothing where WeChat gave no canvas. */
  const drawn = useRef<Promise<Node | undefined>>()
  const draw = async () => {
    const node = await canvasOf(id)
    if (!node) return undefined
    Object.assign(node, { width: POSTER.width * POSTER.dots, height: POSTER.height * POSTER.dots })
    const brush = node.getContext('2d')
    brush.scale(POSTER.dots, POSTER.dots)
    drawPoster(brush, { worth, condition, title, text, cents, address }, await load(node, picture))
    return node
  }
  const drawing = useRef(draw)
  drawing.current = draw
  const start = () => void (drawn.current = drawing.current())
  useReady(start)
  useEffect(() => Taro.nextTick(start), [picture, worth, condition, title, text, cents, address])
  const save = async () => {
    const canvas = await drawn.current
    if (!canvas) throw new Reason('图片没有生成，请关闭后再试')
    const { tempFilePath } = await Taro.canvasToTempFilePath({ canvas: canvas as unknown as Taro.Canvas })
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
