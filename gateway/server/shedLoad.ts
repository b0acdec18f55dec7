import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { OVERLOADED, RETRY_AFTER_SECONDS, type Admission } from '../lib/admission'
import { httpRequests } from '../lib/metrics'
import { requestIdOf } from '../kernel/requestIdOf'
import { knownMethod } from './knownMethod'
import { ALWAYS } from './securityHeaders'
import { MAX_CONNECTIONS } from './serverLimits'

/**
 * Milliseconds before a refusal is sent: who asks again as soon as he is answered would otherwise take the time of those who are served. So
 * many wait for it at once, one a connection; to who sends more over one, it is sent at once.
 */
const HELD = { forMs: 1000, max: MAX_CONNECTIONS }

const BODY = JSON.stringify({ ...OVERLOADED, details: { retryAfter: RETRY_AFTER_SECONDS } })
const HEADERS = {
  'Content-Type': 'application/json; charset=UTF-8',
  'Content-Length': Buffer.byteLength(BODY),
  'Retry-After': RETRY_AFTER_SECONDS,
  'Cache-Control': 'no-store',
  ...ALWAYS,
}

type Serving = (request: IncomingMessage, response: ServerResponse) => unknown
type Shedding = { admission: Admission; addressOf: (request: IncomingMessage) => string; held?: { forMs: number; max: number } }

/**
 * Load shedding: a call of the shop that admission would refuse is refused before anything else is done for it, for a fraction of what it
 * costs on its way through the application. It is counted in the metrics and not logged: thousands a second would be.
 */
export function shedLoad(serve: Serving, { admission, addressOf, held: { forMs, max } = HELD }: Shedding): RequestListener {
  let held = 0
  return (request, response) => {
    if (!request.url?.startsWith('/api/') || !admission.refuses(addressOf(request))) return void serve(request, response)
    httpRequests.inc({ method: knownMethod(request.method ?? ''), route: '/api/*', status: '5xx' })
    if (held >= max) return void refuse(request, response)
    held += 1
    const timer = setTimeout(() => refuse(request, response), forMs)
    response.once('close', () => {
      clearTimeout(timer)
      held -= 1
    })
  }
}

/** Named like every other answer, so that a shopper's report can be told from a proxy's refusal. */
const refuse = ({ headers }: IncomingMessage, response: ServerResponse) =>
  response
    .writeHead(503, {
      ...HEADERS,
      'X-Request-Id': requestIdOf({ given: one(headers['x-request-id']), traceparent: one(headers.traceparent) }),
    })
    .end(BODY)

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined)
