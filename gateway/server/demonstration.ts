import type { MiddlewareHandler } from 'hono'
import type { ShopKind } from './shopKind'

/** One line on a phone of 320 points, in the elder version too. */
const SENTENCE = '演示商城：不收款不发货，勿填真实信息'

/** The notice on every page of a demonstration. A trial, which only this machine can reach, has none. */
export const demonstrationOf = (kind: ShopKind): string | undefined => (kind === 'demonstration' ? SENTENCE : undefined)

const STYLE = 'margin: 0; padding: 6px 12px; background: #fcebc4; color: #855400; font-size: 15px; line-height: 1.5; text-align: center'

/** Middleware for pages that the gateway draws itself: they begin with the sentence. The storefront reads it in `GET /mall/config`. */
export const demonstrationStrip =
  (sentence: string): MiddlewareHandler =>
  async (context, next) => {
    await next()
    const { headers } = context.res
    // What is packed already is the storefront's page for an unknown address, which says it itself.
    if (!headers.get('Content-Type')?.startsWith('text/html') || headers.has('Content-Encoding')) return
    const page = await context.res.text()
    context.res = new Response(page.replace(/<body[^>]*>/, `$&<p role="note" style="${STYLE}">${sentence}</p>`), context.res)
  }
