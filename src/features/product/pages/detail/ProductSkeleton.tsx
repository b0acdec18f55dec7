import { View } from '@tarojs/components'
import type { ProductCard } from '@/contract/productCard'
import { DrugMarkTag } from '@/ui/text/DrugMarkTag'
import { navSpace } from '@/ui/element/navSpace'
import { Price } from '@/ui/text/Price'
import { ProductImage } from '@/ui/picture/ProductImage'
import { SkeletonShape } from '@/ui/state/Skeleton'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'

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
                <View className="text-18 weight-bold color-title margin-top-12">
                  <DrugMarkTag mark={card.mark} /> {card.name} {card.specification}
                </View>
              </>
            ) : (
              <>
                <SkeletonShape width={128} height={34} />
                <SkeletonShape width={200} height={18} className="margin-top-14" />
              </>
            )}
            <SkeletonShape height={20} className="margin-top-16" />
            <SkeletonShape width="62%" height={20} className="margin-top-8" />
            <SkeletonShape height={38} radius={12} className="margin-top-16" />
          </View>
          <View className="q-card column gap-20">
            {['70%', '52%', '82%'].map((width) => (
              <View key={width} className="row gap-12">
                <SkeletonShape width={32} height={16} className="flex-none" />
                <SkeletonShape width={width} height={16} />
              </View>
            ))}
          </View>
          <View className="q-card">
            <SkeletonShape width={88} height={20} />
            <View className="product__keyFacts margin-top-12">
              {[1, 2, 3, 4].map((place) => (
                <SkeletonShape key={place} height={56} radius={12} />
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
    <SkeletonShape width={36} height={36} radius={10} className="flex-none" />
    <SkeletonShape width={36} height={36} radius={10} className="flex-none" />
    <SkeletonShape height={48} radius={24} />
    <SkeletonShape height={48} radius={24} />
  </View>
)
