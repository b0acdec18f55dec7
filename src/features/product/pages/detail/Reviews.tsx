import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { reviewHead } from '@/contract/reviewHead'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'

/** How buyers found it, and the first of what they say; nothing where there is none, or where it cannot be read. */
export function Reviews({ productCode }: { productCode: string }) {
  const { data } = useRead(reviewHead.one, { params: { productCode } }, { staleTime: 60_000 })
  if (!data || data.count === 0) return null
  return (
    <Section
      title={`评价 ${data.count} · ${(data.average / 10).toFixed(1)} 分`}
      more="查看全部"
      onMore={() => go('productReviews', { productCode })}
    >
      {data.first.map(({ id, name, stars, words }) => (
        <View key={id} className="margin-top-8">
          <View className="text-13 color-secondary">
            {name} · {stars} 星
          </View>
          {words !== '' && <View className="text-14 color-title margin-top-2 product__review">{words}</View>}
        </View>
      ))}
    </Section>
  )
}
