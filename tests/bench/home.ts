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

type Vitals = { fcp: number; drawn: number; lcp: number; tbt: number; cls: number }
/** Bytes over the wire until a moment. */
type Weight = { js: number; css: number }
type Visit = Vitals & { first: Weight; all: number; requests: number }

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
    ['JS over the wire before home’s first picture', kb(of(({ first }) => first.js))],
    ['CSS over the wire before home’s first picture', kb(of(({ first }) => first.css))],
    ['everything, pictures included', `${kb(of(({ all }) => all))} in ${of(({ requests }) => requests)} requests`],
    ['first contentful paint (the outline in the page itself)', ms(of(({ fcp }) => fcp))],
    ['home’s first picture', ms(of(({ drawn }) => drawn))],
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
  await page.addInitScript({ path: 'tests/bench/watchVitals.js' })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET)
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)
  await context.close()
  const bytes = (type: string, until: number) =>
    arrived.filter((one) => one.type === type && one.at <= until).reduce((sum, one) => sum + one.bytes, 0)
  const weightAt = (moment: number): Weight => ({ js: bytes('Script', moment), css: bytes('Stylesheet', moment) })
  const all = arrived.reduce((sum, one) => sum + one.bytes, 0)
  return { ...vitals, first: weightAt(vitals.drawn), all, requests: arrived.length }
}
