import { Alert } from 'antd'
import type { ReactNode } from 'react'
import type { Revision } from '../../contract/revision'
import { shopTime } from '../../../src/lib/time'
import { go } from '../client/address'
import { ConflictNote } from './ConflictNote'
import { PublishBar } from './PublishBar'
import { Revisions } from './Revisions'
import { ShopPhone } from './ShopPhone'
import type { Revised } from './useRevised'
import '../prescriptions/review.css'
import './revised.css'

type Props = {
  of: Revised<{ version: string }, object>
  /** What is sent, how many of its fields are others, and what has to be put right first. */
  edited: object
  count?: number
  wrong: string
  /** What somebody may write as the reason. */
  example: string
  isChecked?: boolean
  /** The shop's page that shows it. */
  path: string
  form: ReactNode
  /** What stands under the form. */
  below?: ReactNode
  onClose: () => void
  /** What else can be done. */
  children?: ReactNode
}

/** A thing as revisions: its form, the shop's page with what is typed, every revision, and what is done with it. */
export function RevisedPage({
  of,
  edited,
  count = Object.keys(edited).length,
  wrong,
  example,
  isChecked,
  path,
  form,
  below,
  ...page
}: Props) {
  const { subject, subjectId, all, own, conflict, isBusy, isOffline } = of
  return (
    <>
      <div className="revised-body">
        {all.map((one) => (
          <Coming key={one.revisionId} of={one} isOwn={one.revisionId === own?.revisionId} />
        ))}
        {conflict && <ConflictNote of={conflict} keep={{ label: '保留我填的，重新比较', press: of.lookAgain }} />}
        <div className="revised-columns">
          {form}
          <ShopPhone subject={subject} subjectId={subjectId} edited={edited} path={path} />
          <Revisions
            all={all}
            onContinue={of.take}
            onDiscard={(one) => void of.discard(one)}
            onRevert={({ changeId }) => go(`/changes?subject=${subject}&subjectId=${encodeURIComponent(subjectId)}#${changeId ?? ''}`)}
            isBusy={isBusy || isOffline}
          />
        </div>
        {below}
      </div>
      <PublishBar
        {...{ count, own, wrong, example, isBusy }}
        reason={of.reason}
        onReason={of.setReason}
        problem={of.problem}
        isChecked={isChecked ?? false}
        isLeap={of.isLeap}
        isDisabled={of.isStuck}
        onWrite={(when, sentence) => void of.write(edited, when, sentence)}
        onClear={of.clear}
        onClose={page.onClose}
      >
        {page.children}
      </PublishBar>
    </>
  )
}

/** What is still to come of it, or could not: said above the form, for it is easily edited past. */
function Coming({ of: { state, number, publishAt, reason, problem }, isOwn }: { of: Revision; isOwn: boolean }) {
  if (state === 'failed') return <Alert type="error" showIcon message={`v${number} 没有上线：${problem ?? ''}`} />
  if (state === 'inCheck' && !isOwn) return <Alert type="warning" showIcon message={`v${number} 在等药师复核：${reason}`} />
  if (state !== 'scheduled' || publishAt === null || isOwn) return null
  return <Alert type="warning" showIcon message={`v${number} 定于 ${shopTime(publishAt)} 上线：${reason}`} />
}

/** Esc closes what lies over the page first. */
export const leaving = (close: () => void) => () => {
  if (document.querySelector('[role="dialog"], .ant-popover:not(.ant-popover-hidden)') === null) close()
}
