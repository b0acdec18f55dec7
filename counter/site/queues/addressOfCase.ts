import { HELD_QUEUES, QUEUES, type HeldQueue } from '../../contract/queues'

/** Where a case is opened: `/orders?order=…`. */
export const addressOfCase = ({ queue, recordId }: { queue: HeldQueue; recordId: string }) =>
  `${QUEUES[queue].path}?${HELD_QUEUES[queue].kind}=${encodeURIComponent(recordId)}`
