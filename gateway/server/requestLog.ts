import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { log } from '../lib/log'

/** Paths that are not logged: so frequent that their lines would hide the others. */
const QUIET = /^\/(healthz|livez|readyz|pictures\/|js\/|css\/|static\/)/

/**
 * One line a request: method, route pattern, status, milliseconds. Never the address itself, its query, a body or a header: they
 * carry tokens and people.
 */
export const requestLog: MiddlewareHandler = async (context, next) => {
  const began = performance.now()
  await next()
  const { method, path } = context.req
  if (QUIET.test(path)) return
  const [route, { status }] = [routePath(context), context.res]
  log.info({ method, route, status, durationMs: Math.round(performance.now() - began) }, `${method} ${route} ${status}`)
}
