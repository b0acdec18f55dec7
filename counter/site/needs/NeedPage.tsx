import { Button, Popconfirm, Tag } from 'antd'
import { need, type NeedDetail } from '../../contract/need'
import { Reason, revision, type Revision } from '../../contract/revision'
import { useAsk } from '../client/useAsk'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { HeadFacts } from '../parts/HeadFacts'
import { leaving, RevisedPage } from '../parts/RevisedPage'
import { liveOf } from '../parts/Revisions'
import { useRevised } from '../parts/useRevised'
import { editedOf, isSigned, problemOf, valuesOf, type TypedNeed } from './needFields'
import { NeedForm } from './NeedForm'
import { ScoreBlock } from './ScoreBlock'
import './needs.css'

type Props = { name: string; onClose: () => void; onSaved: () => void }
const SUBJECT = 'need'

/** A need as revisions: what is edited of it, the shop's search with it, its score, and every revision. In place of the list. */
export function NeedPage({ name, onClose, onSaved }: Props) {
  const detail = useAsk(need.one, { params: { name } })
  const kept = useAsk(revision.list, { query: { subject: SUBJECT, subjectId: name, size: 50 } })
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

type EditingProps = { now: NeedDetail; all: readonly Revision[]; reread: () => Promise<NeedDetail | undefined>; onClose: () => void }

function Editing({ onClose, ...of }: EditingProps) {
  const { name } = of.now
  const revised = useRevised<NeedDetail, TypedNeed>({ ...of, subject: SUBJECT, subjectId: name })
  const { seen, reason, isStuck, isBusy } = revised
  const values = valuesOf(seen.fields, revised.typed)
  const edited = editedOf(seen.fields, values)
  const wrong = problemOf(edited)
  return (
    <>
      <Head of={seen} live={liveOf(of.all)} />
      <RevisedPage
        of={revised}
        edited={edited}
        wrong={wrong}
        example="顾客这样说、换了首选"
        isChecked={isSigned(edited)}
        path={seen.path}
        form={<NeedForm of={seen} values={values} change={revised.change} refused={revised.refused} />}
        below={<ScoreBlock name={name} edited={edited} wrong={wrong} />}
        onClose={onClose}
      >
        {!seen.isNew && (
          <TakeAway name={name} isDisabled={isStuck || isBusy} reason={reason} press={() => void revised.write(null, 'now')} />
        )}
      </RevisedPage>
    </>
  )
}

function Head({ of: { name, isNew, approval }, live }: { of: NeedDetail; live: Revision | undefined }) {
  const signed = approval?.pharmacist
    ? `${approval.pharmacist} ${approval.approvedOn ?? ''} 审定；改了首选或文字，要药师重新复核`
    : '还没有药师审定'
  return (
    <HeadFacts>
      <h1>{name}</h1>
      <span>
        {isNew ? <Tag color="gold">还没有上线</Tag> : signed}
        {live && <Tag color="green">线上 v{live.number}</Tag>}
      </span>
    </HeadFacts>
  )
}

type TakingAway = { name: string; reason: string; isDisabled: boolean; press: () => void }

/** The need goes at once, with its reason; the list of changes brings it back. */
function TakeAway({ name, reason, isDisabled, press }: TakingAway) {
  const hasReason = Reason.safeParse(reason).success
  return (
    <Popconfirm
      title={`删除「${name}」？`}
      description={hasReason ? '顾客搜它的词不再得到这些首选和提示；可以在变更记录里撤回。' : '请先在下面写这次为什么改。'}
      okText="删除"
      okButtonProps={{ danger: true, disabled: !hasReason }}
      cancelText="不删"
      onConfirm={press}
    >
      <Button danger disabled={isDisabled}>
        删除需求
      </Button>
    </Popconfirm>
  )
}
