import type { QueueState } from '../../contract/queue'
import { distanceOf } from './distanceOf'

/** The distance of a queue's oldest entry to the queue's target: the word says it, the colour only underlines it. */
export function Distance({ of: { oldestSeconds, targetMinutes } }: { of: QueueState }) {
  const { state, words } = distanceOf(oldestSeconds, targetMinutes)
  return <span className={`distance distance--${state}`}>{words}</span>
}
