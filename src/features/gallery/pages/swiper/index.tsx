import { View } from '@tarojs/components'
import { Carousel } from '@/ui/Carousel'
import { Screen } from '@/ui/Screen'
import { slides } from '../../exhibit/slides'
import '../../exhibit/exhibit.scss'

/** Route `swiper` (specification 1, section 2): the swiper as it moves by itself, 3 s a slide. */
export default function SwiperPage() {
  return (
    <Screen>
      <View className="stack pad">
        <Carousel label="轮播" slides={slides} height={180} mark="count" />
      </View>
    </Screen>
  )
}
