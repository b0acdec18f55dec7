import { View } from '@tarojs/components'
import { isUnknown } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { article } from '@/contract/article'
import { publicUrl } from '@/routes/resolve'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { ArticleText } from './ArticleText'
import { ReadingActions } from './ReadingActions'

const STALE_MS = 600_000

/** Route `article`: one health article, made for reading. It leads to no product (docs/decisions/articles.md). */
export default function ArticlePage() {
  const { articleId = '' } = useParams('article')
  const read = useRead(article.one, { params: { articleId } }, { staleTime: STALE_MS })
  const { title, summary } = read.data ?? {}
  if (isUnknown(read.error)) {
    return (
      <Screen share={{ to: 'nobody' }}>
        <Empty page picture="notFound" title="没有找到这篇文章" text="可能已经撤下，或者地址有误">
          <Button onPress={() => go('healthPopSci')}>看别的文章</Button>
        </Empty>
      </Screen>
    )
  }
  return (
    <Screen
      saysTitle
      title={title}
      description={summary}
      navRight={title !== undefined && <ReadingActions title={title} path={publicUrl('article', { articleId })} />}
    >
      <Loaded of={read} skeleton={1}>
        {(found) => (
          <>
            <ArticleText article={found} />
            <View className="padding-gutter text-center">
              <Button kind="text" size="s" onPress={() => go('report', { kind: 'content', subjectKind: 'article', subjectId: articleId })}>
                内容有误，告诉我们
              </Button>
            </View>
          </>
        )}
      </Loaded>
    </Screen>
  )
}
