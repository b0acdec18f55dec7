import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { CartLine } from '@/contract/cart'
import { ProductStatus } from '@/contract/productCard'
import { removeLines } from '@/domain/cart/cartWrites'
import { SimilarsSheet } from '@/domain/product/SimilarsSheet'
import { Button } from '@/ui/Button'
import { confirm } from '@/ui/dialog'
import { Press } from '@/ui/Press'
import { ProductImage } from '@/ui/ProductImage'
import { usePress } from '@/ui/usePress'

const wordOf = ({ card, stock }: CartLine) =>
  card.status === ProductStatus.offShelf ? '下架' : stock <= 0 || card.status === ProductStatus.outOfStock ? '缺货' : '失效'

/** What cannot be bought any more: what is like it, and one tap to clear it all. */
export function InvalidCard({ lines }: { lines: CartLine[] }) {
  const [similarTo, setSimilarTo] = useState<string>()
  const [shown, setShown] = useState(false)
  const clear = async () => {
    if (await confirm({ title: `清空 ${lines.length} 件失效商品？`, yes: '清空', danger: true }))
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
      <View className="row between">
        <View className="row base g4">
          <Text className="t16 b c1">失效商品</Text>
          <Text className="t13 c3">{lines.length} 件</Text>
        </View>
        <Press className="t13 c3 q-hit end cart__clear" label="清空失效商品" onPress={press}>
          清空
        </Press>
      </View>
      {lines.map((line) => (
        <View key={line.lineId} className="row cart__line cart__line--invalid">
          <ProductImage picture={line.card.productImageUrl} name={line.card.name} width={750} size={84} word={wordOf(line)} />
          <View className="grow">
            <View className="t14 m c3">{line.card.name}</View>
            <View className="t12 c3 mt2">{line.specification}</View>
            <View className="row between ewrap mt6 g8">
              <View className="t13 c3 grow">{line.problem}</View>
              <Button kind="line" size="s" label={`找相似，${line.card.name}`} onPress={() => find(line.card.productCode)}>
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
