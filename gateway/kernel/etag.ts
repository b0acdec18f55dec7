import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** The ETag of a text: a weak one, since the same text goes out packed and unpacked. */
export const etagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** Whether the client has this text already, so that 304 without a body says all. */
export function isKnown(hono: Context, etag: string): boolean {
  const known = hono.req.header('If-None-Match') ?? ''
  return known.split(',').some((one) => one.trim().replace(/^(W\/)?/, 'W/') === etag)
}
