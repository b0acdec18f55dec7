import { queue, type QueueState } from '../../contract/queue'
import type { QueueName } from '../../contract/queues'
import { useAsk } from '../client/useAsk'

/** How the queues of whoever is logged in stand, by name; empty until it is known. */
export function useQueues(): Partial<Record<QueueName, QueueState>> {
  const { data } = useAsk(queue.waiting, {})
  return Object.fromEntries((data?.queues ?? []).map((state) => [state.queue, state]))
}
