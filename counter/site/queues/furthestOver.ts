import { MINUTE_SECONDS } from '../../../src/lib/duration'
import type { QueueState } from '../../contract/queue'

/** Below nothing where there is time left. */
export const secondsOver = ({ oldestSeconds, targetMinutes }: QueueState) => oldestSeconds - targetMinutes * MINUTE_SECONDS

/** Of the queues in which something waits the one whose oldest entry is furthest over its target, or nearest to it. */
export const furthestOver = (states: readonly QueueState[]): QueueState | undefined =>
  [...states].filter(({ count }) => count > 0).sort((one, other) => secondsOver(other) - secondsOver(one))[0]

/** 63 件在等，3 个队列已超时 */
export function toldOf(states: readonly QueueState[]): string {
  const waiting = states.reduce((sum, { count }) => sum + count, 0)
  const over = states.filter((state) => state.count > 0 && secondsOver(state) >= MINUTE_SECONDS).length
  return `${waiting} 件在等${over > 0 ? `，${over} 个队列已超时` : ''}`
}
