import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { publicUrl } from '@/routes/resolve'
import { journey } from './support/journey'

const KB = 1024
/** The pages that the gateway renders: their modules, and the bytes, as gzip, of their HTML and of the scripts that each needs before it is the app's. */
const PAGES = {
  home: { at: publicUrl('home'), module: 'features/home/pages/home/index', html: 13 * KB, scripts: 108 * KB },
  category: { at: publicUrl('category'), module: 'features/home/pages/category/index', html: 15 * KB, scripts: 108 * KB },
  'search result': {
    at: publicUrl('searchResult', { keyword: '感冒' }),
    module: 'features/search/pages/result/index',
    html: 15 * KB,
    scripts: 132 * KB,
  },
  product: {
    at: publicUrl('product', { productCode: '110011' }),
    module: 'features/product/pages/detail/index',
    html: 17 * KB,
    scripts: 138 * KB,
  },
}

describe.each(Object.entries(PAGES))('%s', (_name, { at, module, html, scripts }) => {
  it('asks for few scripts', () => {
    const first = [...readFileSync('dist/h5/index.html', 'utf8').matchAll(/<script[^>]*\bsrc="?\/([^"\s>]+)/g)].map(([, file = '']) => file)
    const own = (JSON.parse(readFileSync('dist/h5/pages.json', 'utf8')) as Record<string, string[]>)[module] ?? []
    const files = [...new Set([...first, ...own.filter((file) => file.endsWith('.js'))])]
    expect(own).not.toEqual([])
    expect(files.reduce((sum, file) => sum + statSync(`dist/h5/${file}.gz`).size, 0)).toBeLessThan(scripts)
  })

  journey('is small with all that it shows', { shop: 'shared' }, async ({ gateway }) => {
    const [reply] = (await once(get(gateway.address + at, { headers: { 'Accept-Encoding': 'gzip' } }), 'response')) as [IncomingMessage]
    const body = await buffer(reply)
    expect(body.length).toBeLessThan(html)
    // Rendered, that is.
    expect(body.length).toBeGreaterThan(6 * KB)
  })
})
