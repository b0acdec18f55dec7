import type { MiddlewareHandler } from 'hono'

const YEAR = 365 * 24 * 3600

/** The content security policy (SECURITY, E24). Taro and NutUI write style attributes, so inline style stays allowed; scripts are ours or hashed. */
const policyOf = (inlineScripts: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Scripts and styles run in a page that has its own policy: what speaks to pages would only be weight on them. */
const PARTS = /^\/(js|css)\//

/** The same protective headers on every answer a browser may show; and nothing that belongs to one person stays in a cache. */
export function guardHeaders(inlineScripts: readonly string[]): MiddlewareHandler {
  const always = {
    'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
  }
  const shown = {
    ...always,
    'Content-Security-Policy': policyOf(inlineScripts),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  }
  return async (context, next) => {
    await next()
    const { headers } = context.res
    const isPart = PARTS.test(context.req.path) && context.res.ok
    for (const [name, value] of Object.entries(isPart ? always : shown)) headers.set(name, value)
    if (isPart) return
    // An address that carries a token tells nobody where it came from (E1).
    headers.set('Referrer-Policy', context.req.query('token') === undefined ? 'strict-origin-when-cross-origin' : 'no-referrer')
    if (context.req.path.startsWith('/api/') && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
}
