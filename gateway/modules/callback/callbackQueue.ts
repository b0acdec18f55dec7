import { isNull } from 'drizzle-orm'
import type { QueueSource } from '../waiting/measureQueue'
import { callbacks } from './schema'

/** Who waits to be called back. */
export const callbackQueue = (): QueueSource => ({
  table: callbacks,
  id: callbacks.requestId,
  since: callbacks.at,
  where: isNull(callbacks.calledAt),
})
