import { View } from '@tarojs/components'
import type { Resource } from '@/contract/mall'
import { goTo } from '@/routes/go'
import { Press } from '@/ui/Press'
import { ProductImage } from '@/ui/ProductImage'
import { Tag } from '@/ui/Tag'

/** What a pharmacist explains. */
export const Articles = ({ articles }: { articles: Resource[] }) => (
  <>
    {articles.map(({ id, title, text, picture, link }) => (
      <Press key={id} className="q-card row g12" onPress={() => goTo(link)}>
        <View className="grow">
          <Tag kind="green">药师科普</Tag>
          <View className="t16 b c1 mt8">{title}</View>
          <View className="t12 c3 mt4">{text}</View>
        </View>
        {picture && <ProductImage picture={picture} name="" size={96} plain />}
      </Press>
    ))}
  </>
)
