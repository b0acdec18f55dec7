import Taro from '@tarojs/taro'
import { createSlots } from './slots'
import type { Reply, Transport, Wire } from './types'

/** WeChat runs ten requests at once and refuses the eleventh. */
const inSlot = createSlots(10)

/** Sends through Taro.request; every status resolves, as in WeChat itself. */
export const transport: Transport = (wire) =>
  inSlot(
    (timeout) =>
      new Promise<Reply>((resolve, reject) => {
        const task = Taro.request<unknown, string>({
          url: wire.url,
          method: wire.method,
          header: { ...wire.headers, ...ifNoneMatch(wire) },
          timeout,
          ...(wire.data !== undefined && { data: wire.data }),
          success: ({ statusCode, data, header }) =>
            resolve({
              ...unlessKnown(wire, { status: statusCode, data }, headerIn(header, 'etag')),
              retryAfter: headerIn(header, 'retry-after'),
            }),
          fail: ({ errMsg }) => reject(new Error(errMsg)),
        })
        // The task is a promise too, which rejects as `fail` is called; that error is reported already.
        task.catch(() => undefined)
        wire.signal?.addEventListener('abort', () => task.abort())
      }),
    wire,
  )

/** Answers with an ETag by their address, as browsers keep them: WeChat keeps none. The oldest goes first. */
const known = new Map<string, { etag: string; data: unknown }>()
const MAX_KNOWN = 30

function ifNoneMatch({ method, url }: Wire): Record<string, string> {
  const etag = method === 'GET' ? known.get(url)?.etag : undefined
  return etag === undefined ? {} : { 'If-None-Match': etag }
}

/** The answer; where it has not changed, the one that is here already. */
function unlessKnown({ url }: Wire, reply: Reply, etag: string | undefined): Reply {
  const kept = known.get(url)
  if (reply.status === 304 && kept) return { status: 200, data: kept.data }
  known.delete(url)
  if (reply.status === 200 && etag !== undefined) known.set(url, { etag, data: reply.data })
  const [oldest] = known.keys()
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  return reply
}

/** WeChat leaves the names of headers as the server wrote them. */
const headerIn = (headers: Record<string, unknown> | undefined, wanted: string) => {
  const [, value] = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === wanted) ?? []
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined
}

export type * from './types'
