import { context, defaultTextMapSetter, propagation, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { inSpan, isTracing } from '../kernel/tracing'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/**
 * `fetch` for one provider. Where tracing is on, each call has a span that names provider, method and status, and hands the trace on as
 * `traceparent`; never the address, which may name an order or a person.
 */
export const fetchAs =
  (provider: string): Fetch =>
  (url, init = {}) => {
    if (!isTracing()) return fetch(url, init)
    const method = init.method ?? 'GET'
    const attributes = { 'peer.service': provider, 'http.request.method': method }
    return inSpan({ name: `${method} ${provider}`, kind: SpanKind.CLIENT, attributes }, async (span) => {
      const traced: Record<string, string> = {}
      propagation.inject(context.active(), traced, defaultTextMapSetter)
      const headers = new Headers(init.headers)
      for (const [name, value] of Object.entries(traced)) headers.set(name, value)
      const reply = await fetch(url, { ...init, headers })
      span?.setAttribute('http.response.status_code', reply.status)
      if (reply.status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      return reply
    })
  }
