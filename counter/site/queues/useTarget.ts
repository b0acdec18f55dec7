import { QUEUES, type QueueName } from '../../contract/queues'
import { useQueues } from './useQueues'

/** In how many minutes each entry of a queue is meant to be worked off, as operators have set it. */
export const useTarget = (queue: QueueName): number => useQueues()[queue]?.targetMinutes ?? QUEUES[queue].targetMinutes
