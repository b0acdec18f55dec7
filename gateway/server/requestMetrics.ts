import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { httpDuration, httpInFlight, httpRequests } from '../lib/metrics'
import { knownMethod } from './knownMethod'

/** Counts and times each request under its route pattern. */
export const requestMetrics: MiddlewareHandler = async (context, next) => {
  const began = performance.now()
  httpInFlight.inc()
  try {
    await next()
  } finally {
    httpInFlight.dec()
    const method = knownMethod(context.req.method)
    const route = routePath(context)
    httpRequests.inc({ method, route, status: `${Math.floor(context.res.status / 100)}xx` })
    httpDuration.observe({ method, route }, (performance.now() - began) / 1000)
  }
}
