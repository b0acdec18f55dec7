import type { Reply, Transport } from './types'

/*
 * The browser's own fetch; `Taro.request` brings stand-ins for fetch and aborting and a JSONP client (7 KB gzip) that no browser we
 * serve needs. Safari 12.0 has no AbortController: there a call that is given up runs on, and nobody listens to it.
 */
const newController = () => (typeof AbortController === 'function' ? new AbortController() : undefined)

/** Sends through fetch; every status resolves, and an answer that is no JSON is handed on as text. */
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
