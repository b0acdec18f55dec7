import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { readSite } from './site'

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
    const site = readSite({ folder, publicUrl, productMeta })
    const app = new Hono().get('*', site.page)
    const reply = await app.request('http://evil.example/product/110011.html?token=secret', { headers: { host: 'evil.example' } })
    return JSON.stringify([...reply.headers]) + (await reply.text())
  }

  it('names the public address of the shop', async () => {
    const page = await shown('https://shop.example')
    expect(page).not.toContain('evil.example')
    expect(page).toContain('<link rel="canonical" href="https://shop.example/product/110011.html">')
    expect(page).toContain('content="https://shop.example/pictures/110011-750.webp"')
  })

  it('names no address where the public one is not known', async () => {
    const page = await shown(undefined)
    expect(page).not.toContain('evil.example')
    expect(page).not.toMatch(/canonical|og:url|og:image/)
  })
})
