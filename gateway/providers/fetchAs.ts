import { context, defaultTextMapSetter, propagation, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { inSpan, isTracing } from '../lib/tracing'
import { bulkheadOf } from './bulkhead'
import { Unreachable } from './unreachable'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/**
 * `fetch` for one provider, within its bulkhead: the whole answer has come when it resolves, and no answer rejects with `Unreachable`. Where tracing is on, each call has a span that
 * names provider, method and status, and hands the trace on as `traceparent`; never the address, which may name an order or a person.
 */
export const fetchAs =
  (provider: string): Fetch =>
  (url, init = {}) =>
    bulkheadOf(provider).run(() => (isTracing() ? traced(provider, url, init) : whole(url, init)).catch(unreachable(provider)))

const unreachable = (provider: string) => (cause: unknown) => {
  throw new Unreachable(`${provider} did not answer: ${cause instanceof Error ? cause.message : 'no reason'}`, { cause })
}

async function traced(provider: string, url: string, init: RequestInit): Promise<Response> {
  const method = init.method ?? 'GET'
  const attributes = { 'peer.service': provider, 'http.request.method': method }
  return inSpan({ name: `${method} ${provider}`, kind: SpanKind.CLIENT, attributes }, async (span) => {
    const fields: Record<string, string> = {}
    propagation.inject(context.active(), fields, defaultTextMapSetter)
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(fields)) headers.set(name, value)
    const reply = await whole(url, { ...init, headers })
    span?.setAttribute('http.response.status_code', reply.status)
    if (reply.status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    return reply
  })
}

/** Statuses that have no body. */
const EMPTY = new Set([204, 205, 304])

async function whole(url: string, init: RequestInit): Promise<Response> {
  const reply = await fetch(url, init)
  const body = await reply.arrayBuffer()
  return new Response(EMPTY.has(reply.status) ? null : body, reply)
}
