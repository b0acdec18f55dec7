import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/**
 * The counter's content security policy: its own scripts, and styles that carry the page's nonce, for its component library writes style
 * sheets while it runs. Nothing of another origin, and in nobody's frame.
 */
const policyFor = (nonce: string, socketOrigin: string | undefined) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    ["connect-src 'self'", ...(socketOrigin === undefined ? [] : [socketOrigin])].join(' '),
    // The shop's own pages, as previews.
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export type CounterVariables = { Variables: { nonce: string } }

/** What everything below `/work` is sent with. Nobody's index holds it, and its addresses are told to no other site. */
export const counterHeaders =
  (socketOrigin: string | undefined): MiddlewareHandler<CounterVariables> =>
  async (context, next) => {
    const nonce = randomBytes(16).toString('base64')
    context.set('nonce', nonce)
    await next()
    context.res.headers.set('Content-Security-Policy', policyFor(nonce, socketOrigin))
    context.res.headers.set('Referrer-Policy', 'no-referrer')
    context.res.headers.set('X-Robots-Tag', 'noindex')
  }
