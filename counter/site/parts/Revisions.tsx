import { Button, Checkbox, Tag } from 'antd'
import { OPEN_STATES, type Revision, type RevisionState } from '../../contract/revision'
import { shopTime } from '../../../src/lib/time'
import { Differences } from './Differences'
import './revisions.css'

const STATES: Readonly<Record<RevisionState, { name: string; color: string }>> = {
  draft: { name: '草稿', color: 'gold' },
  inCheck: { name: '待药师复核', color: 'orange' },
  scheduled: { name: '定时', color: 'blue' },
  published: { name: '上线过', color: 'default' },
  discarded: { name: '已放弃', color: 'default' },
  failed: { name: '没有上线', color: 'red' },
}
/** What stands in the shop of those that were published: the last that was not taken back. */
export const liveOf = (all: readonly Revision[]) => all.find(({ state, isReverted }) => state === 'published' && !isReverted)

/** How far a revision is, for people; `live`: the one that stands in the shop. */
export function stateOf(one: Revision, live?: Revision) {
  if (one === live) return { name: '线上', color: 'green' }
  if (one.isReverted) return { name: '已撤回', color: 'default' }
  const { name, color } = STATES[one.state]
  return { name: one.state === 'scheduled' && one.publishAt ? `定时 ${shopTime(one.publishAt)}` : name, color }
}

type Props = {
  all: readonly Revision[]
  /** What is compared, by id: two at most; undefined where nothing can be. */
  chosen?: readonly string[]
  choose?: (chosen: string[]) => void
  onContinue: (one: Revision) => void
  onDiscard: (one: Revision) => void
  onRevert: (one: Revision) => void
  isBusy: boolean
}

/** Every revision of a thing, newest first: an older one is only taken up as a new draft, for what was published stays as it was. */
export function Revisions({ all, chosen = [], choose, ...on }: Props) {
  const live = liveOf(all)
  const toggle = (id: string) => choose?.(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-2))
  return (
    <section className="revision-list" aria-label="版本">
      <h2>版本 {choose && <small>选两版可比较</small>}</h2>
      {all.length === 0 && <p className="revision-none">还没有修订。第一次保存或上线之后，这里会有一版。</p>}
      <ol>
        {all.map((one) => (
          <li key={one.revisionId} className={one === live ? 'revision-live' : ''}>
            {choose && (
              <Checkbox
                checked={chosen.includes(one.revisionId)}
                onChange={() => toggle(one.revisionId)}
                aria-label={`比较 v${one.number}`}
              />
            )}
            <b>v{one.number}</b> <Tag color={stateOf(one, live).color}>{stateOf(one, live).name}</Tag>
            <p>{one.reason}</p>
            {!choose && <Differences of={one.differences} />}
            <small>
              {one.by}，{shopTime(one.writtenAt)}
              {one.checkedBy !== null && `，${one.checkedBy} 复核`}
            </small>
            {one.problem !== null && <p className="revision-problem">{one.problem}</p>}
            <Acts of={one} {...on} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type Acting = Pick<Props, 'onContinue' | 'onDiscard' | 'onRevert' | 'isBusy'> & { of: Revision }

function Acts({ of, onContinue, onDiscard, onRevert, isBusy }: Acting) {
  const isOpen = OPEN_STATES.some((state) => state === of.state)
  const act = (label: string, press: (one: Revision) => void) => (
    <Button type="link" size="small" disabled={isBusy} aria-label={`${label} v${of.number}`} onClick={() => press(of)}>
      {label}
    </Button>
  )
  return (
    <div className="revision-acts">
      {isOpen ? act('接着改', onContinue) : act('另存为草稿', onContinue)}
      {isOpen && act('放弃', onDiscard)}
      {of.state === 'published' && of.changeId !== null && !of.isReverted && act('撤回', onRevert)}
    </div>
  )
}
