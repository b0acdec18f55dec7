import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { CartLine } from '@/contract/cart'
import { ProductStatus } from '@/contract/productCard'
import { removeLines } from '@/domain/cart/cartWrites'
import { SimilarsSheet } from '@/domain/product/SimilarsSheet'
import { Button } from '@/ui/press/Button'
import { confirm } from '@/ui/feedback/dialog'
import { Press } from '@/ui/press/Press'
import { ProductImage } from '@/ui/picture/ProductImage'
import { usePress } from '@/ui/press/usePress'

const wordOf = ({ card, stock }: CartLine) =>
  card.status === ProductStatus.offShelf ? '下架' : stock <= 0 || card.status === ProductStatus.outOfStock ? '缺货' : '失效'

/** What cannot be bought any more: what is like it, and one tap to clear it all. */
export function InvalidCard({ lines }: { lines: CartLine[] }) {
  const [similarTo, setSimilarTo] = useState<string>()
  const [shown, setShown] = useState(false)
  const clear = async () => {
    if (await confirm({ title: `清空 ${lines.length} 种失效商品？`, yes: '清空', danger: true }))
      await removeLines(lines.map(({ lineId }) => lineId))
  }
  const { press } = usePress(clear)
  const find = (productCode: string) => {
    setSimilarTo(productCode)
    setShown(true)
  }
  if (lines.length === 0) return null
  return (
    <View className="q-card">
      <View className="row justify-between">
        <View className="row align-baseline gap-4">
          <Text className="text-16 weight-bold color-title">失效商品</Text>
          <Text className="text-13 color-secondary">{lines.length} 种</Text>
        </View>
        <Press className="text-13 color-secondary q-hit justify-end cart__clear" label="清空失效商品" onPress={press}>
          清空
        </Press>
      </View>
      {lines.map((line) => (
        <View key={line.lineId} className="row cart__line cart__line--invalid">
          <ProductImage picture={line.card.productImageUrl} name={line.card.name} width={750} size={84} word={wordOf(line)} />
          <View className="grow">
            <View className="text-14 weight-medium color-secondary">{line.card.name}</View>
            <View className="text-12 color-secondary margin-top-2">{line.specification}</View>
            <View className="row justify-between elder-wrap margin-top-6 gap-8">
              <View className="text-13 color-secondary grow">{line.problem}</View>
              <Button kind="outline" size="s" label={`找相似，${line.card.name}`} onPress={() => find(line.card.productCode)}>
                找相似
              </Button>
            </View>
          </View>
        </View>
      ))}
      {similarTo !== undefined && <SimilarsSheet productCode={similarTo} open={shown} onClose={() => setShown(false)} />}
    </View>
  )
}
