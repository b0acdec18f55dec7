import { MINUTE_SECONDS, SECOND } from '../../../src/lib/duration'
import type { QueueName } from '../../contract/queues'
import { distanceOf } from './distanceOf'
import { spell } from './spell'
import { useTarget } from './useTarget'

/** How long an entry of a queue has waited: in words, how far that is from the target, and as a bar that is full at the target. */
export function WaitCell({ queue, since }: { queue: QueueName; since: string }) {
  const target = useTarget(queue)
  const seconds = Math.max(0, (Date.now() - Date.parse(since)) / SECOND)
  const { state, words } = distanceOf(seconds, target)
  const part = Math.min(1, seconds / (target * MINUTE_SECONDS))
  return (
    <div className={`wait wait--${state}`}>
      <span className="unseen">等了</span>
      <b>{spell(Math.floor(seconds / MINUTE_SECONDS))}</b> <small>{words}</small>
      <span className="wait-bar">
        <span style={{ width: `${Math.round(part * 100)}%` }} />
      </span>
    </div>
  )
}
