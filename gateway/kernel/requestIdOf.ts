import { randomBytes } from 'node:crypto'

/** A UUID, or 16 to 32 hexadecimal digits: what proxies make, and nothing that a person could be read from. */
const REQUEST_ID = /^([\da-f]{16,32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i
/** W3C Trace Context; a trace of zeros is none. */
const TRACEPARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

export const traceIdOf = (traceparent: string | undefined): string | undefined => TRACEPARENT.exec(traceparent ?? '')?.[1]

/** The name of a request: the one a proxy gave it (`X-Request-Id`), else its trace's, else a new one. */
export function requestIdOf({ given, traceparent }: { given: string | undefined; traceparent: string | undefined }): string {
  if (given !== undefined && REQUEST_ID.test(given)) return given.toLowerCase()
  return traceIdOf(traceparent) ?? randomBytes(16).toString('hex')
}
