import type { Endpoint, Input, Output } from '@/contract/endpoint'
import { useConnectivity } from '@/platform/connectivity'
import { newKey } from '@/platform/device'
import { ApiError, MESSAGES } from './errors'
import { mayPass, makeStale, queries, retryDelay } from './queries'
import { send } from './send'

type Writing = {
  /** Calls whose answers this write makes out of date. */
  stale?: Endpoint[]
  /** A call whose answer this write gives anew: it is shown at once. */
  answers?: { endpoint: Endpoint; userId: string | undefined; input: object }
  /** Keeps the key of an earlier try of the same tap. */
  key?: string
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Makes a write. An idempotent one whose answer got lost is sent again under the same key, twice at most; any other is sent
 * once. Without a network nothing is sent. Rejects with an `ApiError`, which the button that was pressed shows.
 */
export async function write<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { stale = [], answers, key = newKey() }: Writing = {},
): Promise<Output<E>> {
  if (!useConnectivity.getState().online) throw new ApiError({ status: 0, code: 'OFFLINE', message: MESSAGES.offline })
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await send(endpoint, input, { key })
      if (answers) queries.setQueryData([answers.endpoint.line, answers.userId, answers.input], answer)
      void makeStale(...stale)
      return answer
    } catch (error) {
      if (!endpoint.idempotent || tries >= 2 || !mayPass(error)) throw error
      await pause(retryDelay(tries, error))
    }
  }
}
