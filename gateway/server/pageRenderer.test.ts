import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { bundleRenderer } from '../../scripts/build/renderer.mjs'
import { gatewayAt, SEEDED_AT, type Gateway } from '../../tests/support/gateway'
import { VALSARTAN } from '../../tests/support/prescribe'
import { products } from '../tables'
import { askAs } from './askAs'
import { localOnly } from './localOnly'
import { PageRenderer } from './pageRenderer'

describe('a page that the gateway renders', () => {
  let folder: string
  let shop: Gateway
  let renderer: PageRenderer
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'render-'))
    await bundleRenderer(path.join(folder, 'render.mjs'))
    shop = await gatewayAt()
    renderer = new PageRenderer(path.join(folder, 'render.mjs'), { timeoutMs: 30_000 })
  })
  afterAll(async () => {
    await renderer.close()
    rmSync(folder, { recursive: true })
  })

  const rendered = async (address: string, { elder = false } = {}) => {
    const asked: string[] = []
    const page = await renderer.render({ address, elder, now: Date.parse(SEEDED_AT) }, async (url) => {
      asked.push(url)
      return shop.app.request(url)
    })
    return { ...page, text: (page?.html ?? '').replace(/<[^>]*>/g, ' '), asked }
  }

  it('shows what home is answered, and carries it', async () => {
    const { symptoms } = await shop.visitor.mall.home()
    const { commonResource1: banners } = await shop.visitor.mall.config()
    const { text, dehydrated } = await rendered('/')
    for (const { name } of symptoms.slice(0, 8)) expect(text).toContain(name)
    for (const { title } of banners) expect(text).toContain(title)
    expect(text).toContain('早上好')
    expect(dehydrated?.answers.map(({ key: [line] }) => line)).toEqual(['GET /mall/config', 'GET /mall/home'])
  })

  it('shows a product, with its price and name', async () => {
    const [card] = (await shop.visitor.search.list({ query: { size: 1 } })).results
    const { html, text, dehydrated } = await rendered(`/product/${card?.productCode}.html`)
    expect(text).toContain(card?.name)
    // A closed sheet reads them, too.
    expect(dehydrated?.answers.map(({ key: [line] }) => line)).toEqual(
      expect.arrayContaining(['GET /coupon/list', 'GET /stairPrice/{code}']),
    )
    // What React takes over is the element that Taro's router looks for.
    expect(html).toContain(`<div id="/product/${card?.productCode}.html?stamp=AA" class="taro_page">`)
  })

  it('shows the categories', async () => {
    const { results } = await shop.visitor.mall.categories()
    const { text } = await rendered('/category')
    expect(text).toContain(results[0]?.name)
    expect(text).toContain(results[0]?.children[0]?.name)
  })

  it('shows what a search finds', async () => {
    const { results } = await shop.visitor.search.result({ query: { keyword: '布洛芬', size: 10 } })
    const { text } = await rendered(`/search/result?keyword=${encodeURIComponent('布洛芬')}`)
    expect(results.length).toBeGreaterThan(0)
    for (const { name } of results) expect(text).toContain(name)
  })

  it('is rendered for the elder version', async () => {
    const { html, text } = await rendered('/product/110011.html', { elder: true })
    expect(html).toContain('class="q-screen elder')
    expect(text).toContain('拿不准，先问药师')
  })

  it('renders several pages at once, each from its own answers', async () => {
    const [home, again] = await Promise.all([rendered('/'), rendered('/category'), rendered('/')]).then(([first, , last]) => [first, last])
    expect(home?.html).toBe(again?.html)
  })

  it('tells of a sealed prescription drug neither leaflet nor pack nor number', async () => {
    const [row] = await shop.db.select().from(products).where(eq(products.productCode, VALSARTAN))
    const { html = '', text, dehydrated } = await rendered(`/product/${VALSARTAN}.html`)
    expect(text).toContain(row?.name)
    const told = html + JSON.stringify(dehydrated)
    // What is shorter is its name, or the law's warning, which every page of such a drug bears.
    const leaflet = [...(row?.sections ?? []), ...(row?.keyFacts ?? [])].flatMap(({ text: said }) => (said.length > 20 ? [said] : []))
    const pictures = (row?.pictures ?? []).map((picture) => `/pictures/${picture}`)
    const secrets = [row?.approvalNumber, row?.summary, ...pictures, ...leaflet]
    expect(secrets.length).toBeGreaterThan(5)
    for (const secret of secrets) expect(told).not.toContain(secret)
  })

  it('has nothing of whoever opened it', async () => {
    const opened = async (headers: Record<string, string>) => {
      const app = new Hono().get('*', async (context) => {
        const page = await renderer.render({ address: '/', elder: false, now: Date.parse(SEEDED_AT) }, askAs(shop.app, context))
        return context.json(page ?? {})
      })
      return (await app.request('/', { headers })).text()
    }
    const { token, device } = shop.zhou
    const own = { Authorization: `Bearer ${token}`, Cookie: `token=${token}`, 'X-Device-Id': device, 'X-Forwarded-For': '203.0.113.7' }
    const page = await opened(own)
    expect(page).toBe(await opened({}))
    for (const secret of [token, device, '203.0.113.7', '周岚']) expect(page).not.toContain(secret)
  })

  it('is rendered by a trial, which answers this machine alone', async () => {
    const trial = new Hono()
    trial.use(localOnly)
    trial.all('/api/*', ({ req }) => shop.app.fetch(req.raw))
    trial.get('/', async (context) => {
      const page = await renderer.render({ address: '/', elder: false, now: Date.parse(SEEDED_AT) }, askAs(trial, context))
      return context.text(page?.html ?? 'left to the browser')
    })
    expect(await (await trial.request('/', { headers: { host: 'localhost:8080' } })).text()).toContain('早上好')
  })

  it.each(['/user', '/nothing/here'])('leaves %s to the browser', async (address) => {
    expect((await rendered(address)).html).toBeUndefined()
  })

  it('leaves a page to the browser whose reads are refused', async () => {
    expect((await rendered('/product/999999.html')).html).toBeUndefined()
  })
})

describe('a thread that does not render', () => {
  it.each([
    ['throws', 'throw new Error("broken")'],
    ['never answers', 'export const serve = () => undefined'],
  ])('leaves the page to the browser: %s', async (_how, source) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'render-'))
    writeFileSync(path.join(folder, 'render.mjs'), source)
    const renderer = new PageRenderer(path.join(folder, 'render.mjs'), { timeoutMs: 300 })
    const ask = () => Promise.reject(new Error('nobody asks'))
    expect(await renderer.render({ address: '/', elder: false, now: 0 }, ask)).toBeUndefined()
    await renderer.close()
    rmSync(folder, { recursive: true })
  })
})
