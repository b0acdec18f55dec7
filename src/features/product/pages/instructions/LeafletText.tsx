import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useState } from 'react'
import type { Product, ProductInfo } from '@/contract/product'
import { noticeOf } from '@/domain/product/statutory'
import { isPrescription } from '@/domain/product/status'
import { a11y } from '@/ui/element/a11y'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Cell } from '@/ui/card/Cell'
import { cx } from '@/ui/element/cx'
import { useDomId } from '@/ui/element/domId'
import { IconButton } from '@/ui/press/IconButton'
import { navSpace } from '@/ui/element/navSpace'
import { Notice } from '@/ui/card/Notice'
import { Press } from '@/ui/press/Press'
import { pictureUrl } from '@/ui/picture/pictureUrl'
import { previewImages } from '@/ui/picture/zoom/previewImages'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Screen } from '@/ui/shell/Screen'
import { Sheet } from '@/ui/layer/Sheet'
import { Segmented } from '@/ui/press/Tabs'
import { useTextSize, type TextSize } from './textSize'
import { RxWarning } from '../../parts/RxWarning'

const SIZES: Array<{ key: TextSize; text: string }> = [
  { key: 'normal', text: '标准' },
  { key: 'large', text: '大' },
  { key: 'huge', text: '特大' },
]
/** Milliseconds until the sheet with the contents is gone. */
const CLOSING = 320
/** Points left above a section that was jumped to. WeChat counts from the top of the window, where the bar lies; H5 from below it. */
const ABOVE = navSpace.top > 0 ? navSpace.top + 52 : 8

type Props = { product: Product; info: ProductInfo }

/** The leaflet in its statutory order, with contents and three sizes of print. */
export function LeafletText({ product, info: { sections, notice } }: Props) {
  const { size, setSize } = useTextSize()
  const [listed, setListed] = useState(false)
  const id = useDomId('leaflet')
  const idOf = (place: number) => `${id}-${place}`
  const urls = product.manualImgs.map((image) => pictureUrl(image, 750))
  const sentence = noticeOf(product)
  const jump = (place: number) => {
    setListed(false)
    setTimeout(() => void Taro.pageScrollTo({ selector: `#${idOf(place)}`, offsetTop: -ABOVE, duration: 0 }), CLOSING)
  }
  return (
    <Screen
      title={`${product.name}说明书`}
      bottomBar={
        <BottomBar>
          <IconButton name="category" size={22} label="目录" words="目录" onPress={() => setListed(true)} />
          <View className="grow">
            <Segmented label="字号" tabs={SIZES} value={size} onChange={setSize} />
          </View>
        </BottomBar>
      }
    >
      <View className={cx('padding-gutter leaflet', `leaflet--${size}`)}>
        {isPrescription(product) ? (
          <RxWarning />
        ) : (
          sentence !== undefined && (
            <Notice kind="green" icon="pill">
              {sentence}
            </Notice>
          )
        )}
        <View className="serif weight-bold color-title text-24 margin-top-16">{product.name}说明书</View>
        {notice && <View className="text-13 color-secondary margin-top-6">{notice}</View>}
        {sections.map(({ heading, text }, place) => (
          <View key={heading} id={idOf(place)} className="leaflet__section">
            <View className="leaflet__heading weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
              【{heading}】
            </View>
            <View className="leaflet__words color-title pre-line">{text}</View>
          </View>
        ))}
        {urls.length > 0 && (
          <View className="stack margin-top-16">
            {product.manualImgs.map((image, at) => (
              <Press
                key={image}
                className="full-width"
                label={`${product.name}纸质说明书第 ${at + 1} 页，点按放大`}
                onPress={() => previewImages({ urls, at })}
              >
                <ProductImage className="leaflet__page" picture={image} width={750} name={product.name} plain />
              </Press>
            ))}
          </View>
        )}
      </View>
      <Sheet open={listed} onClose={() => setListed(false)} title="目录" flush>
        {sections.map(({ heading }, place) => (
          <Cell key={heading} title={heading} onPress={() => jump(place)} />
        ))}
      </Sheet>
    </Screen>
  )
}
