import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext } from 'playwright-core'

/** Visits of each page. */
const RUNS = 5
const SLOWER_CPU = 4
/** 1.6 Mbit/s and 150 ms there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 }
/** From the load event until the visit is over, in milliseconds. */
const QUIET = 5000

/** What every visit goes through, for the head of a table. */
export const PROFILE = `CPU ${SLOWER_CPU} times slower, 1.6 Mbit/s, 150 ms, gzip, empty cache; median of ${RUNS}.`

export type VisitedPage = {
  url: string
  /** Words that are pressed once the page is at rest, and lead nowhere else. */
  press?: string | undefined
  /** A letter that is typed into its field once the page is at rest, instead of a press. */
  typed?: string | undefined
  /** Selector of what the page is in. */
  within: string
  /** Selector that matches from the moment on that the page's app answers taps. */
  takenOver: string
}

type Vitals = { fcp: number; takenOver: number; lcp: number; tbt: number; cls: number; press: number }
/** Moments in milliseconds from the start of the visit, weights in bytes over the wire; `scripts` are those that came until `takenOver`. */
export type Visit = Vitals & { html: number; scripts: number; all: number; requests: number }
/** First visits with nothing cached, and second ones by the same browser. */
export type Visits = { first: Visit[]; second: Visit[] }

/** Visits each page as a phone with nothing cached, and once more. Each round visits every page, so that a busy minute of the machine is not one page's alone. */
export async function visitInRounds(browser: Browser, pages: Readonly<Record<string, VisitedPage>>): Promise<Map<string, Visits>> {
  const all = new Map<string, Visits>()
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, page] of Object.entries(pages)) {
      const { first, second } = await visitTwice(browser, page)
      const told = all.get(name) ?? { first: [], second: [] }
      all.set(name, { first: [...told.first, first], second: [...told.second, second] })
    }
  return all
}

async function visitTwice(browser: Browser, page: VisitedPage) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  })
  try {
    return { first: await visit(context, page), second: await visit(context, page) }
  } finally {
    await context.close()
  }
}

async function visit(context: BrowserContext, { url, press, typed, within, takenOver }: VisitedPage): Promise<Visit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  const arrived: Array<{ at: number; bytes: number; type: string }> = []
  const types = new Map<string, string>()
  let began = 0
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    began ||= timestamp
    types.set(requestId, type ?? '')
  })
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    arrived.push({ at: (timestamp - began) * 1000, bytes: encodedDataLength, type: types.get(requestId) ?? '' }),
  )
  const watching = readFileSync('tests/bench/watchVitals.js', 'utf8')
  await page.addInitScript({ content: `globalThis.takenOverSelector = ${JSON.stringify(takenOver)}\n${watching}` })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET)
  // What has come until here is the visit; the press is another matter.
  const vitals = await page.evaluate(() => ({ ...(globalThis as unknown as { vitals: Vitals }).vitals }))
  if (typed !== undefined) {
    await page.locator(within).locator('input').first().focus()
    await page.keyboard.type(typed)
  }
  if (press !== undefined) await page.locator(within).getByText(press).first().tap()
  await page.waitForTimeout(QUIET / 5)
  const pressed = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals.press)
  await page.close()
  const bytes = (wanted: (one: { at: number; type: string }) => boolean) => arrived.filter(wanted).reduce((sum, one) => sum + one.bytes, 0)
  return {
    ...vitals,
    press: pressed,
    html: bytes(({ type }) => type === 'Document'),
    scripts: bytes(({ type, at: moment }) => type === 'Script' && moment <= vitals.takenOver),
    all: bytes(() => true),
    requests: arrived.length,
  }
}
