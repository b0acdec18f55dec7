import type { Browser, BrowserContext } from 'playwright-core'
import { asColumns } from '../../scripts/lists/asColumns'
import { publicUrl } from '../../src/routes/resolve'
import { withBrowser } from './chromium'
import { kb, median, ms } from './format'
import { withGateway } from './shop'

const RUNS = 5
const SLOWER_CPU = 4
/** 1.6 Mbit/s and 150 ms there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 }
/** From the load event until the visit is over, in milliseconds. */
const QUIET = 5000

type Page = { at: string; press?: string }
/** The pages that the gateway renders, and what is pressed on them that leads nowhere else. */
const PAGES: Record<string, Page> = {
  home: { at: publicUrl('home') },
  category: { at: publicUrl('category'), press: '咽痛咳嗽' },
  'search result': { at: publicUrl('searchResult', { keyword: '感冒' }), press: '销量' },
  product: { at: publicUrl('product', { productCode: '110011' }), press: '加入购物车' },
}

type Vitals = { fcp: number; takenOver: number; lcp: number; tbt: number; cls: number; press: number }
type Visit = Vitals & { html: number; scripts: number; all: number; requests: number }

/** First visits to four pages of a phone with nothing cached, as such a phone would feel them, and second ones; `RENDER=0` for pages that come empty. */
export async function pages() {
  console.log(`CPU ${SLOWER_CPU} times slower, 1.6 Mbit/s, 150 ms, gzip, empty cache; median of ${RUNS}.\n`)
  const visits = await withGateway(({ address }) =>
    withBrowser(async (browser) => {
      const all = new Map<string, { first: Visit[]; second: Visit[] }>()
      // Each round visits every page, so that a busy minute of the machine is not one page's alone.
      for (let run = 0; run < RUNS; run += 1)
        for (const [name, page] of Object.entries(PAGES)) {
          const { first, second } = await visitTwice(browser, address, page)
          const told = all.get(name) ?? { first: [], second: [] }
          all.set(name, { first: [...told.first, first], second: [...told.second, second] })
        }
      return all
    }),
  )
  const row = (about: string, of: (visits: { first: Visit[]; second: Visit[] }) => string) => [about, ...[...visits.values()].map(of)]
  const first = (say: (value: number) => string, pick: (visit: Visit) => number) => (told: { first: Visit[] }) =>
    say(median(told.first.map(pick)))
  const second = (pick: (visit: Visit) => number) => (told: { second: Visit[] }) => ms(median(told.second.map(pick)))
  const rows = [
    row(
      'HTML over the wire',
      first(kb, ({ html }) => html),
    ),
    row(
      'JavaScript over the wire until it is taken over',
      first(kb, ({ scripts }) => scripts),
    ),
    row(
      'everything, pictures included',
      first(kb, ({ all }) => all),
    ),
    row(
      'requests',
      first(String, ({ requests }) => requests),
    ),
    row(
      'first contentful paint',
      first(ms, ({ fcp }) => fcp),
    ),
    row(
      'largest contentful paint',
      first(ms, ({ lcp }) => lcp),
    ),
    row(
      'taken over: taps are answered',
      first(ms, ({ takenOver }) => takenOver),
    ),
    row(
      'total blocking time',
      first(ms, ({ tbt }) => tbt),
    ),
    row(
      'cumulative layout shift',
      first(
        (value) => value.toFixed(3),
        ({ cls }) => cls,
      ),
    ),
    row(
      'a press, until it is painted',
      first(ms, ({ press }) => press),
    ),
    row(
      'second visit: largest contentful paint',
      second(({ lcp }) => lcp),
    ),
    row(
      'second visit: taken over',
      second(({ takenOver }) => takenOver),
    ),
    row(
      'second visit: total blocking time',
      second(({ tbt }) => tbt),
    ),
  ]
  console.log(asColumns({ headings: ['', ...visits.keys()], rows }))
}

async function visitTwice(browser: Browser, address: string, page: Page) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  })
  try {
    return { first: await visit(context, address, page), second: await visit(context, address, page) }
  } finally {
    await context.close()
  }
}

async function visit(context: BrowserContext, address: string, { at, press }: Page): Promise<Visit> {
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
  await page.addInitScript({ path: 'tests/bench/watchVitals.js' })
  await page.goto(address + at, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET)
  // What has come until here is the visit; the press is another matter.
  const vitals = await page.evaluate(() => ({ ...(globalThis as unknown as { vitals: Vitals }).vitals }))
  if (press !== undefined) await page.locator('.taro_page').getByText(press).first().tap()
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
