import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { a11y } from '../../element/a11y'
import { useCarouselDrag } from './carouselDrag'
import { CarouselMark } from './CarouselMark'
import { SWIPE, type CarouselProps } from './carouselTypes'
import { cx } from '../../element/cx'
import { useDomId } from '../../element/domId'
import { Press } from '../../press/Press'
import { observe } from '../../element/seen'
import { useAutoplay } from './useAutoplay'

/** A browser that dropped the end of a move is not waited for longer. */
const LATEST = SWIPE.move + 100

/**
 * Slides side by side that loop: 3 s each, moving in 0.3 s, dragged on from 50 points. Copies of the outer slides stand beyond both ends;
 * arriving on a copy changes over to its original, which looks the same. Touched, focused or out of sight they stand still. Ours, because
 * it is on the first screen: NutUI's Swiper is 3.0 KB gzip on top of Taro's, which brings the whole swiper library.
 */
export function Carousel({
  label,
  slides,
  interval = SWIPE.interval,
  height,
  autoplay = true,
  mark = 'dots',
  side = 0,
  onChange,
  className,
}: CarouselProps) {
  const id = useDomId('carousel')
  const count = slides.length
  /** −1 and `count` are copies. */
  const [at, setAt] = useState(0)
  const [moves, setMoves] = useState(true)
  const [touched, setTouched] = useState(false)
  const [seen, setSeen] = useState(true)
  useEffect(() => observe(id, 0, ({ near }) => setSeen(near)), [id])

  const real = count ? (at + count) % count : 0
  const onCopy = at < 0 || at >= count
  const step = (by: number) => {
    if (count < 2 || onCopy) return
    setMoves(true)
    setAt(at + by)
    onChange?.((at + by + count) % count)
  }
  const { pulled, handlers } = useCarouselDrag({ enabled: count > 1, onTouch: () => setTouched(true), onTurn: step })
  useAutoplay({ playing: autoplay && count > 1 && !touched && seen, interval, next: () => step(1) })

  const track = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!onCopy || count === 0) return undefined
    const changeOver = () => {
      setMoves(false)
      setAt((at + count) % count)
    }
    const element = track.current
    const arrive = (event: Event) => event.target === element && changeOver()
    element?.addEventListener('transitionend', arrive)
    const timer = setTimeout(changeOver, LATEST)
    return () => {
      element?.removeEventListener('transitionend', arrive)
      clearTimeout(timer)
    }
  }, [at, count, onCopy])

  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  const copies = count < 2 ? 0 : side ? 2 : 1
  const shown = Array.from({ length: count + 2 * copies }, (_, place) => place - copies)
  const offset = `translate3d(calc((100% - ${2 * side}px) * ${-(at + copies)} + ${side + (pulled ?? 0)}px), 0, 0)`
  return (
    <div
      id={id}
      className={cx('q-carousel', side > 0 && 'q-carousel--banner', className)}
      style={{ height }}
      {...a11y({ role: 'group', label })}
      onKeyDown={pressKey}
      onFocus={() => setTouched(true)}
    >
      <div
        {...handlers}
        ref={track}
        className={cx('q-carousel__track', moves && pulled === undefined && 'q-carousel__track--moves')}
        style={{ transform: offset }}
      >
        {shown.map((place) => {
          const slide = slides[(place + count) % count]
          const here = place === at
          return (
            slide && (
              <div
                key={place}
                className={cx('q-carousel__slide', here && 'on', place > at && 'after')}
                style={side ? { width: `calc(100% - ${2 * side}px)` } : undefined}
                {...a11y({ hidden: here ? undefined : true })}
              >
                {slide.onPress ? (
                  <Press className="q-carousel__press" label={slide.label} tabStop={here} onPress={slide.onPress}>
                    {slide.node}
                  </Press>
                ) : (
                  slide.node
                )}
              </div>
            )
          )
        })}
      </div>
      <CarouselMark kind={mark} at={real} count={count} />
    </div>
  )
}
