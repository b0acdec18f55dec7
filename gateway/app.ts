import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { contract } from '../src/contract'
import type { Db } from './db/open'
import type { Implemented } from './kernel/implement'
import { Admission, admissionControl } from './lib/admission'
import { limitBody } from './kernel/limitBody'
import { failureOf, mount } from './kernel/mount'
import { readBody } from './kernel/readBody'
import { openApiOf } from './kernel/openapi'
import type { Providers } from './providers'
import { enforceConsent } from './modules/agreement/needConsent'
import { logCollected } from './modules/privacy/logCollected'
import { previewed } from './modules/preview/previewed'
import { serveCopies } from './modules/privacy/serveCopies'
import { serveReviewPictures } from './modules/review/serveReviewPictures'
import { serveInvoicePdfs } from './modules/invoice/servePdf'
import { servePolicyPdfs } from './modules/plan/servePolicyPdf'
import { servePictures } from './modules/upload/servePictures'
import type { WorkImplemented } from './kernel/work/implementWork'
import { serveCounter, type Counter } from './work/serveCounter'
import { demonstrationStrip } from './server/demonstration'
import { httpErrorOfFault } from './server/httpErrorOfFault'
import { securityHeaders } from './server/securityHeaders'
import { serveHealth } from './server/health'
import { requestId } from './server/requestId'
import { requestMetrics } from './server/requestMetrics'
import { requestSpans } from './server/requestSpans'

export type GatewayOptions = {
  db: Db
  providers: Providers
  /** What answers each call; the gateway that serves passes `modules/handlers.ts`. */
  handlers: Implemented
  /** The counter, and what answers its calls; without it there is none. */
  counter?: Counter & { handlers: WorkImplemented }
  now?: () => Date
  /** Whether answers are compared with the contract (`kernel/checkAnswer.ts`): yes, but in a release. */
  checksAnswers?: boolean
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
  /**
   * Where a page opens its web sockets: `wss://shop.example`. To Safari before 15.4 `'self'` is no web socket of its own host. From the settings and
   * never from a request, whose Host header anybody writes; without it such a Safari asks instead of listening.
   */
  socketOrigin?: string | undefined
  /** Rejects requests that this gateway does not serve at all. */
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
    providers,
    handlers,
    counter,
    now = () => new Date(),
    checksAnswers = true,
    addressOf = () => '',
    demonstration,
    ready = () => true,
    admission = new Admission(),
    inlineScripts = [],
    reportsTo,
    socketOrigin,
    only,
    log,
    tracing,
    extra,
  } = options
  const app = new Hono()
  app.onError((error, context) => failureOf(httpErrorOfFault(error), context))
  app.use(requestId)
  if (tracing) app.use(requestSpans(tracing))
  app.use(requestMetrics)
  if (log) app.use(log)
  app.use(securityHeaders({ inlineScripts, connectsTo: [socketOrigin, reportsTo] }))
  if (only) app.use(only)
  app.use(limitBody({ implemented: handlers, work: counter?.handlers, addressOf }))
  if (demonstration !== undefined) for (const pages of OWN_PAGES) app.use(pages, demonstrationStrip(demonstration))
  // Pages, scripts and pictures come as small as they are.
  app.use('/api/*', compress({ encoding: 'gzip' }))
  serveHealth(app, { db, admission, ready })
  let document: string | undefined
  app.get('/openapi.json', (context) =>
    context.body((document ??= JSON.stringify(openApiOf(contract))), 200, { 'Content-Type': 'application/json; charset=utf-8' }),
  )
  app.use('/api/*', readBody(addressOf), admissionControl(admission, addressOf))
  mount(
    app,
    { db, providers, now, addressOf, demonstration, enforceConsent, checksAnswers, answered: logCollected, preview: previewed },
    handlers,
  )
  if (counter) serveCounter(app, { db, providers, now, addressOf, checksAnswers, socketOrigin, ...counter })
  serveCopies(app, { db, now })
  servePictures(app, { db, providers, now })
  serveReviewPictures(app, { db, providers })
  serveInvoicePdfs(app, { db, providers, now })
  servePolicyPdfs(app, { db, providers, now })
  extra?.(app)
  app.all('/api/*', (context) => context.json({ code: 'NO_SUCH_CALL', message: '没有这个接口' }, 404))
  app.notFound((context) => context.text('没有找到这个地址', 404))
  return app
}
