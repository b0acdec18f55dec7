import { View } from '@tarojs/components'
import type { ProductCard } from '@/contract/productCard'
import { ProductTile } from '@/domain/product/ProductTile'
import { go } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'

/** Nothing fits: another word, the pharmacist, and what others buy. */
export const NothingFound = ({ keyword, recommends }: { keyword: string; recommends: ProductCard[] }) => (
  <View>
    <Empty picture="notFound" title={`没有找到「${keyword}」`} text="换个药名、症状或拼音首字母试试，也可以请药师帮您找">
      <Button kind="line" onPress={() => go('search', { keyword })}>
        换个词
      </Button>
      <Button onPress={() => go('pharmacist')}>请药师帮忙</Button>
    </Empty>
    {recommends.length > 0 && (
      <View>
        <View className="t18 b c1">大家常买</View>
        <View className="q-grid2 mt12">
          {recommends.map((card) => (
            <ProductTile key={card.productCode} card={card} source="recommend" />
          ))}
        </View>
      </View>
    )}
  </View>
)
