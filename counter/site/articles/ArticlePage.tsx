import { Button, Popconfirm, Tag } from 'antd'
import { article, isCheckedArticle, type ArticleAhead, type ArticleDetail } from '../../contract/article'
import { Reason, revision, type Revision } from '../../contract/revision'
import { spokenDate } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { HeadFacts } from '../parts/HeadFacts'
import { leaving, RevisedPage } from '../parts/RevisedPage'
import { liveOf } from '../parts/Revisions'
import { useRevised } from '../parts/useRevised'
import { ArticleForm } from './ArticleForm'
import { changedOf, editedOf, problemOf, valuesOf } from './articleFields'

type Props = { articleId: string; onClose: () => void; onSaved: () => void }
const SUBJECT = 'article'

/** An article as revisions: what is edited of it, the shop's page with it, and every revision. In place of the list. */
export function ArticlePage({ articleId, onClose, onSaved }: Props) {
  const detail = useAsk(article.one, { params: { articleId } })
  const kept = useAsk(revision.list, { query: { subject: SUBJECT, subjectId: articleId, size: 50 } })
  const reread = async () => {
    onSaved()
    const [{ data }] = await Promise.all([detail.refetch(), kept.refetch()])
    return data
  }
  useKeys({ leave: leaving(onClose) })
  return (
    <div className="review revised">
      <Answered of={detail}>
        {(data) => <Answered of={kept}>{({ results }) => <Editing now={data} all={results} reread={reread} onClose={onClose} />}</Answered>}
      </Answered>
    </div>
  )
}

type EditingProps = { now: ArticleDetail; all: readonly Revision[]; reread: () => Promise<ArticleDetail | undefined>; onClose: () => void }

function Editing({ onClose, ...of }: EditingProps) {
  const { articleId } = of.now
  const revised = useRevised<ArticleDetail, ArticleAhead>({ ...of, subject: SUBJECT, subjectId: articleId })
  const { seen, reason, isStuck, isBusy } = revised
  const values = valuesOf(seen.fields, revised.typed)
  const edited = editedOf(seen, values)
  const count = Object.keys(changedOf(seen.fields, values)).length
  return (
    <>
      <Head of={seen} live={liveOf(of.all)} />
      <RevisedPage
        of={revised}
        edited={edited}
        count={count}
        wrong={problemOf(edited)}
        example="按新版说明书改、补参考资料"
        isChecked={isCheckedArticle(edited)}
        path={seen.path}
        form={<ArticleForm of={seen} values={values} change={revised.change} refused={revised.refused} />}
        onClose={onClose}
      >
        {!seen.isNew && seen.fields.isPublished && (
          <Withdraw
            of={seen}
            isTyped={count > 0}
            isDisabled={isStuck || isBusy}
            reason={reason}
            press={() => void revised.write({ isPublished: false }, 'now')}
          />
        )}
      </RevisedPage>
    </>
  )
}

const Head = ({ of: { isNew, fields, updatedOn }, live }: { of: ArticleDetail; live: Revision | undefined }) => (
  <HeadFacts>
    <h1>{isNew ? '新的文章' : fields.title}</h1>
    <span>
      {isNew && <Tag color="gold">还没有上线</Tag>}
      {!isNew && !fields.isPublished && <Tag>已撤下</Tag>}
      {updatedOn !== null && `${spokenDate(updatedOn)}更新`}
      {live && <Tag color="green">线上 v{live.number}</Tag>}
    </span>
  </HeadFacts>
)

type Withdrawing = {
  of: ArticleDetail
  /** Something else was typed, which would be lost. */
  isTyped: boolean
  reason: string
  isDisabled: boolean
  press: () => void
}

/** Shoppers read it no more from now on, with its reason, and with nothing else that was typed; it is published again like an edit. */
function Withdraw({ of: { fields, isOnHome }, isTyped, reason, isDisabled, press }: Withdrawing) {
  const hasReason = Reason.safeParse(reason).success
  const follows = `顾客马上打不开这篇文章${isOnHome ? '；首页有卡片指向它，请一并改掉' : ''}。文章留在这里，可以再发布。`
  return (
    <Popconfirm
      title={`撤下《${fields.title}》？`}
      description={hasReason ? follows : '请先在下面写这次为什么改。'}
      okText="撤下"
      okButtonProps={{ danger: true, disabled: !hasReason }}
      cancelText="不撤"
      onConfirm={press}
    >
      <Button danger disabled={isDisabled || isTyped} {...(isTyped && { title: '改过的内容还没有存：先存草稿，或点「不改了」' })}>
        撤下文章
      </Button>
    </Popconfirm>
  )
}
