import { useRef, useState, type PointerEvent, type WheelEvent } from 'react'
import { clamp } from '../../element/clamp'
import { apart, DOUBLE_TAP, turnOf, within, ZOOM, zoomed, type Point } from './zoom'

const CENTRE = { x: 0, y: 0 }
/** How much larger one notch of a mouse wheel makes the picture. */
const NOTCH = 0.25

/** What fingers, a mouse and its wheel do to one picture in a frame: its size, its place, and the turn to the next one. */
export function useZoomGestures({ onTurn }: { onTurn: (by: 1 | -1) => void }) {
  const [scale, setScale] = useState(1)
  const [moved, setMoved] = useState<Point>(CENTRE)
  const frame = useRef({ width: 0, height: 0 })
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point>(CENTRE)
  /** Two fingers were down: what the last one does is no swipe. */
  const pinched = useRef(false)
  const tapped = useRef<Point & { time: number }>()

  /** Both fingers tell of their moves before the next picture is drawn: each goes on from what the other made. */
  const live = useRef(1)

  const enlarge = (to: number) => {
    const size = clamp(to, ZOOM)
    live.current = size
    setScale(size)
    setMoved((before) => within(before, size, frame.current))
  }
  const reset = () => {
    live.current = 1
    setScale(1)
    setMoved(CENTRE)
  }
  const tap = (point: Point) => {
    const before = tapped.current
    const time = Date.now()
    const isSecond = before !== undefined && time - before.time <= DOUBLE_TAP.within && apart(before, point) <= DOUBLE_TAP.near
    tapped.current = isSecond ? undefined : { ...point, time }
    if (isSecond) enlarge(live.current > 1 ? 1 : DOUBLE_TAP.to)
  }
  const lift = (event: PointerEvent) => {
    const wasLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0
    if (!wasLast || event.type === 'pointercancel') return
    const point = { x: event.clientX, y: event.clientY }
    const by = turnOf(start.current, point)
    if (pinched.current) pinched.current = false
    else if (apart(start.current, point) <= DOUBLE_TAP.near) tap(point)
    else if (live.current === 1 && by !== 0) onTurn(by)
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const point = { x: event.clientX, y: event.clientY }
      const { width, height } = event.currentTarget.getBoundingClientRect()
      frame.current = { width, height }
      fingers.current.set(event.pointerId, point)
      if (fingers.current.size === 1) {
        start.current = point
        pinched.current = false
      } else pinched.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const other = [...fingers.current].find(([finger]) => finger !== event.pointerId)?.[1]
      if (other) enlarge(zoomed(live.current, apart(before, other), apart(now, other)))
      else if (live.current > 1)
        setMoved((was) => within({ x: was.x + now.x - before.x, y: was.y + now.y - before.y }, live.current, frame.current))
      fingers.current.set(event.pointerId, now)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onWheel: (event: WheelEvent) => enlarge(live.current + (event.deltaY < 0 ? NOTCH : -NOTCH)),
  }
  return { scale, moved, enlarge, reset, handlers }
}
