import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from './refusal'

const LARGEST_BODY = 256 << 10

/**
 * Refuses a body that is too large before any of it is read. A declared length is compared without touching the Web Request, which would
 * double the cost of a call; only a body of unknown length goes through Hono's own limit.
 */
export const limitBody: MiddlewareHandler = (context, next) => {
  const length = context.req.header('content-length')
  if (length === undefined) return context.req.header('transfer-encoding') ? limitUnknown(context, next) : next()
  if (Number(length) > LARGEST_BODY) return tooLarge()
  return next()
}
const limitUnknown = bodyLimit({ maxSize: LARGEST_BODY, onError: () => tooLarge() })

function tooLarge(): never {
  throw new Refusal(413, 'TOO_LARGE', '提交的内容过大')
}
