import { propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { logContext } from '../lib/logContext'
import { inSpan } from '../lib/tracing'
import { knownMethod } from './knownMethod'

/** Asked every few seconds by machines. */
const PROBES = new Set(['/livez', '/readyz', '/healthz'])

/**
 * A span for each request: method, route pattern, status and request id; never the address, its query, a body or a header. A `traceparent`
 * that a proxy of our own wrote is the parent; from anybody else it is a link, so that no stranger decides what is sampled or writes into
 * traces of ours.
 */
export const requestSpans =
  ({ trustsParent }: { trustsParent: boolean }): MiddlewareHandler =>
  (context, next) => {
    if (PROBES.has(context.req.path)) return next()
    const named = { traceparent: context.req.header('traceparent'), tracestate: context.req.header('tracestate') }
    const caller = propagation.extract(ROOT_CONTEXT, named)
    const linked = trustsParent ? undefined : trace.getSpanContext(caller)
    const method = knownMethod(context.req.method)
    const { requestId } = logContext()
    const span = {
      name: method,
      kind: SpanKind.SERVER,
      parent: trustsParent ? caller : ROOT_CONTEXT,
      links: linked ? [{ context: linked }] : [],
      attributes: { 'http.request.method': method, ...(requestId !== undefined && { 'request.id': requestId }) },
    }
    return inSpan(span, async (own) => {
      await next()
      const [route, { status }] = [routePath(context), context.res]
      own?.updateName(`${method} ${route}`)
      own?.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) own?.setStatus({ code: SpanStatusCode.ERROR })
    })
  }
