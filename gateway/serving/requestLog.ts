import type { MiddlewareHandler } from 'hono'
import { scrubbed } from '../kernel/scrubbed'

/** What is asked for so often and tells so little that a line would only hide the others. */
const QUIET = /^\/(healthz|pictures\/|js\/|css\/|static\/)/

/** One line a request: method, path, status, milliseconds. Never the query, a body or a header: they carry tokens and people; a path may, and is scrubbed. */
export const requestLog =
  (print: (line: string) => void): MiddlewareHandler =>
  async (context, next) => {
    const began = performance.now()
    await next()
    const { method, path } = context.req
    if (!QUIET.test(path))
      print(`${new Date().toISOString()} ${method} ${scrubbed(path)} ${context.res.status} ${Math.round(performance.now() - began)}ms`)
  }
