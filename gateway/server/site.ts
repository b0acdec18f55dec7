import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { pageMeta, type SiteRoute } from './siteRoutes'
import { Unable } from './unable'
import { withMeta, type Meta } from './withMeta'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const HASHED = /\.[0-9a-f]{8}\.\w+$/

type Asset = { body: Buffer; br?: Buffer; gz?: Buffer; type: string; tag: string; cache: string }

export type Site = {
  /** Hashes of the scripts inside the page, for the content security policy. */
  inlineScripts: string[]
  asset: (context: Context) => Response | undefined
  page: (context: Context) => Promise<Response>
}

type Options = {
  folder: string
  /** `PUBLIC_URL`: what a page says its address is. Never the Host header, which anybody may write; where it is not set, no address at all. */
  publicUrl: string | undefined
  /** Title and picture of a product that is on the list; nothing for one that is not. */
  productMeta: (productCode: string) => Promise<Meta | undefined>
}

/** The built H5 shop, read into memory once: a few megabytes, no path from outside ever reaches the disk. */
export function readSite({ folder, publicUrl, productMeta }: Options): Site {
  const index = path.join(folder, 'index.html')
  if (!existsSync(index)) throw new Unable(`没有找到 H5 页面 ${index}：请先运行 npm run build:h5，或直接 npm start。`)
  const page = readFileSync(index, 'utf8')
  const routes = JSON.parse(readFileSync(path.join(folder, 'routes.json'), 'utf8')) as SiteRoute[]
  const assets = new Map(filesIn(folder).map((file) => [`/${path.relative(folder, file).split(path.sep).join('/')}`, assetOf(file)]))
  for (const own of ['/index.html', '/routes.json']) assets.delete(own)
  return {
    inlineScripts: [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
    ),
    asset: (context) => {
      const asset = assets.get(context.req.path)
      return asset && sent(context, asset)
    },
    page: async (context) => {
      const { path: at } = context.req
      const meta = await pageMeta(routes, at, productMeta)
      context.header('Cache-Control', 'no-cache')
      const html = withMeta(page, meta, publicUrl && `${publicUrl}${at}`, publicUrl)
      context.header('Vary', 'Accept-Encoding')
      context.header('Content-Type', TYPES['.html'])
      if (!accepts(context, 'br')) return context.body(html, meta.status)
      context.header('Content-Encoding', 'br')
      return context.body(new Uint8Array(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })), meta.status)
    },
  }
}

const accepts = (context: Context, encoding: string) => (context.req.header('accept-encoding') ?? '').includes(encoding)

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$|^\.|LICENSE/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function assetOf(file: string): Asset {
  const body = readFileSync(file)
  const beside = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined)
  const isText = /\.(js|css|svg|json|txt|html)$/.test(file) && body.length > 1000
  return {
    body,
    ...(isText && { br: beside('.br') ?? brotliCompressSync(body), gz: beside('.gz') ?? gzipSync(body) }),
    type: TYPES[path.extname(file)] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    // A file with its hash in its name never changes; anything else is asked about each time.
    cache: HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}

function sent(context: Context, { body, br, gz, type, tag, cache }: Asset): Response {
  const headers: Record<string, string> = { 'Content-Type': type, 'Cache-Control': cache, ETag: tag, Vary: 'Accept-Encoding' }
  if (context.req.header('if-none-match') === tag) return context.body(null, 304, headers)
  const [bytes, encoding] = br && accepts(context, 'br') ? [br, 'br'] : gz && accepts(context, 'gzip') ? [gz, 'gzip'] : [body, undefined]
  return context.body(new Uint8Array(bytes), 200, encoding ? { ...headers, 'Content-Encoding': encoding } : headers)
}
