import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { build } from 'esbuild'

const HERE = path.resolve('tests/weapp/harness')
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

let engine: Promise<string> | undefined

/** The engine for the browser, made once. */
const engineScript = () =>
  (engine ??= build({
    entryPoints: [path.join(HERE, 'inPage/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome118',
    logLevel: 'error',
  }).then(({ outputFiles: [made] }) => made?.text ?? ''))

/**
 * Serves the engine, and a compiled build from its folder. `/?gateway=<built>,<real>` is a phone whose requests go to the real address
 * instead of the one the build was made for.
 */
export async function serve(folder: string, bundle: string): Promise<Server> {
  const script = await engineScript()
  const own: Record<string, (search: string) => Promise<string> | string> = {
    '/': async (search) => (await readFile(path.join(HERE, 'index.html'), 'utf8')).replace('/bundle.js', `/bundle.js${search}`),
    '/engine.css': () => readFile(path.join(HERE, 'engine.css'), 'utf8'),
    '/engine.js': () => script,
    '/bundle.js'(search) {
      const [built, real] = new URLSearchParams(search).get('gateway')?.split(',') ?? []
      return built && real ? bundle.replaceAll(built, real) : bundle
    },
  }
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://engine')
    const answer = async () => (own[pathname] ? own[pathname](search) : readFile(path.join(folder, path.normalize(decodeURI(pathname)))))
    const type = TYPES[pathname === '/' ? '.html' : path.extname(pathname)] ?? 'application/octet-stream'
    answer().then(
      (body) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
