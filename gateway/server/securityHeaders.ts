import type { MiddlewareHandler } from 'hono'
import { DAY_SECONDS } from '../../src/lib/duration'
import { FRAMED_BY_US } from './packedPage'

const YEAR = 365 * DAY_SECONDS

/** Where WeChat's JS-SDK comes from, and where it counts its calls. */
const WECHAT = { scripts: 'https://res.wx.qq.com', counts: 'https://open.weixin.qq.com' }

type Pages = {
  inlineScripts: readonly string[]
  /** Other origins that pages ask: where visits are reported to, where web sockets are. */
  connectsTo: ReadonlyArray<string | undefined>
}

/**
 * The content security policy (SECURITY, E24). Taro and NutUI write style attributes, so inline style stays allowed; scripts are ours or
 * hashed, and in WeChat its own.
 */
const policyOf = ({ inlineScripts, connectsTo }: Pages, { inWechat, isFramed }: { inWechat: boolean; isFramed: boolean }) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...(inWechat ? [WECHAT.scripts] : [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(inWechat ? [WECHAT.counts] : [])].join(' '),
    "font-src 'self' data:",
    // A picture that is sent is read from its blob URL.
    ["connect-src 'self' blob:", ...connectsTo.filter((origin) => origin !== undefined)].join(' '),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ')

/** Scripts and styles run in a page that has its own policy: what speaks to pages would only be weight on them. */
const PARTS = /^\/(js|css)\//

/** On every answer, also one that no browser shows. */
export const ALWAYS = {
  'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
}

/** The same protective headers on every answer a browser may show; and nothing that belongs to one person stays in a cache. */
export function securityHeaders(pages: Pages): MiddlewareHandler {
  const shown = {
    ...ALWAYS,
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  }
  const policies = {
    wechat: policyOf(pages, { inWechat: true, isFramed: false }),
    others: policyOf(pages, { inWechat: false, isFramed: false }),
    framed: policyOf(pages, { inWechat: false, isFramed: true }),
  }
  return async (context, next) => {
    await next()
    const { headers } = context.res
    const isPart = PARTS.test(context.req.path) && context.res.ok
    const isFramed = headers.get('X-Frame-Options') === FRAMED_BY_US
    for (const [name, value] of Object.entries(isPart ? ALWAYS : { ...shown, ...(isFramed && { 'X-Frame-Options': FRAMED_BY_US }) }))
      headers.set(name, value)
    // The counter has a policy of its own.
    if (isPart || headers.has('Content-Security-Policy')) return
    const inWechat = /MicroMessenger/i.test(context.req.header('User-Agent') ?? '')
    // A file has a stricter one of its own.
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', policies[isFramed ? 'framed' : inWechat ? 'wechat' : 'others'])
    // An address that carries a token, in whatever shape, tells nobody where it came from (E1).
    headers.set('Referrer-Policy', /token=/i.test(context.req.url) ? 'no-referrer' : 'strict-origin-when-cross-origin')
    if (context.req.path.startsWith('/api/') && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
}
