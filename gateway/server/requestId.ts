import type { MiddlewareHandler } from 'hono'
import { withLogContext } from '../lib/logContext'
import { requestIdOf, traceIdOf } from '../kernel/requestIdOf'

/** Names the request: in every log line while it is answered, and in the answer, so that a shopper's report leads to the lines. */
export const requestId: MiddlewareHandler = (context, next) => {
  const traceparent = context.req.header('traceparent')
  const traceId = traceIdOf(traceparent)
  const requestId = requestIdOf({ given: context.req.header('x-request-id'), traceparent })
  return withLogContext({ requestId, ...(traceId !== undefined && { traceId }) }, async () => {
    await next()
    context.res.headers.set('X-Request-Id', requestId)
  })
}
