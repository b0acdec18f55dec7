import { View } from '@tarojs/components'
import type { ProductCard } from '@/contract/productCard'
import { barcodeOf } from '@/lib/barcode'
import { shortened } from '@/lib/shortened'
import { ProductTile } from '@/domain/product/ProductTile'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import nothingFound from './nothing-found.svg'

/** Scanned or typed: another spelling of it finds no more. */
const isBarcode = (keyword: string) => barcodeOf(keyword) !== undefined

/** Nothing fits: another word, the pharmacist, and what others buy. */
export const NothingFound = ({ keyword, recommends }: { keyword: string; recommends: ProductCard[] }) => (
  <View>
    <Empty
      picture={{ src: nothingFound }}
      title={isBarcode(keyword) ? `店里没有条码 ${keyword}` : `没有找到「${shortened(keyword)}」`}
      text={isBarcode(keyword) ? '请输入药盒正面的通用名称再搜，也可以请药师帮您找' : '换个药名、症状或拼音首字母试试，也可以请药师帮您找'}
    >
      <Button kind="outline" onPress={() => go('search', isBarcode(keyword) ? {} : { keyword })}>
        {isBarcode(keyword) ? '输入药名' : '换个词'}
      </Button>
      <Button onPress={() => go('pharmacist')}>请药师帮忙</Button>
    </Empty>
    {recommends.length > 0 && (
      <View>
        <View className="text-18 weight-bold color-title">大家常买</View>
        <View className="q-grid2 margin-top-12">
          {recommends.map((card) => (
            <ProductTile key={card.productCode} card={card} source="recommend" />
          ))}
        </View>
      </View>
    )}
  </View>
)
