import type { Endpoint, Input, Output } from '@/contract/endpoint'
import type { Aborting } from '@/platform/transport'
import { ApiError } from './errors'
import { send } from './send'

/** When a read is given up, in milliseconds of this device's clock. TanStack Query gives all tries of a read the same signal. */
const deadlines = new WeakMap<Aborting, number>()

/** One try of a read. The timeout of its row is that of all its tries together: somebody in front of a page waits no longer for the failure. */
export async function sendRead<E extends Endpoint>(endpoint: E, input: Input<E>, signal: Aborting): Promise<Output<E>> {
  const deadline = deadlines.get(signal) ?? Date.now() + endpoint.timeout
  deadlines.set(signal, deadline)
  const timeLeft = () => Math.min(endpoint.timeout, Math.max(0, deadline - Date.now()))
  try {
    const answer = await send(endpoint, input, { signal, timeout: timeLeft() })
    // The next page of a list, under the same signal, is a read of its own.
    deadlines.delete(signal)
    return answer
  } catch (error) {
    if (error instanceof ApiError) error.timeLeft = timeLeft()
    throw error
  }
}
