import { View } from '@tarojs/components'
import type { ProductCard } from '@/contract/productCard'
import { DrugMarkTag } from '@/ui/DrugMarkTag'
import { navSpace } from '@/ui/navSpace'
import { Price } from '@/ui/Price'
import { ProductImage } from '@/ui/ProductImage'
import { Bone } from '@/ui/Skeleton'
import { a11y } from '@/ui/a11y'
import { Icon } from '@/ui/Icon'

/** The page's places while its answer is awaited (board 44); what the pressed card already told stands there at once. */
export function ProductSkeleton({ card, elder }: { card: ProductCard | undefined; elder: boolean }) {
  const height = (elder ? 300 : 348) + navSpace.top
  return (
    <View {...a11y({ role: 'status', label: '正在加载', busy: true })}>
      <View
        className={`product__gallery product__slide ${card ? '' : 'product__gallery--bare'}`}
        style={{ height: `${height}px`, paddingTop: `${navSpace.top}px` }}
      >
        {card ? (
          <ProductImage className="product__art" picture={card.productImageUrl} name={card.name} eager />
        ) : (
          <Icon name="leaf" size={72} className="product__leaf" />
        )}
      </View>
      <View className="product__lift">
        <View className="stack">
          <View className="q-card">
            {card ? (
              <>
                <Price cents={card.salePrice} size={32} />
                <View className="t18 b c1 mt12">
                  <DrugMarkTag mark={card.mark} /> {card.name} {card.specification}
                </View>
              </>
            ) : (
              <>
                <Bone width={128} height={34} />
                <Bone width={200} height={18} className="mt14" />
              </>
            )}
            <Bone height={20} className="mt16" />
            <Bone width="62%" height={20} className="mt8" />
            <Bone height={38} radius={12} className="mt16" />
          </View>
          <View className="q-card col g20">
            {['70%', '52%', '82%'].map((width) => (
              <View key={width} className="row g12">
                <Bone width={32} height={16} className="none" />
                <Bone width={width} height={16} />
              </View>
            ))}
          </View>
          <View className="q-card">
            <Bone width={88} height={20} />
            <View className="product__keyFacts mt12">
              {[1, 2, 3, 4].map((place) => (
                <Bone key={place} height={56} radius={12} />
              ))}
            </View>
          </View>
        </View>
      </View>
    </View>
  )
}

/** The bar's places. */
export const BarSkeleton = () => (
  <View className="q-bar" {...a11y({ hidden: true })}>
    <Bone width={36} height={36} radius={10} className="none" />
    <Bone width={36} height={36} radius={10} className="none" />
    <Bone height={48} radius={24} />
    <Bone height={48} radius={24} />
  </View>
)
