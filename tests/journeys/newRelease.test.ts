import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { writeServiceWorker } from '../../scripts/build/serviceWorker.mjs'
import { closeBrowser, newPhone } from './support/phone'

type Release = 'A' | 'B' | 'C'
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

/** A shop of a page and a script: each release has files of its own, and none of the others'. */
function build(root: string, release: Release) {
  const script = `/js/app.${release.toLowerCase().repeat(8)}.js`
  const folder = path.join(root, release)
  mkdirSync(path.join(folder, 'js'), { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), `<body>page ${release} <script src="${script}"></script></body>`)
  writeFileSync(path.join(folder, script), `document.body.append('script ${release}')`)
  writeServiceWorker(folder)
  return folder
}

function serve(server: Server, folder: string) {
  server.removeAllListeners('request')
  server.on('request', ({ url = '/' }, reply) => {
    const file = path.join(folder, url === '/' ? 'index.html' : url)
    try {
      const body = readFileSync(file)
      reply.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'text/plain').setHeader('Cache-Control', 'no-cache')
      reply.end(body)
    } catch {
      reply.writeHead(404).end()
    }
  })
}

/** What the shop does at the end of each visit: looks for a new worker, which is at work once its files are kept. */
const keepShell = (page: Page) =>
  page.evaluate(async () => {
    const kept = await navigator.serviceWorker.register('/sw.js')
    await kept.update()
    const worker = kept.installing ?? kept.waiting ?? kept.active
    await new Promise<void>((resolve) => {
      const look = () => worker?.state === 'activated' && resolve()
      worker?.addEventListener('statechange', look)
      look()
    })
    return (await caches.keys()).length
  })

let root: string
beforeAll(() => (root = mkdtempSync(path.join(tmpdir(), 'releases-'))))
afterAll(async () => {
  await closeBrowser()
  rmSync(root, { recursive: true })
})

it('a new release takes the place of the kept one at the next visit, and is never mixed with it', async () => {
  const server = createServer()
  const { port } = await new Promise<AddressInfo>((resolve) => server.listen(0, () => resolve(server.address() as AddressInfo)))
  const address = `http://127.0.0.1:${port}/`
  const context = await newPhone(address, { keepsShell: true })
  const page = await context.newPage()
  const shown = async () => {
    await page.goto(address)
    return (await page.innerText('body')).trim()
  }
  try {
    serve(server, build(root, 'A'))
    expect(await shown()).toBe('page A script A')
    expect(await keepShell(page)).toBe(1)

    // Served by the next release, before anything of it is kept.
    serve(server, build(root, 'B'))
    expect(await shown()).toBe('page B script B')
    expect(await keepShell(page)).toBe(2)

    // The one before stays for pages that are still open, no older one.
    serve(server, build(root, 'C'))
    expect(await shown()).toBe('page C script C')
    expect(await keepShell(page)).toBe(2)

    server.close()
    server.closeAllConnections()
    expect(await shown()).toBe('page C script C')
  } finally {
    await context.close()
    server.close()
  }
})
