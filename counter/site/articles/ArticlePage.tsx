import { Button, Popconfirm, Tag } from 'antd'
import { article, isCheckedArticle, type ArticleAhead, type ArticleDetail } from '../../contract/article'
import { Reason } from '../../contract/revision'
import { spokenDate } from '../../../src/lib/time'
import { useAsk } from '../client/useAsk'
import { RevisedPage } from '../parts/RevisedPage'
import { RevisedThing } from '../parts/RevisedThing'
import { useRevised, type Thing } from '../parts/useRevised'
import { ArticleForm } from './ArticleForm'
import { changedOf, editedOf, problemOf, valuesOf } from './articleFields'

type Props = { articleId: string; onClose: () => void; onSaved: () => void }

/** An article as revisions: what is edited of it, the shop's page with it, and every revision. In place of the list. */
export const ArticlePage = ({ articleId, ...on }: Props) => (
  <RevisedThing subject="article" subjectId={articleId} detail={useAsk(article.one, { params: { articleId } })} {...on}>
    {(thing) => <Editing of={thing} onClose={on.onClose} />}
  </RevisedThing>
)

function Editing({ of, onClose }: { of: Thing<ArticleDetail>; onClose: () => void }) {
  const revised = useRevised<ArticleDetail, ArticleAhead>(of)
  const { seen, reason, isStuck, isBusy } = revised
  const values = valuesOf(seen.fields, revised.typed)
  const edited = editedOf(seen, values)
  const count = Object.keys(changedOf(seen.fields, values)).length
  return (
    <RevisedPage
      of={revised}
      title={seen.isNew ? '新的文章' : seen.fields.title}
      facts={<Facts of={seen} />}
      isNew={seen.isNew}
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
  )
}

const Facts = ({ of: { fields, updatedOn } }: { of: ArticleDetail }) => (
  <>
    {!fields.isPublished && <Tag>已撤下</Tag>}
    {updatedOn !== null && `${spokenDate(updatedOn)}更新`}
  </>
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
