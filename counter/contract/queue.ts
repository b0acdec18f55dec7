import * as z from 'zod/mini'
import { QUEUE_NAMES } from './queues'
import { ROLES, workEndpoint } from './workEndpoint'

/** How a queue stands; what it is called and how soon it should be worked off stands in `QUEUES`. */
export const QueueState = z.looseObject({
  queue: z.enum(QUEUE_NAMES),
  count: z.int().check(z.nonnegative()),
  /** How long the oldest has waited; 0 where nothing waits. */
  oldestSeconds: z.number(),
})
export type QueueState = z.infer<typeof QueueState>

export const queue = {
  waiting: workEndpoint('GET /queues', {
    about: 'What waits for whoever asks: the queues of their roles, how many are in each and how long the oldest waits',
    roles: ROLES,
    output: z.looseObject({ queues: z.array(QueueState) }),
  }),
}
