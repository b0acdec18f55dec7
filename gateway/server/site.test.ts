import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { SHOP } from '../../src/lib/shop'
import type { RenderedPages } from './renderedPages'
import { securityHeaders } from './securityHeaders'
import { readSite } from './site'

const TOKEN = 'kV3xQ9-aB_fG7hJ2mN5pRwkV3xQ9-aB_fG7hJ2mN5pR'

describe('a page asked for under a forged Host header', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'))
    writeFileSync(path.join(folder, 'index.html'), '<title>x</title>')
    const product = { name: 'product', expression: '^/product/(\\d+)\\.html$', names: ['productCode'], title: '商品', indexed: true }
    writeFileSync(path.join(folder, 'routes.json'), JSON.stringify([product]))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const shown = async (publicUrl: string | undefined) => {
    const productMeta = async () => ({ title: '布洛芬', picture: '/pictures/110011-750.webp', isIndexed: true })
    const site = readSite({ folder })({ publicUrl, productMeta, shop: () => Promise.resolve({ ...SHOP, name: '安心大药房' }) })
    const app = new Hono().get('*', (context) => site.page(context, () => Promise.reject(new Error('nothing is asked'))))
    const reply = await app.request('http://evil.example/product/110011.html?token=secret', { headers: { host: 'evil.example' } })
    return JSON.stringify([...reply.headers]) + (await reply.text())
  }

  it('names the public address of the shop', async () => {
    const page = await shown('https://shop.example')
    expect(page).not.toContain('evil.example')
    expect(page).toContain('content="安心大药房"')
    expect(page).toContain('<link rel="canonical" href="https://shop.example/product/110011.html">')
    expect(page).toContain('content="https://shop.example/pictures/110011-750.webp"')
  })

  it('names no address where the public one is not known', async () => {
    const page = await shown(undefined)
    expect(page).not.toContain('evil.example')
    expect(page).not.toMatch(/canonical|og:url|og:image/)
  })
})

describe('a page that is rendered', () => {
  const BUILT = '<head><title>x</title><link href="/css/app.css" rel="stylesheet"></head><body><div id="app"></div></body>'
  const dehydrated = { elder: false, now: 1, answers: [{ key: ['GET /mall/home'], data: '</script><script>' }] }
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'))
    writeFileSync(path.join(folder, 'index.html'), BUILT)
    const result = {
      name: 'searchResult',
      expression: '^/search/result$',
      names: [],
      title: '搜索',
      rendered: { page: 'result', query: ['keyword'] },
    }
    const search = { name: 'search', expression: '^/search$', names: [], title: '搜索' }
    writeFileSync(path.join(folder, 'routes.json'), JSON.stringify([result, search]))
    writeFileSync(path.join(folder, 'pages.json'), JSON.stringify({ result: ['css/result.css', 'js/result.js'] }))
    const rule = { selectors: [{ text: '.seen', classes: ['seen'] }], body: 'top:0' }
    writeFileSync(path.join(folder, 'render.mjs'), 'export const serve = 1')
    writeFileSync(path.join(folder, 'styles.json'), JSON.stringify({ 'css/app.css': [rule], 'css/result.css': [] }))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const opened = async (address: string, headers: Record<string, string> = {}) => {
    const asked: unknown[] = []
    const about = { productMeta: () => Promise.resolve(undefined), shop: () => Promise.resolve(SHOP) }
    const rendered: Pick<RenderedPages, 'pageOf'> = {
      pageOf: (request, { write }) => {
        asked.push(request)
        return write({ html: '<p class="seen">布洛芬</p>', dehydrated })
      },
    }
    const site = readSite({ folder })({ publicUrl: undefined, rendered, ...about })
    const app = new Hono()
      .use(securityHeaders({ inlineScripts: [], connectsTo: [] }))
      .get('*', (context) => site.page(context, () => Promise.reject(new Error('nothing is asked'))))
    const reply = await app.request(address, { headers })
    return { page: await reply.text(), status: reply.status, etag: reply.headers.get('etag') ?? '', asked, headers: reply.headers }
  }

  it.each([
    ['nobody', '/search?keyword=previewToken', { cache: 'no-cache', frame: 'DENY', ancestors: "'none'", robots: null }],
    [
      'the counter, where it is a preview',
      `/search?previewToken=${TOKEN}`,
      { cache: 'no-store', frame: 'SAMEORIGIN', ancestors: "'self'", robots: 'noindex' },
    ],
  ])('is framed by %s', async (_who, address, { cache, frame, ancestors, robots }) => {
    const { headers } = await opened(address)
    expect([headers.get('Cache-Control'), headers.get('X-Frame-Options'), headers.get('X-Robots-Tag')]).toEqual([cache, frame, robots])
    expect(headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${ancestors}`)
  })

  it('says that it is a preview where no counter’s frame does', async () => {
    const address = `/search?previewToken=${TOKEN}`
    expect((await opened(address)).page).toContain('预览 · 顾客看不到')
    expect((await opened(address, { 'sec-fetch-dest': 'iframe' })).page).not.toContain('顾客看不到')
    expect((await opened('/search')).page).not.toContain('顾客看不到')
  })

  it('tells no other site of a preview’s token', async () => {
    expect((await opened(`/search?previewToken=${TOKEN}`)).headers.get('Referrer-Policy')).toBe('no-referrer')
  })

  it('stands where the app begins, with its styles, and with its answers as text that no browser runs', async () => {
    const { page } = await opened('/search/result?keyword=a')
    expect(page).toContain('<div id="app" data-rendered="standard"><p class="seen">布洛芬</p></div>')
    expect(page).toContain('<style>.seen{top:0}</style>')
    expect(page).toContain(
      '<link rel="stylesheet" href="/css/app.css" media="print"><link rel="stylesheet" href="/css/result.css" media="print">',
    )
    const [, json = ''] = /<script type="application\/json" id="rendered">(.*?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(json)).toEqual(dehydrated)
  })

  it('is of what its address says, and of nothing else that came with it', async () => {
    const { asked } = await opened('/search/result?token=secret&keyword=%E5%B8%83', {
      cookie: 'token=secret; elder=1',
      authorization: 'Bearer secret',
    })
    expect(asked).toEqual([{ address: '/search/result?keyword=%E5%B8%83', elder: true }])
  })

  it('costs 304 where the browser has it, and is sent whole where it has another one', async () => {
    const { etag } = await opened('/search/result?keyword=a')
    expect(await opened('/search/result?keyword=a', { 'if-none-match': etag })).toMatchObject({ status: 304, page: '', etag })
    const other = await opened('/search', { 'if-none-match': etag })
    expect(other.status).toBe(200)
    expect(other.page).toContain('<div id="app">')
  })

  it('leaves a plus in the address, where a browser does', async () => {
    const { asked } = await opened('/search/result?keyword=C+%2B%E9%94%8C')
    expect(asked).toEqual([{ address: '/search/result?keyword=C+%2B%E9%94%8C', elder: false }])
  })

  it.each(['/render.mjs', '/pages.json', '/styles.json'])('is made from what nobody outside is given: %s', async (file) => {
    const about = { productMeta: () => Promise.resolve(undefined), shop: () => Promise.resolve(SHOP) }
    const site = readSite({ folder })({ publicUrl: undefined, ...about })
    const app = new Hono().get('*', (context) => site.asset(context) ?? context.text('none', 404))
    expect((await app.request(file)).status).toBe(404)
  })

  it.each([
    ['one that the gateway does not render', '/search', {}],
    ['what the service worker keeps for every address', '/search/result', { 'X-Shell': '1' }],
    ['a preview, which asks with its token', `/search/result?previewToken=${TOKEN}`, {}],
    ["what the pharmacy's own app shows", '/search/result', { 'User-Agent': 'Mozilla/5.0 QingheMall/1.9.0' }],
  ])('is not %s', async (_what, address, headers) => {
    const { page, asked } = await opened(address, headers)
    expect(asked).toEqual([])
    expect(page).toContain('<div id="app"></div>')
    expect(page).toContain('<link href="/css/app.css" rel="stylesheet">')
  })
})

it('a gateway that keeps nothing on phones serves a service worker that takes itself away', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  try {
    writeFileSync(path.join(folder, 'index.html'), '<title>x</title>')
    writeFileSync(path.join(folder, 'routes.json'), '[]')
    writeFileSync(path.join(folder, 'sw.js'), 'the worker of the release')
    const served = async (keepsOffline: boolean) => {
      const about = { productMeta: () => Promise.resolve(undefined), shop: () => Promise.resolve(SHOP) }
      const site = readSite({ folder, keepsOffline })({ publicUrl: undefined, ...about })
      const app = new Hono().get('*', (context) => site.asset(context) ?? context.text('none', 404))
      const reply = await app.request('/sw.js')
      return [reply.headers.get('cache-control'), await reply.text()]
    }
    expect(await served(true)).toEqual(['no-cache', 'the worker of the release'])
    expect(await served(false)).toEqual(['no-cache', expect.stringContaining('registration.unregister()')])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
