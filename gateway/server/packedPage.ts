import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { etagOf, isKnown } from '../kernel/etag'

/** A page as it goes out, packed for whoever takes it so. */
export type PackedPage = {
  status: 200 | 404
  html: string
  etag: string
  br: () => Uint8Array<ArrayBuffer>
  gzip: () => Uint8Array<ArrayBuffer>
}

const BROTLI_QUALITY = 4

/** Packs a page once, when it is first asked for. */
export function packedPage(html: string, status: 200 | 404): PackedPage {
  let br: Uint8Array<ArrayBuffer> | undefined
  let gzip: Uint8Array<ArrayBuffer> | undefined
  return {
    html,
    status,
    etag: etagOf(html),
    br: () => (br ??= new Uint8Array(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }))),
    gzip: () => (gzip ??= new Uint8Array(gzipSync(html))),
  }
}

/** What says of a page that the counter, of the same origin, may frame it; of any other page nobody may. */
export const FRAMED_BY_US = 'SAMEORIGIN'

const STRIP_STYLE =
  'position:fixed;top:0;left:50%;transform:translateX(-50%);z-index:10000;padding:0 12px;border-radius:0 0 10px 10px;line-height:22px;font-size:12px;white-space:nowrap;color:#fff;background:#22332b;pointer-events:none'
const STRIP = `<div role="note" style="${STRIP_STYLE}">预览 · 顾客看不到</div>`

/** In the counter's frame the counter says what it is; elsewhere this hides no button of the page's head. */
const withStrip = (context: Context, html: string): string =>
  context.req.header('sec-fetch-dest') === 'iframe' ? html : html.replace('</body>', () => `${STRIP}</body>`)

/** Sends a page as a preview: it stands in the counter's frame or says so itself, and in no cache and no index. */
export const sendPreview = (context: Context, { html }: PackedPage): Response =>
  context.body(withStrip(context, html), 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Frame-Options': FRAMED_BY_US,
    'X-Robots-Tag': 'noindex',
  })

/** Sends a page packed as the browser takes it, or 304 to a browser that has it. The elder version comes by a cookie. */
export function sendPage(context: Context, { html, status, etag, br, gzip }: PackedPage): Response {
  const accepted = context.req.header('accept-encoding') ?? ''
  context.header('Cache-Control', 'no-cache')
  context.header('Vary', 'Accept-Encoding, Cookie')
  if (status === 200) {
    context.header('ETag', etag)
    if (isKnown(context, etag)) return context.body(null, 304)
  }
  context.header('Content-Type', 'text/html; charset=utf-8')
  if (accepted.includes('br')) {
    context.header('Content-Encoding', 'br')
    return context.body(br(), status)
  }
  if (!accepted.includes('gzip')) return context.body(html, status)
  context.header('Content-Encoding', 'gzip')
  return context.body(gzip(), status)
}
