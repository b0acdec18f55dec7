import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../support/browser.mjs'
import { compile } from './compile'
import type { EngineInPage } from './inPage/main'
import { within } from './within'

const HERE = path.resolve('tests/weapp/harness')
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** Milliseconds for anything the mini-program is asked to do; a healthy one needs two seconds at most. */
const SLOWEST = 20_000

declare const engine: EngineInPage

export type Opened = Awaited<ReturnType<typeof openBuild>>
type Options = {
  /** Page path with its query: where the mini-program starts. */
  url: string
  /** Where requests and pictures really go, instead of the address the build was made for. */
  gateway: { built: string; real: string }
  /** What the device has stored, by key. */
  stored?: Record<string, unknown>
}

/** Opens a built mini-program in Chromium on the component engine. */
export async function openBuild(folder: string, { url, gateway, stored = {} }: Options) {
  const compiled = compile(folder)
  if (compiled.errors.length) throw new Error(compiled.errors.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  const server = await serve(folder, compiled.code.replaceAll(gateway.built, gateway.real))
  // Web security is off: wx.request knows no cross-origin rules.
  const executable = process.env.CHROMIUM
  const browser = await chromium.launch({
    args: [...CHROMIUM_FLAGS, '--disable-web-security'],
    ...(executable && { executablePath: executable }),
  })
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  const errors: string[] = []
  listen(page, errors)
  const inspect = () =>
    within(
      SLOWEST,
      'Looking at the page',
      page.evaluate(() => engine.inspect()),
    )
  const close = async () => {
    await browser.close()
    server.close()
  }
  try {
    const address = server.address()
    await page.addInitScript((values) => Object.assign(globalThis, { storedOnDevice: values }), stored)
    await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
    await within(
      SLOWEST,
      `Opening ${url}`,
      page.evaluate((at) => engine.start(at), url),
    )
  } catch (fault) {
    await close()
    throw new Error(`The mini-program did not start: ${String(fault)}\n${errors.join('\n')}`, { cause: fault })
  }
  return {
    page,
    errors,
    close,
    inspect,
    /** What there is once the page says something and had a second more for what it asks of the gateway. */
    async settled() {
      for (const deadline = Date.now() + 15_000; (await inspect()).text.trim() === '' && Date.now() < deadline;)
        await page.waitForTimeout(200)
      await page.waitForTimeout(1000)
      return inspect()
    },
    reLaunch: (to: string) =>
      within(
        SLOWEST,
        `Opening ${to}`,
        page.evaluate((at) => engine.reLaunch(at), to),
      ),
    /** Waits until the page on top shows this text. */
    async sees(text: string) {
      const shown = page.locator('.page:not([hidden])').last().getByText(text).filter({ visible: true }).first()
      await shown.waitFor({ timeout: 10_000 })
    },
    async tap(text: string) {
      const target = page.locator('.page:not([hidden])').last().getByText(text).filter({ visible: true }).last()
      await target.tap({ timeout: 10_000 })
    },
  }
}

function listen(page: Page, errors: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  page.on('pageerror', (fault) => errors.push(fault.stack ?? fault.message))
}

async function serve(folder: string, bundle: string): Promise<Server> {
  const made = await build({
    entryPoints: [path.join(HERE, 'inPage/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome118',
    logLevel: 'error',
  })
  const own: Record<string, () => Promise<Buffer> | Buffer> = {
    '/': () => readFile(path.join(HERE, 'index.html')),
    '/engine.css': () => readFile(path.join(HERE, 'engine.css')),
    '/engine.js': () => Buffer.from(made.outputFiles[0]?.contents ?? ''),
    '/bundle.js': () => Buffer.from(bundle),
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://engine')
    const answer = async () => (own[pathname] ? own[pathname]() : readFile(path.join(folder, path.normalize(pathname))))
    const type = TYPES[pathname === '/' ? '.html' : path.extname(pathname)] ?? 'application/octet-stream'
    answer().then(
      (body) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
