import { View } from '@tarojs/components'
import { useState } from 'react'
import { refetch } from '@/api/queries'
import { usePages } from '@/api/usePages'
import { useRead } from '@/api/useRead'
import { article } from '@/contract/article'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { EndlessList } from '@/ui/state/EndlessList'
import { toast } from '@/ui/feedback/toast'
import { SearchField } from '@/ui/form/SearchField'
import { Affix } from '@/ui/shell/Affix'
import { Screen } from '@/ui/shell/Screen'
import { Tabs } from '@/ui/press/Tabs'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { ArticleRow } from '../../ArticleRow'

const ALL = 'all'
const TOPICS_STALE_MS = 600_000
const inOneSheet = () => ''

/** Route `healthPopSci`: health articles by topic; looking for words looks in all of them. */
export default function ArticlesPage() {
  const { topic: asked = ALL } = useParams('healthPopSci')
  const [topic, setTopic] = useState(asked)
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const topics = useRead(article.topics, {}, { staleTime: TOPICS_STALE_MS })
  const isSearching = keyword !== ''
  const list = usePages(article.list, { query: isSearching ? { keyword } : topic === ALL ? {} : { topic } })
  usePullToRefresh(() => refetch(article.list, article.topics))
  const type = (text: string) => {
    setTyped(text)
    if (text.trim() === '') setKeyword('')
  }
  const look = () => {
    const wanted = typed.trim()
    if (wanted) setKeyword(wanted)
    else toast('请输入要搜的词')
  }
  const tabs = [{ key: ALL, text: '全部' }, ...(topics.data?.results ?? []).map(({ topic: key, name }) => ({ key, text: name }))]
  return (
    <Screen>
      <View className="padding-gutter article__search">
        <SearchField value={typed} onChange={type} onSearch={look} label="搜文章" placeholder="搜文章，如 血压" line />
      </View>
      {!isSearching && tabs.length > 1 && (
        <Affix>
          <Tabs label="话题" tabs={tabs} value={topic} onChange={setTopic} scroll />
        </Affix>
      )}
      <View className="padding-gutter margin-top-12">
        {isSearching && list.entries.length > 0 && (
          <View className="text-14 color-secondary article__hits">
            找到 {list.hits} 篇讲「{keyword}」的文章
          </View>
        )}
        <EndlessList
          key={isSearching ? keyword : topic}
          of={list}
          keyOf={({ articleId }) => articleId}
          groupOf={inOneSheet}
          row={(entry) => <ArticleRow article={entry} />}
          empty={
            isSearching ? (
              <Empty page picture="orders" title={`没有讲「${keyword}」的文章`} text="换一个词，或者看看全部文章">
                <Button onPress={() => type('')}>看全部文章</Button>
              </Empty>
            ) : (
              <Empty page picture="orders" title="还没有文章" text="药师写好的文章会放在这里" />
            )
          }
        />
      </View>
    </Screen>
  )
}
