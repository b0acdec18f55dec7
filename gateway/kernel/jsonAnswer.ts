import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { etagOf, isKnown } from './etag'

const gzipped = promisify(gzip)

/** Bytes from which packing saves a packet; what is shorter is sent as it is. */
const MIN_BYTES = 1024
/** Bytes up to which packing takes less than handing the text to another thread and back: 0.05 ms against 0.12. */
const MAX_SYNC_BYTES = 16 << 10
/** Cache size: bytes of visitors' answers, packed and as they are looked up. */
const MAX_BYTES = 16 << 20
/** Bytes of an ETag and of what holds it. */
const BESIDE = 100

/** Of an answer that many are given: what is computed of it once. */
type Shared = { etag?: string; packed?: Uint8Array<ArrayBuffer> }

/** By their very text: nobody can get from here what was not made for him. */
const shared = new LRUCache<string, Shared>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ packed }, text) => (packed?.byteLength ?? 0) + text.length * 2 + BESIDE,
})

export type Sharing = {
  /** Many are given the same, so it is packed once for all of them. */
  isShared: boolean
  /** It is the same for everybody, so a browser may keep it and asks with its ETag whether it still holds (`sameFor` of the contract). */
  isKept: boolean
}

/** Sends an answer as JSON; a longer one packed in one go where the client takes gzip by name. Others are left to the stream of `app.ts`. */
export async function jsonAnswer(hono: Context, answer: unknown, { isShared, isKept }: Sharing): Promise<Response> {
  const text = JSON.stringify(answer)
  const once: Shared = isShared ? { ...shared.get(text) } : {}
  const keep = () => void (isShared && shared.set(text, once))
  const headers: Record<string, string> = { Vary: 'Accept-Encoding' }
  if (isKept) {
    if (once.etag === undefined) {
      once.etag = etagOf(text)
      keep()
    }
    Object.assign(headers, { ETag: once.etag, 'Cache-Control': 'no-cache' })
    if (isKnown(hono, once.etag)) return hono.body(null, 304, headers)
  }
  headers['Content-Type'] = 'application/json'
  const length = Buffer.byteLength(text)
  if (length < MIN_BYTES) return hono.body(text, 200, { ...headers, 'Content-Length': String(length) })
  if (!takesGzip(hono.req.header('Accept-Encoding'))) return hono.body(text, 200, headers)
  if (!once.packed) {
    once.packed = new Uint8Array(length <= MAX_SYNC_BYTES ? gzipSync(text) : await gzipped(text))
    keep()
  }
  return hono.body(once.packed, 200, { ...headers, 'Content-Encoding': 'gzip' })
}

const takesGzip = (accepted = '') => /(?:^|,)\s*gzip\s*(?:,|$)/i.test(accepted)
