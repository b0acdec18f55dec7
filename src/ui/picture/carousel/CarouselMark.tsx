import { View } from '@tarojs/components'
import { a11y } from '../../element/a11y'
import { cx } from '../../element/cx'
import type { CarouselProps } from './carouselTypes'

/** Which slide stands, of how many. */
export function CarouselMark({ kind, at, count }: { kind: CarouselProps['mark']; at: number; count: number }) {
  if (count < 2 || kind === 'none') return null
  if (kind === 'count') {
    return (
      <View className="q-carousel__number num" {...a11y({ hidden: true })}>
        {at + 1} / {count}
      </View>
    )
  }
  return (
    <View className="q-carousel__dots" {...a11y({ hidden: true })}>
      {Array.from({ length: count }, (_, index) => (
        <View key={index} className={cx('q-carousel__dot', index === at && 'on')} />
      ))}
    </View>
  )
}
