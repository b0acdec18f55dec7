import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { sign } from '@/contract/sign'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Section } from '@/ui/card/Section'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

/** The article of the day, and the way to all of them; nothing where there is none. */
export function PopSci() {
  const article = useRead(sign.healthPopSci, {}).data?.article
  if (!article) return null
  const { articleId, title, author, minutes } = article
  return (
    <Section title="健康科普" more="更多" onMore={() => go('healthPopSci')}>
      <Press
        role="link"
        className="row gap-12 full-width sign__article"
        href={urlOf('article', { articleId })}
        onPress={() => go('article', { articleId })}
      >
        <View className="grow">
          <View className="text-16 weight-medium color-title">{title}</View>
          <View className="text-12 color-secondary margin-top-4">
            {author}　约 {minutes} 分钟
          </View>
        </View>
        <Icon name="arrow-right" size={16} className="chevron" />
      </Press>
    </Section>
  )
}
