import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { previewIn } from '../../src/lib/preview'
import type { Shop } from '../../src/lib/shop'
import { readBuiltPages } from './builtPages'
import { packedPage, sendPage, sendPreview } from './packedPage'
import type { AskGateway } from './pageRenderer'
import type { RenderedPages } from './renderedPages'
import { pageMeta, renderedAt, type SiteRoute } from './siteRoutes'
import { StartError } from './startError'
import { withMeta, type Meta } from './withMeta'
import { withRendering } from './withRendering'

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

/** Answers share its bytes: a thousand that nobody reads take the memory of one. */
type Bytes = Uint8Array<ArrayBuffer>
type Asset = { body: Bytes; br?: Bytes; gz?: Bytes; type: string; tag: string; cache: string }

export type Site = {
  /** Hashes of the scripts inside the page, for the content security policy. */
  inlineScripts: string[]
  asset: (context: Context) => Response | undefined
  /** `ask` makes the reads of a page that is rendered. */
  page: (context: Context, ask: AskGateway) => Promise<Response>
}

type Folders = {
  folder: string
  /** Built shops of earlier deployments: a page that was opened before this one still finds its files. */
  earlier?: readonly string[]
  /** Whether browsers keep the shop for the time without a network; where not, those that did give it up. */
  keepsOffline?: boolean
}

type Around = {
  /** `PUBLIC_URL`: what a page says its address is. Never the Host header, which anybody may write; where it is not set, no address at all. */
  publicUrl: string | undefined
  /** Title and picture of a product that is on the list; nothing for one that is not. */
  productMeta: (productCode: string) => Promise<Meta | undefined>
  shop: () => Promise<Shop>
  /** Renders pages with what the gateway answers; without it every page is left to the browser. */
  rendered?: Pick<RenderedPages, 'pageOf'> | undefined
}

/**
 * The built H5 shop, read into memory once: a few megabytes, no path from outside ever reaches the disk. Answers the site of a shop, whose
 * database may be opened afterwards: what is missing in the folders is told before. Throws `StartError`.
 */
export function readSite({ folder, earlier = [], keepsOffline }: Folders): (around: Around) => Site {
  const index = path.join(folder, 'index.html')
  if (!existsSync(index)) throw new StartError(`没有找到 H5 页面 ${index}：请先运行 npm run build:h5，或直接 npm start。`)
  const table = path.join(folder, 'routes.json')
  if (!existsSync(table))
    throw new StartError(`H5 页面不完整，没有 ${table}：请重新运行 npm run build:h5，H5_DIR 应为它的整个结果，不是单独的页面。`)
  const page = readFileSync(index, 'utf8')
  const routes = JSON.parse(readFileSync(table, 'utf8')) as SiteRoute[]
  const assets = new Map(filesIn(folder).map((file) => [addressIn(folder, file), assetOf(file)]))
  for (const old of earlier)
    for (const file of filesIn(old))
      if (HASHED.test(file) && !assets.has(addressIn(old, file))) assets.set(addressIn(old, file), assetOf(file))
  for (const own of OWN_FILES) assets.delete(`/${own}`)
  const pages = readBuiltPages(folder)
  if (keepsOffline === false) assets.set(SERVICE_WORKER, RETIRED)
  return (around) => siteOf({ page, routes, assets, pages }, around)
}

type Built = {
  page: string
  routes: SiteRoute[]
  assets: ReadonlyMap<string, Asset>
  pages: ReturnType<typeof readBuiltPages>
}

function siteOf({ page, routes, assets, pages }: Built, { publicUrl, productMeta, shop, rendered }: Around): Site {
  const write = async (at: string, around: (html: string) => string = (html) => html) => {
    const named = await shop()
    const meta = await pageMeta(routes, at, { productMeta, shop: named })
    return packedPage(around(withMeta(page, meta, named.name, publicUrl && `${publicUrl}${at}`, publicUrl)), meta.status)
  }
  return {
    inlineScripts: [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
    ),
    asset: (context) => {
      const asset = assets.get(context.req.path)
      return asset && sent(context, asset)
    },
    page: async (context, ask) => {
      const { path: at } = context.req
      const { search } = new URL(context.req.url)
      // The plain page: what stands in it is asked for with the preview's token.
      if (previewIn(search) !== undefined) return sendPreview(context, await write(at))
      const asked = rendered && !isShell(context) && !isApp(context) ? renderedAt(routes, at, search.slice(1)) : undefined
      const rendering =
        asked &&
        (await rendered?.pageOf(
          { address: asked.address, elder: isElder(context) },
          { ask, write: (drawn) => write(at, (html) => withRendering(html, drawn, { page: asked.page, pages })) },
        ))
      return sendPage(context, rendering ?? (await write(at)))
    },
  }
}

/** What the build tells the gateway alone. */
const OWN_FILES = ['index.html', 'routes.json', 'pages.json', 'styles.json', 'render.mjs']

/** The service worker keeps one page for every address: one without a rendering in it. */
const isShell = (context: Context) => context.req.header('x-shell') !== undefined

/** The pharmacy's own apps draw bars around a page, so that it is rendered in them alone (src/platform/host/hostOf). */
const isApp = (context: Context) => /\bQinghe(Mall|Doctor|Hospital)\//i.test(context.req.header('user-agent') ?? '')

/** The elder version's plain cookie (src/platform/look): a look, and nothing of a person. */
const isElder = (context: Context) => /(?:^|;\s*)elder=1(?:;|$)/.test(context.req.header('cookie') ?? '')

const addressIn = (folder: string, file: string) => `/${path.relative(folder, file).split(path.sep).join('/')}`

const accepts = (context: Context, encoding: string) => (context.req.header('accept-encoding') ?? '').includes(encoding)

const SERVICE_WORKER = '/sw.js'
/** Deletes what was kept and takes itself away. */
const RETIRED: Asset = assetWith(
  Buffer.from(
    `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.delete(name))))
  .then(() => self.registration.unregister())))
`,
  ),
  SERVICE_WORKER,
)

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$|^\.|LICENSE/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function assetOf(file: string): Asset {
  const beside = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined)
  return assetWith(readFileSync(file), file, beside)
}

function assetWith(body: Bytes, file: string, beside: (ending: string) => Bytes | undefined = () => undefined): Asset {
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
  return context.body(bytes, 200, encoding ? { ...headers, 'Content-Encoding': encoding } : headers)
}
