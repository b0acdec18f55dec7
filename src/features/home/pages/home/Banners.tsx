import { View } from '@tarojs/components'
import type { Resource } from '@/contract/mall'
import { Carousel } from '@/ui/picture/carousel/Carousel'
import { ProductImage } from '@/ui/picture/ProductImage'
import { scaleOf, textSize } from '@/ui/text/typeScale'
import { isOpenHere, openBanner } from '@/platform/appPlaces'

/** Of a banner, in points, with plain text. */
const HEIGHT = 132

/** The home banners; none of them may show a prescription drug (LAW-AND-PRIVACY, D13). */
export function Banners({ banners }: { banners: Resource[] }) {
  const open = banners.filter(({ link }) => isOpenHere(link))
  if (open.length === 0) return null
  const slides = open.map(({ id, title, text, picture, link }, place) => ({
    id,
    onPress: () => openBanner(link),
    node: (
      <View className="home__banner">
        <View className="grow">
          <View className="serif weight-bold text-20 home__bannerTitle">{title}</View>
          <View className="text-14 margin-top-4 home__bannerText">{text}</View>
        </View>
        {picture && <ProductImage picture={picture} name="" size={120} plain eager={place === 0} />}
      </View>
    ),
  }))
  return <Carousel label="活动" slides={slides} height={Math.round(HEIGHT * scaleOf(false, textSize.rest))} />
}
