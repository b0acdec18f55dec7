import { View } from '@tarojs/components'
import type { ArticleCard } from '@/contract/article'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { Press } from '@/ui/press/Press'
import { Tag } from '@/ui/text/Tag'
import { TopicTile } from './TopicTile'
import './article.scss'

/** An article in a list: what it is about, who wrote it and how long it takes (board 17). */
export const ArticleRow = ({ article, plain }: { article: ArticleCard; plain?: boolean }) => {
  const { articleId, title, topic, topicName, summary, author, minutes } = article
  return (
    <Press
      role="link"
      className="article__row row gap-12"
      href={urlOf('article', { articleId })}
      onPress={() => go('article', { articleId })}
    >
      <View className="grow">
        {!plain && <Tag kind="green">{topicName}</Tag>}
        <View className="text-16 weight-bold color-title article__rowTitle">{title}</View>
        {!plain && <View className="text-13 color-body margin-top-4">{summary}</View>}
        <View className="text-12 color-secondary margin-top-4">
          {author}　约 {minutes} 分钟
        </View>
      </View>
      <TopicTile topic={topic} />
    </Press>
  )
}
