import type { Context, Hono } from 'hono'
import type { AskGateway } from './pageRenderer'

/** By which shop and from where a page was asked for: a trial answers its own machine alone. */
const PASSED_ON = ['host', 'x-forwarded-for']

/**
 * Makes reads of this gateway in process for whoever sent a request: limits count by their address; no session and no device goes along. They say
 * that they come before anybody looks (`Sec-Purpose`, as browsers say it of what they fetch ahead).
 */
export const askAs =
  (app: Hono, { req, env }: Context): AskGateway =>
  async (url) => {
    const headers = new Headers({ 'Sec-Purpose': 'prefetch' })
    for (const name of PASSED_ON) {
      const value = req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    return app.request(url, { headers }, env as object)
  }
