import type { Browser } from 'playwright-core'
import { asColumns } from '../../scripts/lists/asColumns'
import { withBrowser } from './chromium'
import { kb, median, ms } from './format'
import { withGateway } from './shop'

const RUNS = 3
const SLOWER_CPU = 4
/** 1.6 Mbit/s and 150 ms there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 }
/** From the last change of the picture until the visit is over, in milliseconds. */
const QUIET = 4000

type Visit = { fcp: number; lcp: number; tbt: number; cls: number; before: Record<'js' | 'css', number>; all: number; requests: number }

/** The first visit to the home page of a phone with nothing cached, as such a phone would feel it. */
export async function home() {
  const visits = await withGateway(({ address }) =>
    withBrowser(async (browser) => {
      const all: Visit[] = []
      for (let run = 0; run < RUNS; run += 1) all.push(await visit(browser, address))
      return all
    }),
  )
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick))
  console.log(`CPU ${SLOWER_CPU} times slower, 1.6 Mbit/s, 150 ms, gzip, empty cache; median of ${RUNS}.\n`)
  const rows = [
    ['JS over the wire before the first picture', kb(of(({ before }) => before.js))],
    ['CSS over the wire before the first picture', kb(of(({ before }) => before.css))],
    ['everything, pictures included', `${kb(of(({ all }) => all))} in ${of(({ requests }) => requests)} requests`],
    ['first contentful paint', ms(of(({ fcp }) => fcp))],
    ['largest contentful paint', ms(of(({ lcp }) => lcp))],
    ['total blocking time', ms(of(({ tbt }) => tbt))],
    ['cumulative layout shift', of(({ cls }) => cls).toFixed(3)],
  ]
  console.log(asColumns({ headings: ['home', ''], rows }))
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  })
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
  await page.addInitScript(watchVitals)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET)
  const vitals = await page.evaluate(
    () => (globalThis as unknown as { vitals: { fcp: number; lcp: number; tbt: number; cls: number } }).vitals,
  )
  await context.close()
  const bytes = (type: string) =>
    arrived.filter((one) => one.type === type && one.at <= vitals.fcp).reduce((sum, one) => sum + one.bytes, 0)
  return {
    ...vitals,
    before: { js: bytes('Script'), css: bytes('Stylesheet') },
    all: arrived.reduce((sum, one) => sum + one.bytes, 0),
    requests: arrived.length,
  }
}

/** Runs in the page before anything of it: notes what the browser says of its own speed. */
function watchVitals() {
  const vitals = { fcp: 0, lcp: 0, tbt: 0, cls: 0 }
  Object.assign(globalThis, { vitals })
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime
  })
  // What a task takes beyond 50 ms is time in which a tap is not heard.
  watch('longtask', (entry) => {
    vitals.tbt += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) vitals.cls += (entry as Shift).value
  })
}
