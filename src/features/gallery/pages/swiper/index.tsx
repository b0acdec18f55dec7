import { View } from '@tarojs/components'
import { Carousel } from '@/ui/picture/carousel/Carousel'
import { Screen } from '@/ui/shell/Screen'
import { SwipeBanner } from '@/ui/picture/carousel/SwipeBanner'
import { slides } from '../../exhibit/slides'
import '../../exhibit/exhibit.scss'

/** Route `swiper` (specification 1, section 2): the swiper as it moves by itself, 3 s a slide, and the swipe banner. */
export default function SwiperPage() {
  return (
    <Screen>
      <View className="stack">
        <Carousel label="轮播" slides={slides} height={180} mark="count" />
        <SwipeBanner label="横幅" slides={slides} height={180} />
      </View>
    </Screen>
  )
}
