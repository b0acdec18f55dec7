import { Swiper, SwiperItem, View } from '@tarojs/components'
import { useState } from 'react'
import { a11y } from '../../element/a11y'
import { CarouselMark } from './CarouselMark'
import { SWIPE, type CarouselProps } from './carouselTypes'
import { cx } from '../../element/cx'
import { Press } from '../../press/Press'
import { useOnTop } from '../../element/useOnTop'

/** Slides side by side on WeChat's own swiper. They move by themselves until a finger touches them, and not on a page that is covered. */
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
  const [at, setAt] = useState(0)
  const [touched, setTouched] = useState(false)
  const onTop = useOnTop()
  const show = (index: number) => {
    setAt(index)
    onChange?.(index)
  }
  return (
    <View
      className={cx('q-carousel', side > 0 && 'q-carousel--banner', className)}
      style={{ height: typeof height === 'number' ? `${height}px` : height }}
      {...a11y({ role: 'group', label })}
    >
      <Swiper
        className="full-width"
        style={{ height: '100%' }}
        circular={slides.length > 1}
        autoplay={autoplay && onTop && !touched && slides.length > 1}
        interval={interval}
        duration={SWIPE.move}
        current={at}
        previousMargin={`${side}px`}
        nextMargin={`${side}px`}
        onTouchStart={() => setTouched(true)}
        onChange={({ detail }) => show(detail.current)}
      >
        {slides.map(({ id, node, onPress, label: words }, place) => (
          <SwiperItem key={id}>
            <View className={cx('q-carousel__slide', place === at && 'on', (place - at + slides.length) % slides.length === 1 && 'after')}>
              {onPress ? (
                <Press className="q-carousel__press" label={words} onPress={onPress}>
                  {node}
                </Press>
              ) : (
                node
              )}
            </View>
          </SwiperItem>
        ))}
      </Swiper>
      <CarouselMark kind={mark} at={at} count={slides.length} />
    </View>
  )
}
