import { View } from '@tarojs/components'
import type { Resource } from '@/contract/mall'
import { go, goTo } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { ProductImage } from '@/ui/picture/ProductImage'
import { Tag } from '@/ui/text/Tag'

/** What a pharmacist explains, and the way to all of it. */
export const Articles = ({ articles }: { articles: Resource[] }) => (
  <>
    {articles.map(({ id, title, text, picture, link }) => (
      <Press key={id} className="q-card row gap-12" onPress={() => goTo(link)}>
        <View className="grow">
          <Tag kind="green">药师科普</Tag>
          <View className="text-16 weight-bold color-title margin-top-8">{title}</View>
          <View className="text-12 color-secondary margin-top-4">{text}</View>
        </View>
        {picture && <ProductImage picture={picture} name="" size={96} plain />}
      </Press>
    ))}
    {articles.length > 0 && (
      <Press role="link" className="row justify-center gap-4 q-hit text-14 color-secondary" onPress={() => go('healthPopSci')}>
        更多健康科普
        <Icon name="arrow-right" size={14} />
      </Press>
    )}
  </>
)
