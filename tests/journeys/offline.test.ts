import { journey, type Company } from './support/journey'
import { members } from './support/people'
import { logOut } from './support/steps'

const KEPT = /网络不可用，显示的是 \d\d:\d\d 的内容/
const stored = ({ app }: Company, key: string) => app.page.evaluate((name) => localStorage.getItem(`qinghe.${name}`) ?? '', key)
const isReady = ({ app }: Company) => app.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

/** Reads home, the orders and a leaflet, until each of it and the shop's files are on the phone. */
async function read(company: Company) {
  const { app } = company
  const isKept = (call: string) =>
    app.until(async () => (await stored(company, 'ownAnswers')).includes(call) || undefined, `does not keep ${call}`)
  await company.logInAs(members.zhou)
  await app.open('home')
  await app.sees('为您推荐')
  await isKept('GET /mall/home')
  await app.open('orders')
  await isKept('GET /orders')
  await app.open('instructionBook', { productCode: '110011' })
  await isKept('GET /product/info/{code}')
  await isReady(company)
}

journey('home, orders and a leaflet are there without a network, and say from when', { keepsShell: true }, async (company) => {
  const { app } = company
  await read(company)
  await app.goOffline()
  await app.open('home')
  await app.sees(KEPT)
  await app.sees('为您推荐')
  // Nobody can say whether the pharmacist is there.
  await app.seesNot('在线 ·')
  await app.open('orders')
  await app.sees(KEPT)
  await app.sees('查看物流')
  await app.open('instructionBook', { productCode: '110011' })
  await app.sees(KEPT)
  await app.sees('用法用量')
  await app.open('instructionBook', { productCode: '120011' })
  await app.sees('没有网络')
  const broken = (pictures: HTMLImageElement[]) => pictures.filter(({ naturalWidth }) => naturalWidth === 0).length
  expect(await app.page.locator('img:visible').evaluateAll(broken)).toBe(0)
  await app.seesNot(KEPT)
  await app.comeOnline()
  await app.tap('重试')
  await app.sees('用法用量')
  await app.seesNot(KEPT)
})

journey('nothing of a member is left when they log out', { keepsShell: true }, async (company) => {
  const { app } = company
  await read(company)
  await logOut(app)
  expect(await stored(company, 'ownAnswers')).toBe('')
  const kept = await app.page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => path !== '/' && !/^\/(js|css|static)\//.test(path))).toEqual([])
  await app.goOffline()
  await app.open('orders')
  await app.seesNot('查看物流')
})

journey(
  'a gateway that keeps nothing takes the shop off the phones that kept it',
  { keepsShell: true, env: { OFFLINE: '0' } },
  async ({ app }) => {
    await app.open('home')
    const left = await app.page.evaluate(async () => {
      const kept = await navigator.serviceWorker.register('/sw.js')
      const worker = kept.installing ?? kept.waiting ?? kept.active
      await new Promise<void>((resolve) => {
        const look = () => (worker?.state === 'activated' || worker?.state === 'redundant') && resolve()
        worker?.addEventListener('statechange', look)
        look()
      })
      return (await caches.keys()).length
    })
    expect(left).toBe(0)
    await app.until(
      async () => (await app.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)) === 0 || undefined,
      'keeps its service worker',
    )
  },
)
