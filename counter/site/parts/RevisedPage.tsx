import { Alert, Button, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Revision } from '../../contract/revision'
import { shopTime } from '../../../src/lib/time'
import { go } from '../client/address'
import { Compared, type ComparedRow } from './Compared'
import { ConflictNote } from './ConflictNote'
import { HeadFacts } from './HeadFacts'
import { PublishBar } from './PublishBar'
import { liveOf, Revisions } from './Revisions'
import { rowsBetween } from './rowsBetween'
import { ShopPhone } from './ShopPhone'
import type { Revised } from './useRevised'
import '../prescriptions/review.css'
import './revised.css'

type Props = {
  of: Omit<Revised<{ version: string }, object>, 'change'>
  /** What it is called, and what is said of it beside that. */
  title: string
  facts: ReactNode
  /** Nothing of it stands in the shop yet. */
  isNew?: boolean
  /** What is sent, how many of its fields are others, and what has to be put right first. */
  edited: object
  count?: number
  wrong: string
  /** What somebody may write as the reason. */
  example: string
  isChecked?: boolean
  /** What is edited beside what stands there, where the form does not say it. */
  rows?: readonly ComparedRow[]
  /** The shop's page that shows it. */
  path: string
  form: ReactNode
  /** What stands under the form. */
  below?: ReactNode
  onClose: () => void
  /** What else can be done. */
  children?: ReactNode
}

/** A thing as revisions: its form, the shop's page with what is typed, every revision and what differs, and what is done with it. */
export function RevisedPage({ of, title, facts, isNew = false, edited, wrong, path, form, rows = [], below, ...page }: Props) {
  const { subject, subjectId, all, own, conflict, isBusy, isOffline } = of
  const { count = Object.keys(edited).length, isChecked = false, example, onClose, children } = page
  const [chosen, setChosen] = useState<string[]>([])
  const live = liveOf(all)
  return (
    <>
      <HeadFacts>
        <h1>{title}</h1>
        <span>
          {isNew ? <Tag color="gold">还没有上线</Tag> : facts}
          {live && <Tag color="green">线上 v{live.number}</Tag>}
        </span>
      </HeadFacts>
      <div className="revised-body">
        {all.map((one) => (
          <Coming
            key={one.revisionId}
            of={one}
            isOwn={one.revisionId === own?.revisionId}
            show={() => setChosen(live ? [live.revisionId, one.revisionId] : [one.revisionId])}
          />
        ))}
        {conflict && <ConflictNote of={conflict} keep={{ label: '保留我填的，重新比较', press: of.lookAgain }} />}
        <div className="revised-columns">
          {form}
          <ShopPhone subject={subject} subjectId={subjectId} edited={edited} path={path} />
          <Revisions
            all={all}
            chosen={chosen}
            choose={setChosen}
            onContinue={of.take}
            onDiscard={(one) => void of.discard(one)}
            onRevert={({ changeId }) => go(`/changes?subject=${subject}&subjectId=${encodeURIComponent(subjectId)}#${changeId ?? ''}`)}
            isBusy={isBusy || isOffline}
          />
        </div>
        <Comparison all={all} chosen={chosen} rows={rows} live={live} />
        {below}
      </div>
      <PublishBar
        {...{ count, own, wrong, example, isBusy, isChecked, onClose, children }}
        reason={of.reason}
        onReason={of.setReason}
        problem={of.problem}
        isLeap={of.isLeap}
        isDisabled={of.isStuck}
        onWrite={(when, sentence) => void of.write(edited, when, sentence)}
        onClear={of.clear}
      />
    </>
  )
}

type Comparing = Pick<Props, 'rows'> & { all: readonly Revision[]; chosen: readonly string[]; live: Revision | undefined }

/** Two revisions that were chosen, or one, or what is edited now. */
function Comparison({ all, chosen, rows = [], live }: Comparing) {
  const [one, other] = chosen.flatMap((id) => all.find(({ revisionId }) => revisionId === id) ?? [])
  if (one && other) {
    const [older, newer] = one.number < other.number ? [one, other] : [other, one]
    return <Compared title={`v${older.number} 与 v${newer.number}`} from="较早的" to="较晚的" rows={rowsBetween(all, [older, newer])} />
  }
  if (one) return <Compared title={`v${one.number} 改了什么`} from="之前" to={`v${one.number}`} rows={one.differences} />
  if (rows.length === 0) return null
  return <Compared title="这次的改动" from={live ? `线上 v${live.number}` : '线上'} to="这次" rows={rows} />
}

/** What is still to come of it, or could not: said above the form, for it is easily edited past. */
function Coming({ of, isOwn, show }: { of: Revision; isOwn: boolean; show: () => void }) {
  const { state, number, publishAt, reason, problem, differences } = of
  const see = (
    <Button type="link" size="small" onClick={show}>
      看这 {differences.length} 处
    </Button>
  )
  if (state === 'failed') return <Alert type="error" showIcon message={`v${number} 没有上线：${problem ?? ''}`} action={see} />
  if (state === 'inCheck' && !isOwn) return <Alert type="warning" showIcon message={`v${number} 在等药师复核：${reason}`} action={see} />
  if (state !== 'scheduled' || publishAt === null || isOwn) return null
  return <Alert type="warning" showIcon message={`v${number} 定于 ${shopTime(publishAt)} 上线：${reason}`} action={see} />
}
