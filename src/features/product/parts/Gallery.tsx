import { View } from '@tarojs/components'
import { Carousel } from '@/ui/Carousel'
import { navSpace } from '@/ui/navSpace'
import { pictureUrl } from '@/ui/pictureUrl'
import { previewImages } from '@/ui/previewImages'
import { ProductImage } from '@/ui/ProductImage'

type Props = { name: string; images: string[]; sealed: boolean; height: number; captioned: boolean }

/** The product's pictures: swiped, counted, enlarged by a tap. A sealed one shows one drawing and why. */
export function Gallery({ name, images, sealed, height, captioned }: Props) {
  const whole = height + navSpace.top
  const urls = images.map((image) => pictureUrl(image, 750))
  const slides = images.map((image, at) => ({
    id: `${at}${image}`,
    label: `${name}，图片 ${at + 1}，共 ${images.length} 张，点按放大`,
    node: (
      <View className="product__slide" style={{ paddingTop: `${navSpace.top}px` }}>
        <ProductImage className="product__art" picture={image} name={name} width={750} eager={at === 0} plain />
      </View>
    ),
    ...(!sealed && { onPress: () => previewImages({ urls, at }) }),
  }))
  return (
    <View className={`product__gallery rel ${sealed ? 'product__gallery--sealed' : ''}`}>
      <Carousel label={`${name}的图片`} slides={slides} height={whole} autoplay={false} mark={images.length > 1 ? 'count' : 'none'} />
      {sealed && captioned && <View className="product__caption tc t13">依法规要求，处方审核通过后展示包装与说明书</View>}
    </View>
  )
}
