import { QUEUE_NAMES, type QueueName } from '../contract/queues'
import type { QueueState } from '../contract/queue'
import { PageKeys } from './keys/PageKeys'
import type { CounterPage } from './pages'
import { PageLink } from './parts/PageLink'
import { furthestOver, toldOf } from './queues/furthestOver'
import { useQueues } from './queues/useQueues'

type States = Partial<Record<QueueName, QueueState>>
type Bar = { pages: readonly CounterPage[]; path: string; /** The field in the head is there. */ finds: boolean }

/** Worked off at a desk of its own, which the bar leads to. */
const isListed = ({ queue }: CounterPage) => queue !== undefined && queue !== 'chats'

/** The pages one finds, each a drawing with a word; the queues are behind one of them, which leads to the one that is furthest over its target. */
export function SideBar({ pages, path, finds }: Bar) {
  const states = useQueues()
  const queues = pages.filter(isListed)
  const [first, ...others] = pages.filter((page) => !isListed(page))
  return (
    <nav className="side" aria-label="工作台">
      <div className="side-logo" />
      {first && <Entry page={first} isCurrent={first.path === path} />}
      <QueuesEntry queues={queues} states={states} path={path} />
      {others.map((page) => (
        <Entry key={page.path} page={page} waiting={page.queue && states[page.queue]?.count} isCurrent={page.path === path} />
      ))}
      <PageKeys pages={pages} finds={finds} />
    </nav>
  )
}

function QueuesEntry({ queues, states, path }: { queues: readonly CounterPage[]; states: States; path: string }) {
  const found = QUEUE_NAMES.flatMap((name) => (queues.some(({ queue }) => queue === name) ? (states[name] ?? []) : []))
  const worst = furthestOver(found)
  const to = (worst && queues.find(({ queue }) => queue === worst.queue)) ?? queues[0]
  if (!to) return null
  return (
    <PageLink to={to.path} className="side-entry" title={toldOf(found)} isCurrent={queues.some((page) => page.path === path)}>
      <span className="icon icon--clock" />
      排队
    </PageLink>
  )
}

type Entering = { page: CounterPage; waiting?: number | undefined; isCurrent: boolean }

function Entry({ page: { path, title, label = title, icon }, waiting = 0, isCurrent }: Entering) {
  return (
    <PageLink to={path} className="side-entry" title={title} isCurrent={isCurrent}>
      <span className={`icon icon--${icon}`} />
      {label}
      {waiting > 0 && (
        <span className="side-badge">
          {waiting}
          <span className="unseen"> 人在等</span>
        </span>
      )}
    </PageLink>
  )
}
