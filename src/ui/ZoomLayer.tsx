import { useRef, useState, type PointerEvent } from 'react'
import { a11y } from './a11y'
import { SWIPE } from './carouselTypes'
import { Icon } from './Icon'
import { Layer } from './Layer'
import { Press } from './Press'
import { useModal } from './useModal'
import { apart, within, ZOOM, zoomed, type Point } from './zoom'
import '@/styles/zoom.scss'

const CENTRE = { x: 0, y: 0 }

/** The picture viewer of H5: two fingers or the buttons enlarge from 1 to 3 times, one finger moves the picture or, from 50 points, turns to the next. */
export function ZoomLayer({ urls, at: first, onClose }: { urls: string[]; at: number; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  useModal({ open: true, onClose, panel })
  const [at, setAt] = useState(first)
  const [scale, setScale] = useState(1)
  const [moved, setMoved] = useState<Point>(CENTRE)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point>(CENTRE)

  const show = (index: number) => {
    if (!urls[index]) return
    setAt(index)
    setScale(1)
    setMoved(CENTRE)
  }
  const enlarge = (to: number) => {
    const size = Math.max(ZOOM.min, Math.min(ZOOM.max, to))
    setScale(size)
    setMoved((before) => within(before, size, { width: window.innerWidth, height: window.innerHeight }))
  }
  const down = (event: PointerEvent) => {
    const point = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, point)
    start.current = point
  }
  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([finger]) => finger !== event.pointerId)?.[1]
    if (other) enlarge(zoomed(scale, apart(before, other), apart(now, other)))
    else if (scale > 1)
      setMoved((was) =>
        within({ x: was.x + now.x - before.x, y: was.y + now.y - before.y }, scale, {
          width: window.innerWidth,
          height: window.innerHeight,
        }),
      )
    fingers.current.set(event.pointerId, now)
  }
  const up = (event: PointerEvent) => {
    const single = fingers.current.size === 1
    fingers.current.delete(event.pointerId)
    const by = event.clientX - start.current.x
    if (single && scale === 1 && Math.abs(by) >= SWIPE.threshold) show(at + (by < 0 ? 1 : -1))
  }
  return (
    <Layer>
      <div
        ref={panel}
        className="q-zoom"
        {...a11y({ role: 'dialog', modal: true, focusable: true, label: `图片 ${at + 1}，共 ${urls.length} 张` })}
      >
        <div className="q-zoom__stage" onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={up}>
          <img
            className="q-zoom__img"
            src={urls[at]}
            alt={`第 ${at + 1} 张`}
            draggable={false}
            style={{ transform: `translate(${moved.x}px, ${moved.y}px) scale(${scale})` }}
          />
        </div>
        <Press className="q-zoom__x" label="关闭" onPress={onClose}>
          <Icon name="close" />
        </Press>
        <div className="q-zoom__bar">
          <Press className="q-zoom__b" label="上一张" disabled={at === 0} onPress={() => show(at - 1)}>
            <Icon name="arrow-left" />
          </Press>
          <Press className="q-zoom__b" label="缩小" disabled={scale <= ZOOM.min} onPress={() => enlarge(scale - 0.5)}>
            <Icon name="minus" />
          </Press>
          <span className="num">
            {at + 1} / {urls.length}
          </span>
          <Press className="q-zoom__b" label="放大" disabled={scale >= ZOOM.max} onPress={() => enlarge(scale + 0.5)}>
            <Icon name="plus" />
          </Press>
          <Press className="q-zoom__b" label="下一张" disabled={at === urls.length - 1} onPress={() => show(at + 1)}>
            <Icon name="arrow-right" />
          </Press>
        </div>
      </div>
    </Layer>
  )
}
