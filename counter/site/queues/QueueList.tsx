import { queue } from '../../contract/queue'
import { QUEUES, type QueueName } from '../../contract/queues'
import type { QueueState } from '../../contract/queue'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { useAsk } from '../client/useAsk'
import { PageLink } from '../parts/PageLink'
import { Distance } from './Distance'
import { distanceOf } from './distanceOf'
import { MyWork } from './MyWork'
import { spell } from './spell'

/** Queues that have a digit of the keyboard. */
const DIGITS = 9

/** One's queues in their fixed order, each with its key, how many wait, how long the oldest has and how far that is from the target; below them what one has in hand. */
export function QueueList({ current }: { current: QueueName }) {
  const { data } = useAsk(queue.waiting, {})
  const mine = useAsk(queue.mine, {})
  const found = data?.queues ?? []
  return (
    <aside className="queue-list" aria-label="我的队列">
      <nav className="queue-items" aria-label="队列">
        {found.map((state, place) => (
          <Item key={state.queue} of={state} number={place + 1} isCurrent={state.queue === current} />
        ))}
      </nav>
      {mine.data?.held && <MyWork of={mine.data} />}
    </aside>
  )
}

function Item({ of, number, isCurrent }: { of: QueueState; number: number; isCurrent: boolean }) {
  const { title, path } = QUEUES[of.queue]
  const { state } = distanceOf(of.oldestSeconds, of.targetMinutes)
  return (
    <PageLink to={path} className={`queue-item queue-item--${of.count > 0 ? state : 'normal'}`} isCurrent={isCurrent}>
      <span className="queue-item-name">
        {title}
        {number <= DIGITS && <kbd>{number}</kbd>}
      </span>
      <b>{of.count}</b>
      {of.count > 0 && (
        <>
          <span className="queue-item-wait">
            <span>最久 </span>
            {spell(Math.floor(of.oldestSeconds / MINUTE_SECONDS))}
          </span>
          <Distance of={of} />
        </>
      )}
    </PageLink>
  )
}
