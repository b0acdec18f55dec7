import type { QueueState } from '../contract/queue'
import { MINUTE_SECONDS } from '../../src/lib/duration'
import { PageKeys } from './keys/PageKeys'
import type { CounterPage } from './pages'
import { PageLink } from './parts/PageLink'
import { Distance } from './queues/Distance'
import { distanceOf } from './queues/distanceOf'
import { spell } from './queues/spell'
import { useQueues } from './queues/useQueues'

/** The pages one finds, each a drawing with a word; a queue shows how many wait, and how far the oldest is from the target. */
export function SideBar({ pages, path }: { pages: readonly CounterPage[]; path: string }) {
  const queues = useQueues()
  return (
    <nav className="side" aria-label="工作台">
      <div className="side-logo" />
      {pages.map((page) => (
        <Entry key={page.path} page={page} state={page.queue && queues[page.queue]} isCurrent={page.path === path} />
      ))}
      <PageKeys pages={pages} />
    </nav>
  )
}

type Entering = { page: CounterPage; state: QueueState | undefined; isCurrent: boolean }

function Entry({ page: { path, title, label = title, icon }, state, isCurrent }: Entering) {
  const waiting = state !== undefined && state.count > 0 ? state : undefined
  return (
    <PageLink to={path} className="side-entry" label={waiting ? `${title}，${toldOf(waiting)}` : title} isCurrent={isCurrent}>
      <span className={`icon icon--${icon}`} />
      {label}
      {waiting && (
        <>
          <span className="side-badge">{waiting.count}</span>
          <Distance of={waiting} />
        </>
      )}
    </PageLink>
  )
}

/** 12 件，最久等了 42 分，超 12 分: what a small drawing leaves out, for those who listen or point at it. */
const toldOf = ({ count, oldestSeconds, targetMinutes }: QueueState) =>
  `${count} 件，最久等了 ${spell(Math.floor(oldestSeconds / MINUTE_SECONDS))}，${distanceOf(oldestSeconds, targetMinutes).words}`
