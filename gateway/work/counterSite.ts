import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'hono'
import { escapeHtml } from '../lib/escapeHtml'
import type { CounterVariables } from './counterHeaders'

export type CounterSite = {
  asset: (context: Context) => Response | undefined
  page: (context: Context<CounterVariables>, shopName: string) => Response
}

type Asset = { body: Uint8Array<ArrayBuffer>; br?: Uint8Array<ArrayBuffer> | undefined; type: string }
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** The built counter, read into memory once; no path from outside reaches the disk. Nothing where it was not built. */
export function readCounterSite(folder: string): CounterSite | undefined {
  const index = path.join(folder, 'index.html')
  if (!existsSync(index)) return undefined
  const page = readFileSync(index, 'utf8')
  const names = readdirSync(path.join(folder, 'assets')).filter((name) => path.extname(name) in TYPES)
  const assets = new Map(names.map((name) => [`/work/assets/${name}`, assetOf(path.join(folder, 'assets', name))]))
  return {
    asset: (context) => {
      const asset = assets.get(context.req.path)
      return asset && sent(context, asset)
    },
    page: (context, shopName) => {
      context.header('Cache-Control', 'no-store')
      const name = escapeHtml(shopName)
      // A function: in a replacement's text `$&` would mean something.
      return context.html(page.replaceAll('NONCE', context.get('nonce')).replaceAll('SHOP_NAME', () => name))
    },
  }
}

const bytesOf = (file: string) => new Uint8Array(readFileSync(file))
const assetOf = (file: string): Asset => ({
  body: bytesOf(file),
  br: existsSync(`${file}.br`) ? bytesOf(`${file}.br`) : undefined,
  type: TYPES[path.extname(file)] ?? '',
})

/** Every name carries a hash of its content: it never changes. */
function sent(context: Context, { body, br, type }: Asset): Response {
  const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' }
  const takesBrotli = /(?:^|,)\s*br\b/.test(context.req.header('accept-encoding') ?? '')
  return br && takesBrotli ? context.body(br, 200, { ...headers, 'Content-Encoding': 'br' }) : context.body(body, 200, headers)
}
