import { Text, View } from '@tarojs/components'
import type { Article } from '@/contract/article'
import { spokenDate } from '@/lib/time'
import { go } from '@/routes/go'
import { Card } from '@/ui/card/Card'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { a11y } from '@/ui/element/a11y'
import { selectable } from '@/ui/text/selectable'
import { Tag } from '@/ui/text/Tag'
import { ArticleRow } from '../../ArticleRow'

/** Head, sections with real headings, what it rests on, and others of its topic. Every paragraph can be marked and copied. */
export const ArticleText = ({ article }: { article: Article }) => (
  <View className="padding-gutter article">
    <Head article={article} />
    {article.sections.map(({ heading, paragraphs }) => (
      <View key={heading} className="margin-top-24">
        <View className="article__heading weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
          {heading}
        </View>
        {paragraphs.map((paragraph) => (
          <View key={paragraph} className="article__paragraph color-title">
            <Text {...selectable}>{paragraph}</Text>
          </View>
        ))}
      </View>
    ))}
    <View className="margin-top-24">
      <Notice kind="info" icon="info">
        本文是健康知识，不能代替医生的诊断和治疗。身体不适请及时就医，用药请遵医嘱或咨询药师。
      </Notice>
    </View>
    <Sources sources={article.sources} />
    <Related article={article} />
  </View>
)

const Head = ({ article: { title, topicName, summary, author, authorTitle, updatedOn, minutes } }: { article: Article }) => (
  <>
    <View className="article__title serif weight-bold color-title" {...a11y({ role: 'heading', level: 1, focusable: true })}>
      {title}
    </View>
    <View className="row wrap gap-8 margin-top-8">
      <Tag kind="green">{topicName}</Tag>
      <View className="text-13 color-secondary">
        {authorTitle} {author}，{spokenDate(updatedOn)}更新，约 {minutes} 分钟
      </View>
    </View>
    <View className="article__summary color-title margin-top-16">{summary}</View>
  </>
)

const Sources = ({ sources }: { sources: readonly string[] }) => (
  <Card className="margin-top-16">
    <View className="text-14 weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
      参考资料
    </View>
    {sources.map((source) => (
      <View key={source} className="article__source text-14 color-body">
        {source}
      </View>
    ))}
  </Card>
)

const Related = ({ article: { topic, related } }: { article: Article }) =>
  related.length === 0 ? null : (
    <Section className="margin-top-16" title="接着读" more="更多" onMore={() => go('healthPopSci', { topic })}>
      <View className="article__related">
        {related.map((one) => (
          <ArticleRow key={one.articleId} article={one} plain />
        ))}
      </View>
    </Section>
  )
