import { Image, MovableArea, MovableView, View, type ITouchEvent } from '@tarojs/components'
import { useRef, useState } from 'react'
import { a11y } from '../../element/a11y'
import { cx } from '../../element/cx'
import { apart, DOUBLE_TAP, turnOf, ZOOM, type Point } from './zoom'
import { ZoomBar } from './ZoomBar'
import type { ZoomViewProps } from './zoomViewTypes'
import './zoom.scss'

const pointOf = ({ changedTouches: [finger] }: ITouchEvent): Point => ({ x: finger?.pageX ?? 0, y: finger?.pageY ?? 0 })

/**
 * One picture of several to look at closely, on WeChat's movable view, which follows two fingers without asking us: NutUI's ImagePreview
 * sets data on every move. A double tap or the buttons enlarge too; one finger turns to the next from 50 points across.
 */
export function ZoomView({ urls, at, onTurn, className }: ZoomViewProps) {
  const [scale, setScale] = useState(1)
  /** What two fingers made of it; told to React only when they let go. */
  const live = useRef(1)
  const start = useRef<Point & { fingers: number }>({ x: 0, y: 0, fingers: 0 })
  const tapped = useRef<Point & { time: number }>()

  const resize = (to: number) => {
    live.current = to
    setScale(to)
  }
  const turnTo = (index: number) => {
    if (!urls[index]) return
    resize(1)
    onTurn(index)
  }
  const tap = (point: Point) => {
    const before = tapped.current
    const time = Date.now()
    const isSecond = before !== undefined && time - before.time <= DOUBLE_TAP.within && apart(before, point) <= DOUBLE_TAP.near
    tapped.current = isSecond ? undefined : { ...point, time }
    if (isSecond) resize(live.current > 1 ? 1 : DOUBLE_TAP.to)
  }
  const lift = (event: ITouchEvent) => {
    if (event.touches.length > 0) return
    const point = pointOf(event)
    const by = turnOf(start.current, point)
    if (start.current.fingers > 1) setScale(live.current)
    else if (apart(start.current, point) <= DOUBLE_TAP.near) tap(point)
    else if (live.current === 1 && by !== 0) turnTo(at + by)
  }
  return (
    <View className={cx('q-zoom', className)}>
      <MovableArea
        scaleArea
        className="q-zoom__stage"
        onTouchStart={(event) => void (start.current = { ...pointOf(event), fingers: event.touches.length })}
        onTouchEnd={lift}
      >
        <MovableView
          className="q-zoom__moved"
          direction={scale > 1 ? 'all' : 'none'}
          scale
          scaleMin={ZOOM.min}
          scaleMax={ZOOM.max}
          scaleValue={scale}
          onScale={({ detail }) => void (live.current = detail.scale)}
        >
          <Image
            className="q-zoom__image"
            mode="aspectFit"
            src={urls[at] ?? ''}
            {...a11y({ role: 'img', label: `第 ${at + 1} 张，共 ${urls.length} 张` })}
          />
        </MovableView>
      </MovableArea>
      <ZoomBar at={at} count={urls.length} scale={scale} onTurn={turnTo} onScale={resize} />
    </View>
  )
}
