import type { Endpoint, Input, Output } from '@/contract/endpoint'
import { useConnectivity } from '@/platform/connectivity'
import { newKey } from '@/platform/device'
import { ApiError, MESSAGES } from './errors'
import { invalidate, mayPass, retryDelay } from './queries'
import { send } from './send'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Makes a write, and invalidates what its row says that it makes stale. An idempotent one whose answer got lost is sent again under
 * the same key, twice at most (a `key` that is given belongs to an earlier try of the same tap); any other is sent once. Without a
 * network nothing is sent. Rejects with an `ApiError`, which the button that was pressed shows.
 */
export async function write<E extends Endpoint>(endpoint: E, input: Input<E>, key = newKey()): Promise<Output<E>> {
  if (!useConnectivity.getState().online) throw new ApiError({ status: 0, code: 'OFFLINE', message: MESSAGES.offline })
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await send(endpoint, input, { key })
      void invalidate(endpoint)
      return answer
    } catch (error) {
      if (!endpoint.idempotent || tries >= 2 || !mayPass(error)) throw error
      await pause(retryDelay(tries, error))
    }
  }
}
