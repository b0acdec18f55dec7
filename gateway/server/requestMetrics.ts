import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { httpDuration, httpInFlight, httpRequests } from '../kernel/metrics'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts and times each request under its route pattern. A method that nobody serves counts as OTHER: callers may invent them. */
export const requestMetrics: MiddlewareHandler = async (context, next) => {
  const began = performance.now()
  httpInFlight.inc()
  try {
    await next()
  } finally {
    httpInFlight.dec()
    const method = METHODS.has(context.req.method) ? context.req.method : 'OTHER'
    const route = routePath(context)
    httpRequests.inc({ method, route, status: `${Math.floor(context.res.status / 100)}xx` })
    httpDuration.observe({ method, route }, (performance.now() - began) / 1000)
  }
}
