import { View } from '@tarojs/components'
import { memo, useState } from 'react'
import { useRead } from '@/api/useRead'
import { video as calls } from '@/contract/video'
import { freshPictures, renewPicture } from '@/domain/product/renewPictures'
import { two } from '@/lib/clock'
import { playInApp } from '@/platform/video'
import { Carousel } from '@/ui/picture/carousel/Carousel'
import { Icon } from '@/ui/icons/Icon'
import { navSpace } from '@/ui/element/navSpace'
import { Picture } from '@/ui/picture/Picture'
import { pictureUrl } from '@/ui/picture/pictureUrl'
import { previewImages } from '@/ui/picture/zoom/previewImages'
import { ProductImage } from '@/ui/picture/ProductImage'
import { ProductVideo } from './ProductVideo'

type Props = { name: string; images: string[]; videoId: string | null; sealed: boolean; height: number; captioned: boolean }

const lengthOf = (seconds: number) => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`

/** The product's video and pictures: swiped, counted, enlarged by a tap. A sealed one shows one drawing and why. */
export const Gallery = memo(function Gallery({ name, images, videoId, sealed, height, captioned }: Props) {
  const [playing, setPlaying] = useState(false)
  const film = useRead(calls.one, { params: { id: videoId ?? '' } }, { enabled: videoId !== null, staleTime: 600_000 })
  const whole = height + navSpace.top
  const enlarge = async (at: number) => {
    const urls = (await freshPictures(images)).map((image) => pictureUrl(image, 750))
    await previewImages({ urls, at })
  }
  const space = { paddingTop: `${navSpace.top}px` }
  const pictures = images.map((image, at) => ({
    id: `${at}${image}`,
    label: `${name}，图片 ${at + 1}，共 ${images.length} 张，点按放大`,
    node: (
      <View className="product__slide" style={space}>
        <ProductImage
          className="product__art"
          picture={image}
          name={name}
          width={750}
          eager={at === 0}
          plain
          onBroken={() => renewPicture(image)}
        />
      </View>
    ),
    ...(!sealed && { onPress: () => enlarge(at) }),
  }))
  const video = film.data
  const play = async () => {
    if (video && !(await playInApp({ vid: video.vid, title: video.title }))) setPlaying(true)
  }
  // Its place is kept until it is known not to come: pictures do not jump to the side.
  const hasVideo = videoId !== null && film.status !== 'failed'
  const first = {
    id: 'video',
    label: video ? `播放视频：${video.title}，${video.seconds} 秒` : '视频',
    node: (
      <View className="product__slide" style={space}>
        {video && (
          <View className="product__poster relative">
            <Picture className="full-width" src={pictureUrl(video.poster)} fit="cover" eager />
            <View className="product__play">
              <Icon name="play" size={30} />
            </View>
            <View className="product__length text-12 num">{lengthOf(video.seconds)}</View>
          </View>
        )}
      </View>
    ),
    onPress: play,
  }
  const slides = hasVideo ? [first, ...pictures] : pictures
  return (
    <View className={`product__gallery relative ${sealed ? 'product__gallery--sealed' : ''}`}>
      <Carousel label={`${name}的图片`} slides={slides} height={whole} autoplay={false} mark={slides.length > 1 ? 'count' : 'none'} />
      {sealed && captioned && <View className="product__caption text-center text-13">依法规要求，处方审核通过后展示包装与说明书</View>}
      {playing && video && (
        <View className="product__stage" style={space}>
          <ProductVideo video={video} onClose={() => setPlaying(false)} />
        </View>
      )}
    </View>
  )
})
