import Taro from '@tarojs/taro'
import { createSlots } from '../slots'
import type { Reply, Transport } from './types'

/** WeChat runs ten requests at once and refuses the eleventh. */
const inSlot = createSlots(10)

/** Sends through Taro.request; every status resolves, as in WeChat itself. */
export const transport: Transport = (wire) =>
  inSlot(
    () =>
      new Promise<Reply>((resolve, reject) => {
        const task = Taro.request<unknown, string>({
          url: wire.url,
          method: wire.method,
          header: wire.headers,
          timeout: wire.timeout,
          ...(wire.data !== undefined && { data: wire.data }),
          success: ({ statusCode, data, header }) => resolve({ status: statusCode, data, retryAfter: retryAfterIn(header) }),
          fail: ({ errMsg }) => reject(new Error(errMsg)),
        })
        // The task is a promise too, which fails as `fail` does; that one is told already.
        task.catch(() => undefined)
        wire.signal?.addEventListener('abort', () => task.abort())
      }),
    wire.signal,
  )

/** WeChat leaves the names of headers as the server wrote them. */
const retryAfterIn = (headers: Record<string, unknown> | undefined) => {
  const [, value] = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'retry-after') ?? []
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined
}

export type * from './types'
