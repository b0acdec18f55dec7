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

/** Sends a page as a preview: it stands in the counter's frame, and in no cache and no index. */
export const sendPreview = (context: Context, { html }: PackedPage): Response =>
  context.body(html, 200, {
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
