import { Drawer } from 'antd'
import { article } from '../../contract/article'
import { useAsk } from '../client/useAsk'
import { Answered } from '../parts/Answered'
import { ArticleEditor, type Topic } from './ArticleEditor'
import { EMPTY, writtenOf } from './writing'

type Props = {
  articleId: string | undefined
  topics: Topic[]
  /** Where a new one is previewed. */ newPath: string | undefined
  onClose: () => void
}

/** Writes an article beside what shoppers will read. */
export const ArticleDrawer = ({ articleId, topics, newPath, onClose }: Props) => (
  <Drawer open width="min(1120px, 94vw)" title={articleId === undefined ? '写文章' : '修改文章'} onClose={onClose}>
    {articleId === undefined ? (
      <ArticleEditor first={EMPTY} topics={topics} path={newPath} onClose={onClose} />
    ) : (
      <Present articleId={articleId} topics={topics} onClose={onClose} />
    )}
  </Drawer>
)

function Present({ articleId, topics, onClose }: Omit<Props, 'newPath'> & { articleId: string }) {
  const read = useAsk(article.one, { params: { articleId } })
  return (
    <Answered of={read}>
      {(present) => (
        <ArticleEditor
          key={articleId}
          of={present}
          first={writtenOf(present)}
          topics={topics}
          path={present.path}
          reread={() => read.refetch().then(({ data }) => data)}
          onClose={onClose}
        />
      )}
    </Answered>
  )
}
