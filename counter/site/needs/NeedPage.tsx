import { Alert, Button, Popconfirm, Tag } from 'antd'
import { useState } from 'react'
import { need, type NeedDetail } from '../../contract/need'
import { Reason, revision, type Revision } from '../../contract/revision'
import { shopTime } from '../../../src/lib/time'
import { go } from '../client/address'
import { useAsk } from '../client/useAsk'
import { useReread } from '../client/useReread'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { ConflictNote } from '../parts/ConflictNote'
import { HeadFacts } from '../parts/HeadFacts'
import { PublishBar } from '../parts/PublishBar'
import { liveOf, Revisions } from '../parts/Revisions'
import { ShopPhone } from '../parts/ShopPhone'
import { useRevising } from '../parts/useRevising'
import { useRevisionDraft } from '../parts/useRevisionDraft'
import { editedOf, isSigned, problemOf, valuesOf, type TypedNeed } from './needFields'
import { NeedForm } from './NeedForm'
import { ScoreBlock } from './ScoreBlock'
import '../prescriptions/review.css'
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
    <div className="review needs">
      <Answered of={detail}>
        {(data) => <Answered of={kept}>{({ results }) => <Editing now={data} all={results} reread={reread} onClose={onClose} />}</Answered>}
      </Answered>
    </div>
  )
}

/** Esc closes what lies over the page first. */
const leaving = (close: () => void) => () => {
  if (document.querySelector('[role="dialog"], .ant-popover:not(.ant-popover-hidden)') === null) close()
}

type EditingProps = { now: NeedDetail; all: readonly Revision[]; reread: () => Promise<NeedDetail | undefined>; onClose: () => void }

function Editing({ now, all, reread, onClose }: EditingProps) {
  const { name } = now
  const [seen, setSeen] = useState(now)
  const { typed, reason, own, change, setReason, take, clear } = useRevisionDraft<TypedNeed>(`${SUBJECT}:${name}`, all)
  const revising = useRevising({ subject: SUBJECT, subjectId: name, version: seen.version })
  const { problem, refused, conflict, forget, isBusy: isSending, isOffline } = revising
  const values = valuesOf(seen.fields, typed)
  const edited = editedOf(seen.fields, values)
  const wrong = problemOf(edited)
  const { reread: lookAgain, isRereading } = useReread({
    refetch: async () => {
      const present = await reread()
      if (present) setSeen(present)
      forget()
    },
  })
  const isBusy = isSending || isRereading
  const write = async (what: unknown, when: string) => {
    const written = await revising.write({ edited: what, reason, when, typed: '' }, own)
    if (!written) return
    if (written.state === 'draft') take(written)
    else clear()
    void lookAgain()
  }
  const drop = async (item: Revision) => {
    if (!(await revising.discard(item))) return
    clear()
    void lookAgain()
  }
  const isStuck = isOffline || conflict !== undefined
  return (
    <>
      <Head of={seen} live={liveOf(all)} />
      <div className="need-body">
        {all.map((one) => (
          <Coming key={one.revisionId} of={one} isOwn={one.revisionId === own?.revisionId} />
        ))}
        {conflict && <ConflictNote of={conflict} keep={{ label: '保留我填的，重新比较', press: () => void lookAgain() }} />}
        <div className="need-columns">
          <NeedForm
            of={seen}
            values={values}
            change={(fields) => {
              change(fields)
              if (refused) forget()
            }}
            refused={refused?.field === undefined ? undefined : { field: refused.field, words: problem }}
          />
          <ShopPhone subject={SUBJECT} subjectId={name} edited={edited} path={seen.path} />
          <Revisions
            all={all}
            onContinue={take}
            onDiscard={(item) => void drop(item)}
            onRevert={({ changeId }) => go(`/changes?subject=${SUBJECT}&subjectId=${encodeURIComponent(name)}#${changeId ?? ''}`)}
            isBusy={isBusy || isOffline}
          />
        </div>
        <ScoreBlock name={name} edited={edited} wrong={wrong} />
      </div>
      <PublishBar
        count={Object.keys(edited).length}
        own={own}
        reason={reason}
        example="顾客这样说、换了首选"
        onReason={setReason}
        wrong={wrong}
        problem={conflict ? '' : problem}
        isChecked={isSigned(edited)}
        isLeap={false}
        isDisabled={isStuck}
        isBusy={isBusy}
        onWrite={(when) => void write(edited, when)}
        onClear={() => {
          clear()
          forget()
        }}
        onClose={onClose}
      >
        {!seen.isNew && <TakeAway name={name} isDisabled={isStuck || isBusy} reason={reason} press={() => void write(null, 'now')} />}
      </PublishBar>
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

/** What is still to come of it, or could not: said above the form, for it is easily edited past. */
function Coming({ of: { state, number, publishAt, reason, problem }, isOwn }: { of: Revision; isOwn: boolean }) {
  if (state === 'failed') return <Alert type="error" showIcon message={`v${number} 没有上线：${problem ?? ''}`} />
  if (state === 'inCheck' && !isOwn) return <Alert type="warning" showIcon message={`v${number} 在等药师复核：${reason}`} />
  if (state !== 'scheduled' || publishAt === null || isOwn) return null
  return <Alert type="warning" showIcon message={`v${number} 定于 ${shopTime(publishAt)} 上线：${reason}`} />
}
