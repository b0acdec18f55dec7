import { View } from '@tarojs/components'
import type { Resource } from '@/contract/mall'
import { goTo } from '@/routes/go'
import { Carousel } from '@/ui/Carousel'
import { ProductImage } from '@/ui/ProductImage'
import { scaleOf, textSize } from '@/ui/typeScale'

/** Of a banner, in points, with plain text. */
const HEIGHT = 132

/** The home banners; none of them may show a prescription drug (LAW-AND-PRIVACY, D13). */
export function Banners({ banners }: { banners: Resource[] }) {
  if (banners.length === 0) return null
  const slides = banners.map(({ id, title, text, picture, link }) => ({
    id,
    onPress: () => goTo(link),
    node: (
      <View className="home__banner">
        <View className="grow">
          <View className="serif b t20 home__bannerTitle">{title}</View>
          <View className="t14 mt4 home__bannerText">{text}</View>
        </View>
        {picture && <ProductImage picture={picture} name="" size={120} plain />}
      </View>
    ),
  }))
  return <Carousel label="活动" slides={slides} height={Math.round(HEIGHT * scaleOf(false, textSize.rest))} />
}
