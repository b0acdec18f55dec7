import { View } from '@tarojs/components'
import { Icon } from '@/ui/icons/Icon'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import '../review.scss'

const STARS = [1, 2, 3, 4, 5]

/** How many stars somebody gave, to be looked at. */
export const StarLine = ({ stars, size = 16 }: { stars: number; size?: number }) => (
  <View className="review-stars" {...a11y({ role: 'img', label: `${stars} 星` })}>
    {STARS.map((star) => (
      <View key={star} className={cx(star > stars && 'review-star--off')}>
        <Icon name="star-solid" size={size} />
      </View>
    ))}
  </View>
)
