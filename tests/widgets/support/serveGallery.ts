import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}
const SITE = 'dist/gallery-h5'
const PICTURES = 'gateway/demo/pictures/webp'

/** The built gallery and the catalogue's pictures, without a gateway; every other address is the page itself. */
export async function serveGallery(): Promise<{ address: string; close: () => void }> {
  if (!existsSync(path.join(SITE, 'index.html'))) throw new Error(`${SITE} is not there: npm run build:gallery`)
  const server: Server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://gallery')
    const file = pathname.startsWith('/pictures/') ? path.join(PICTURES, path.basename(pathname)) : path.join(SITE, pathname)
    const isThere = existsSync(file) && statSync(file).isFile()
    if (!isThere && (path.extname(pathname) || pathname.startsWith('/api/'))) {
      answer.writeHead(404).end()
      return
    }
    const sent = isThere ? file : path.join(SITE, 'index.html')
    answer.writeHead(200, {
      'content-type': TYPES[path.extname(sent)] ?? 'application/octet-stream',
      // Pages of one browser share what they are made of.
      'cache-control': isThere ? 'max-age=600' : 'no-store',
    })
    createReadStream(sent).pipe(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
