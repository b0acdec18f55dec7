import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { contract } from '../src/contract'
import type { Db } from './db/open'
import type { Implemented } from './kernel/implement'
import { Admission, admitting } from './kernel/admission'
import { limitBody } from './kernel/limitBody'
import { failureOf, mount } from './kernel/mount'
import { openApiOf } from './kernel/openapi'
import type { Outside } from './providers'
import { logCollected } from './modules/privacy/logCollected'
import { serveCopies } from './modules/privacy/serveCopies'
import { demonstrationStrip } from './server/demonstration'
import { faultMeant } from './server/faultMeant'
import { guardHeaders } from './server/guardHeaders'
import { serveHealth } from './server/health'
import { requestContext } from './server/requestContext'
import { requestMetrics } from './server/requestMetrics'
import { requestSpans } from './server/requestSpans'

export type GatewayOptions = {
  db: Db
  outside: Outside
  /** What answers each call; the gateway that serves passes `modules/handlers.ts`. */
  handlers: Implemented
  now?: () => Date
  /** The caller's address, which limits count by. */
  addressOf?: (context: Context) => string
  /** What every page says of a demonstration (`server/demonstration.ts`); nothing in any other shop. */
  demonstration?: string | undefined
  /** False until the catalogue can be searched and while the gateway is going down: `/readyz` then sends nobody here. */
  ready?: () => boolean
  /** How many calls are let in at once; its counters tell how many are. */
  admission?: Admission
  /** Hashes of the inline scripts that the H5 page starts with: `sha256-…`. */
  inlineScripts?: readonly string[]
  /** Origin of another server that visits are reported to: `https://report.example`. */
  reportsTo?: string | undefined
  /** Turns away whom this gateway does not serve at all. */
  only?: MiddlewareHandler
  /** Sees every request, and its answer, first and last. */
  log?: MiddlewareHandler
  /** Makes spans of requests: whether a `traceparent` that comes in is our own proxy's. */
  tracing?: { trustsParent: boolean } | undefined
  /** Addresses that are no calls of the contract: the bank's notification, pictures. */
  extra?: (app: Hono) => void
}

/** Pages that the gateway draws itself: the demonstration's bank and text messages, and copies of a member's data. */
const OWN_PAGES = ['/bank/*', '/dev/*', '/api/privacy/files/*']

/** The whole gateway as one web application, without a port: what `serve.ts` listens with and tests ask in process. */
export function createGateway(options: GatewayOptions): Hono {
  const {
    db,
    outside,
    handlers,
    now = () => new Date(),
    addressOf = () => '',
    demonstration,
    ready = () => true,
    admission = new Admission(),
    inlineScripts = [],
    reportsTo,
    only,
    log,
    tracing,
    extra,
  } = options
  const app = new Hono()
  app.onError((error, context) => failureOf(faultMeant(error), context))
  app.use(requestContext)
  if (tracing) app.use(requestSpans(tracing))
  app.use(requestMetrics)
  if (log) app.use(log)
  app.use(guardHeaders({ inlineScripts, reportsTo }))
  if (only) app.use(only)
  app.use(limitBody)
  if (demonstration !== undefined) for (const pages of OWN_PAGES) app.use(pages, demonstrationStrip(demonstration))
  // Pages, scripts and pictures come as small as they are.
  app.use('/api/*', compress({ encoding: 'gzip' }))
  serveHealth(app, { db, admission, ready })
  let document: string | undefined
  app.get('/openapi.json', (context) =>
    context.body((document ??= JSON.stringify(openApiOf(contract))), 200, { 'Content-Type': 'application/json; charset=utf-8' }),
  )
  app.use('/api/*', admitting(admission))
  mount(app, { db, outside, now, addressOf, demonstration, answered: logCollected }, handlers)
  serveCopies(app, { db, now })
  extra?.(app)
  app.all('/api/*', (context) => context.json({ code: 'NO_SUCH_CALL', message: '没有这个接口' }, 404))
  app.notFound((context) => context.text('没有找到这个地址', 404))
  return app
}
