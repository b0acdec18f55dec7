import type { AnalyticsBatch } from '../../src/contract/analytics'
import { journey } from './support/journey'
import type { Shopper } from './support/shopper'

/** Everybody's phone is told this variant of the empty cart. */
const told = (app: Shopper, variant: string) =>
  app.page.route('**/api/abTest', (route) => route.fulfill({ json: { results: [{ experiment: 'emptyCart', variant }] } }))

/** Opens the home page with its variant read. */
async function openHome(app: Shopper) {
  await Promise.all([app.page.waitForResponse('**/api/abTest'), app.open('home')])
  await app.settled()
}

/** Names of the exposures reported when the page goes out of sight; visits are reported only with consent. */
async function exposuresOf(app: Shopper, walk: () => Promise<void>): Promise<string[]> {
  const bodies: string[] = []
  await app.page.exposeFunction('tellBody', (body: string) => void bodies.push(body))
  await app.page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((globalThis as unknown as { tellBody: (body: string) => void }).tellBody)
      return send(url, body)
    }
  })
  await walk()
  await app.until(async () => {
    await app.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    return bodies.some((body) => body.includes('"cart"')) || undefined
  }, 'nothing was reported of the cart')
  return bodies
    .flatMap((body) => (JSON.parse(body) as AnalyticsBatch).events)
    .filter(({ type }) => type === 'exposure')
    .map(({ name }) => name)
}

journey('a fresh shop shows everybody its empty cart as it is', { shop: 'shared' }, async ({ app }) => {
  await app.open('home')
  await app.sees('首页')
  await app.tap('购物车')
  await app.sees('去逛逛')
  await app.seesNot('搜要买的药')
})

journey('a phone that is told another variant in time shows it, leads on, and is counted once', { shop: 'shared' }, async ({ app }) => {
  await told(app, 'search')
  await app.open('personalization')
  await app.tap('帮助改进（使用统计）')
  const exposures = await exposuresOf(app, async () => {
    await openHome(app)
    await app.tap('购物车')
    await app.sees('搜要买的药')
    await app.tap('搜要买的药')
    await app.isAt('search')
    await app.sees('大家在搜')
    await app.goBack()
    await app.sees('搜要买的药')
  })
  expect(exposures).toEqual(['emptyCart:search'])
})

journey(
  'an answer that comes late changes nothing before the shopper’s eyes, and that visit is not counted',
  { shop: 'shared' },
  async ({ app }) => {
    await app.open('personalization')
    await app.tap('帮助改进（使用统计）')
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await app.page.route('**/api/abTest', async (route) => {
      await held
      await route.fulfill({ json: { results: [{ experiment: 'emptyCart', variant: 'search' }] } })
    })
    const exposures = await exposuresOf(app, async () => {
      await app.open('cart')
      await app.sees('去逛逛')
      const arrived = app.page.waitForResponse('**/api/abTest')
      answer()
      await arrived
      await app.settled()
      await app.sees('去逛逛')
      await app.seesNot('搜要买的药')
      await app.tap('首页')
      await app.tap('购物车')
      await app.sees('去逛逛')
    })
    expect(exposures).toEqual([])
  },
)

journey('without consent nothing of a variant is told to anybody', { shop: 'shared' }, async ({ app }) => {
  await told(app, 'search')
  let reports = 0
  app.page.on('request', (request) => void (reports += request.url().includes('/analytics/') ? 1 : 0))
  await openHome(app)
  await app.tap('购物车')
  await app.sees('搜要买的药')
  await app.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await app.settled()
  expect(reports).toBe(0)
})

journey('a variant this shop does not know is the shop as it is', { shop: 'shared' }, async ({ app }) => {
  await told(app, 'nextYear')
  await openHome(app)
  await app.tap('购物车')
  await app.sees('去逛逛')
})
