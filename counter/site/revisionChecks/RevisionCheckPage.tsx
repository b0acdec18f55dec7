import { Alert, App, Button, Tag } from 'antd'
import { useState } from 'react'
import { revision, type Revision } from '../../contract/revision'
import { shopTime } from '../../../src/lib/time'
import { ask } from '../client/ask'
import { useAsk } from '../client/useAsk'
import { useSending } from '../client/useSending'
import { useKeys } from '../keys/useKeys'
import { Answered } from '../parts/Answered'
import { Compared } from '../parts/Compared'
import { ConflictNote } from '../parts/ConflictNote'
import { HeadFacts } from '../parts/HeadFacts'
import { ReasonDrawer } from '../parts/ReasonDrawer'
import { ShopPhone } from '../parts/ShopPhone'
import { WaitCell } from '../queues/WaitCell'
import '../prescriptions/review.css'
import '../parts/revised.css'

type Props = { revisionId: string; onClose: () => void; onNext: (() => void) | undefined }

/** Why words are given back; the operator reads it. */
const REASONS = {
  leaflet: '与说明书不一致',
  approval: '与批准或备案的内容不符',
  promise: '有保证疗效或绝对化的说法',
  unclear: '有错字，或顾客看不明白',
  other: '其他',
} as const
type Words = { reason: keyof typeof REASONS; words: string }
const saidOf = ({ reason, words }: Words) => [...(reason === 'other' ? [] : [REASONS[reason]]), ...(words === '' ? [] : [words])].join('：')

/** What an operator wrote, beside what stands in the shop and as shoppers would see it. */
export function RevisionCheckPage({ revisionId, onClose, onNext }: Props) {
  const list = useAsk(revision.one, { params: { revisionId } })
  return (
    <div className="review revised">
      <Answered of={list}>
        {(found) => <Checking of={found} onClose={onClose} onNext={onNext} reread={() => void list.refetch()} />}
      </Answered>
    </div>
  )
}

type CheckingProps = Omit<Props, 'revisionId'> & { of: Revision; reread: () => void }

function Checking({ of, onClose, onNext, reread }: CheckingProps) {
  const { revisionId, version, label, number, differences, by, reason, writtenAt, path, subject, subjectId } = of
  const [isGivingBack, setGivingBack] = useState(false)
  const { send, problem, conflict, forget, isBusy, isOffline } = useSending()
  const { message } = App.useApp()
  const isWaiting = of.state === 'inCheck'
  const mayDecide = isWaiting && !of.isOwn && !isOffline && !isBusy && conflict === undefined
  const approve = async () => {
    let done: Revision | undefined
    const write = async (key: string) => {
      done = await ask(revision.approve, { params: { revisionId }, version }, key)
    }
    if (!(await send(write)) || !done) return
    void message.success(done.publishAt === null ? `v${number} 已上线，顾客马上看到` : `已复核，v${number} 到时上线`)
    onClose()
  }
  const giveBack = () => setGivingBack(true)
  useKeys(isGivingBack ? {} : { leave: onClose, ...(mayDecide && { approve: () => void approve(), refuse: giveBack }) })
  const lookAgain = () => {
    forget()
    setGivingBack(false)
    reread()
  }
  const next = onNext ? { label: '复核下一份', press: onNext } : { label: '回到队列', press: onClose }
  return (
    <>
      <HeadFacts>
        <h1>{label}</h1>
        <span>
          {of.subjectTitle} v{number}
        </span>
        {isWaiting ? <WaitCell queue="revisionChecks" since={writtenAt} /> : <Tag>已经办过</Tag>}
      </HeadFacts>
      <div className="revised-body">
        {conflict && (
          <ConflictNote of={conflict} yours="复核通过" next={conflict.isDecided ? next : { label: '看现在的', press: lookAgain }} />
        )}
        {problem !== '' && <Alert type="error" showIcon message={problem} />}
        <div className="revision-check">
          <Compared title={`${by}，${shopTime(writtenAt)}：${reason}`} from="店里现在" to={`v${number}`} rows={differences} />
          {path !== null && <ShopPhone subject={subject} subjectId={subjectId} edited={of.edited} path={path} />}
        </div>
      </div>
      <footer className="review-bar" aria-label="决定">
        <p>
          <strong>{differences.length} 处改动</strong>
          <small>{hintOf(of)}</small>
        </p>
        <Button size="large" onClick={onClose}>
          回到队列
        </Button>
        {isWaiting && !of.isOwn && (
          <>
            <Button size="large" danger disabled={!mayDecide} onClick={giveBack}>
              退回 <kbd aria-hidden>R</kbd>
            </Button>
            <Button size="large" type="primary" disabled={!mayDecide} loading={isBusy} onClick={() => void approve()}>
              通过 <kbd aria-hidden>A</kbd>
            </Button>
          </>
        )}
      </footer>
      {isGivingBack && (
        <ReasonDrawer<Words['reason']>
          record={`revision:${revisionId}`}
          title="退回修改"
          okText="退回"
          extra="写的人会读到，改好后再提交"
          done="已退回，写的人会看到原因"
          reasons={REASONS}
          send={(body, key) => ask(revision.giveBack, { params: { revisionId }, body: { reason: saidOf(body) }, version }, key)}
          next={next}
          onClose={lookAgain}
          onDone={onClose}
        />
      )}
    </>
  )
}

function hintOf({ state, isOwn, publishAt }: Revision): string {
  if (state !== 'inCheck') return '这份修订不在等待复核'
  if (isOwn) return '自己写的，要请另一位药师复核'
  return publishAt === null ? '通过后马上上线' : `通过后在 ${shopTime(publishAt)} 上线`
}
