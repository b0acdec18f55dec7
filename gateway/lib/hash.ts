import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export const sha256 = (of: string | Uint8Array) => createHash('sha256').update(of).digest('hex')

/** Constant-time comparison of two hashes: its duration does not reveal where they differ. */
export const sameHash = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/** A random name for a row or a token: 128 bits unless told otherwise, URL-safe. */
export const randomId = (bytes = 16) => randomBytes(bytes).toString('base64url')
