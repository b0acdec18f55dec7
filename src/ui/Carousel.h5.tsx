import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { a11y } from './a11y'
import { CarouselMark } from './CarouselMark'
import { SWIPE, type CarouselProps } from './carouselTypes'
import { cx } from './cx'
import { useDomId } from './domId'
import { Press } from './Press'
import { observe } from './seen'
import { useAutoplay } from './useAutoplay'

/**
 * Slides side by side that loop: 3 s each, moving in 0.3 s, dragged on from 50 points. A copy of the last slide stands before the first and
 * one of the first behind the last; arriving on a copy jumps to its original. Touched, focused or out of sight they stand still.
 */
export function Carousel({
  label,
  slides,
  interval = SWIPE.interval,
  height,
  autoplay = true,
  mark = 'dots',
  onChange,
  className,
}: CarouselProps) {
  const id = useDomId('carousel')
  const count = slides.length
  /** −1 and `count` are the copies. */
  const [at, setAt] = useState(0)
  const [moves, setMoves] = useState(true)
  const [drag, setDrag] = useState(0)
  const [touched, setTouched] = useState(false)
  const [seen, setSeen] = useState(true)
  const from = useRef<{ x: number; y: number }>()
  const dragged = useRef(false)

  useEffect(() => observe(id, 0, ({ near }) => setSeen(near)), [id])
  const real = count ? (at + count) % count : 0
  const step = (by: number) => {
    if (count < 2 || at < 0 || at >= count) return
    setMoves(true)
    setAt(at + by)
    onChange?.((at + by + count) % count)
  }
  useAutoplay({ playing: autoplay && count > 1 && !touched && seen, interval, next: () => step(1) })
  useEffect(() => {
    if (at >= 0 && at < count) return undefined
    const timer = setTimeout(() => {
      setMoves(false)
      setAt((at + count) % Math.max(1, count))
    }, SWIPE.move)
    return () => clearTimeout(timer)
  }, [at, count])

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    from.current = { x: event.clientX, y: event.clientY }
    dragged.current = false
    setTouched(true)
  }
  const pull = (event: PointerEvent<HTMLDivElement>) => {
    if (!from.current || count < 2) return
    const by = event.clientX - from.current.x
    if (!dragged.current && Math.abs(by) < 8) return
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = true
    setMoves(false)
    setDrag(by)
  }
  const end = (event: PointerEvent<HTMLDivElement>) => {
    const by = from.current ? event.clientX - from.current.x : 0
    from.current = undefined
    setDrag(0)
    setMoves(true)
    if (event.type !== 'pointercancel' && Math.abs(by) >= SWIPE.threshold) step(by < 0 ? 1 : -1)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }

  const first = slides[0]
  const last = slides.at(-1)
  const shown = count > 1 && first && last ? [{ ...last, id: 'before' }, ...slides, { ...first, id: 'behind' }] : slides
  const offset = `translate3d(calc(${count > 1 ? -(at + 1) * 100 : 0}% + ${drag}px), 0, 0)`
  return (
    <div
      id={id}
      className={cx('q-car', className)}
      style={{ height }}
      {...a11y({ role: 'group', label })}
      onKeyDown={pressKey}
      onFocus={() => setTouched(true)}
    >
      <div
        className={cx('q-car__track', moves && 'q-car__track--moves')}
        style={{ transform: offset }}
        onPointerDown={begin}
        onPointerMove={pull}
        onPointerUp={end}
        onPointerCancel={end}
        onDragStart={(event) => event.preventDefault()}
        onClickCapture={(event) => dragged.current && event.stopPropagation()}
      >
        {shown.map(({ id: slide, node, onPress, label: words }, index) => {
          const here = index === (count > 1 ? real + 1 : 0)
          return (
            <div key={slide} className="q-car__slide" {...a11y({ hidden: here ? undefined : true })}>
              {onPress ? (
                <Press className="q-car__press" label={words} tabStop={here} onPress={onPress}>
                  {node}
                </Press>
              ) : (
                node
              )}
            </div>
          )
        })}
      </div>
      <CarouselMark kind={mark} at={real} count={count} />
    </div>
  )
}
