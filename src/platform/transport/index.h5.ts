import type { Reply, Transport } from './types'

/*
 * HTTP by the browser's own fetch; `Taro.request` brings polyfills of fetch and abort and a JSONP client (7 KB gzip) that no supported
 * browser needs. Safari 12.0 has no AbortController: an aborted request continues there and its answer is ignored.
 */
const newController = () => (typeof AbortController === 'function' ? new AbortController() : undefined)

/** Sends through fetch; every status resolves, and a body that is not JSON is returned as text. */
export const transport: Transport = (wire) =>
  new Promise<Reply>((resolve, reject) => {
    const controller = newController()
    const giveUp = () => {
      controller?.abort()
      reject(new Error('aborted'))
    }
    const timer = setTimeout(() => {
      reject(new Error('timeout'))
      controller?.abort()
    }, wire.timeout)
    wire.signal?.addEventListener('abort', giveUp)
    fetch(wire.url, {
      method: wire.method,
      headers: wire.headers,
      ...(wire.data !== undefined && { body: wire.data }),
      ...(controller && { signal: controller.signal }),
    })
      .then(async (response) =>
        resolve({ status: response.status, data: read(await response.text()), retryAfter: response.headers.get('Retry-After') }),
      )
      .catch(reject)
      .finally(() => clearTimeout(timer))
  })

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

export type * from './types'
