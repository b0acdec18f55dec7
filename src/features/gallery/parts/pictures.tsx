import { View } from '@tarojs/components'
import { Carousel } from '@/ui/picture/carousel/Carousel'
import { Logo } from '@/ui/picture/Logo'
import { Picture } from '@/ui/picture/Picture'
import { pictureUrl } from '@/ui/picture/pictureUrl'
import { Poster } from '@/ui/share/Poster'
import { QrCode } from '@/ui/picture/QrCode'
import { previewImages } from '@/ui/picture/zoom/previewImages'
import { ProductImage } from '@/ui/picture/ProductImage'
import { SwipeBanner } from '@/ui/picture/carousel/SwipeBanner'
import { ZoomView } from '@/ui/picture/zoom/ZoomView'
import { Asked } from '../exhibit/Asked'
import { Held } from '../exhibit/Held'
import type { Part } from '../exhibit/Part'
import { slides } from '../exhibit/slides'
import { State } from '../exhibit/State'

const PICTURES = ['110011', '110012'].map((name) => pictureUrl(`/pictures/${name}`, 750))

const Products = () => (
  <>
    <State name="plain">
      <View className="row wrap gap-12">
        <ProductImage picture="/pictures/110011" name="布洛芬缓释胶囊" size={96} eager />
        <ProductImage picture="/pictures/sealed" name="处方药，包装不展示" size={96} eager />
        <ProductImage picture="/pictures/110011" name="布洛芬缓释胶囊" size={96} eager word="缺货" />
      </View>
    </State>
    <State name="missing">
      <View className="row wrap gap-12">
        <ProductImage name="没有图片的商品" size={96} />
        <ProductImage picture="/pictures/none" name="图片打不开的商品" size={96} eager />
      </View>
    </State>
    <State name="large">
      <ProductImage picture="/pictures/110011" name="布洛芬缓释胶囊" width={750} size={240} />
    </State>
  </>
)

const Pictures = () => (
  <>
    <State name="contain">
      <Picture className="exhibit__picture" src={PICTURES[0] ?? ''} alt="布洛芬缓释胶囊" eager />
    </State>
    <State name="cover">
      <Picture className="exhibit__picture" src={PICTURES[0] ?? ''} alt="布洛芬缓释胶囊" fit="cover" eager />
    </State>
  </>
)

const Logos = () => (
  <State name="sizes">
    <View className="row gap-16">
      <Logo size={32} />
      <Logo size={64} />
    </View>
  </State>
)

const Carousels = () => (
  <>
    <State name="dots">
      <Carousel label="首页推荐" slides={slides} height={120} autoplay={false} />
    </State>
    <State name="count">
      <Carousel label="商品图片" slides={slides} height={120} autoplay={false} mark="count" />
    </State>
    <State name="single">
      <Carousel label="只有一张" slides={slides.slice(0, 1)} height={120} />
    </State>
  </>
)

const Banners = () => (
  <State name="neighbours" wide>
    <SwipeBanner label="活动" slides={slides} height={120} autoplay={false} />
  </State>
)

const preview = () => previewImages({ urls: PICTURES })

const Zooms = () => (
  <>
    <State name="view">
      <View className="exhibit__zoom">
        <Held from={0}>{(at, turn) => <ZoomView urls={PICTURES} at={at} onTurn={turn} />}</Held>
      </View>
    </State>
    <Asked name="layer" words="看大图" open={preview} />
  </>
)

const Posters = () => (
  <State name="product">
    <Poster
      picture={pictureUrl('/pictures/110011', 750)}
      title="岭青 布洛芬缓释胶囊 0.3g×24粒"
      cents={2280}
      text="请按药品说明书或者在药师指导下购买和使用"
      address="https://qinghe.example/product/110011.html"
    />
  </State>
)

const QrCodes = () => (
  <State name="figures">
    <QrCode text="88061234045712345678" size={232} label="会员二维码" />
  </State>
)

export const pictureParts: Part[] = [
  { id: 'product-image', title: '商品图', Show: Products },
  { id: 'picture', title: '图片', Show: Pictures },
  { id: 'logo', title: '标志', Show: Logos },
  { id: 'carousel', title: '轮播', Show: Carousels },
  { id: 'swipe-banner', title: '横幅', Show: Banners },
  { id: 'zoom', title: '看大图', Show: Zooms },
  { id: 'qr-code', title: '二维码', Show: QrCodes },
  { id: 'poster', title: '分享海报', Show: Posters },
]
