import type { AnalyticsBatch } from '../../src/contract/analytics'
import { journey } from './support/journey'

journey('a visit is reported only where it was allowed, and says nothing of who or what', async ({ app }) => {
  const told: string[] = []
  // What a beacon carries is not shown to who watches the network.
  await app.page.exposeFunction('tell', (body: string) => void told.push(body))
  await app.page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((globalThis as unknown as { tell: (body: string) => void }).tell)
      return send(url, body)
    }
  })
  /** The page goes out of sight, as when the shopper turns to another app. */
  const hide = () =>
    app.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
  await app.open('home')
  await app.sees('购物车')
  await hide()
  expect(told).toEqual([])

  await app.open('personalization')
  await app.tap('帮助改进（使用统计）')
  await app.open('searchResult', { keyword: '布洛芬' })
  await app.sees('布洛芬')
  const arrived = app.page.waitForResponse((reply) => reply.url().endsWith('/api/analytics/events'))
  // Its code comes after the first picture, and nobody is told when.
  await app.until(async () => {
    await hide()
    return told.length > 0 || undefined
  }, 'nothing was reported')
  expect((await arrived).status()).toBe(200)

  const { events } = JSON.parse(told[0] ?? '{}') as AnalyticsBatch
  expect(events.map(({ type, route }) => `${type} ${route}`)).toContain('page searchResult')
  expect(told.join()).not.toMatch(/[\u4e00-\u9fff]|\d{11}|keyword/)
})
