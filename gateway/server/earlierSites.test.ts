import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { earlierSites } from './earlierSites'
import { SHOP } from '../../src/lib/shop'
import { readSite } from './site'

describe('releases that lie beside each other', () => {
  let folder: string
  const release = (version: string, at: number) => {
    const own = path.join(folder, `qinghe-${version}`)
    mkdirSync(path.join(own, 'dist/h5/js'), { recursive: true })
    writeFileSync(path.join(own, 'dist/h5/index.html'), `<title>${version}</title>`)
    writeFileSync(path.join(own, 'dist/h5/routes.json'), '[]')
    writeFileSync(path.join(own, 'dist/h5/js', `page.${version.replaceAll('.', '')}0000.js`), version)
    utimesSync(own, at, at)
    return own
  }
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'releases-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  it('leave a page of the last two its files, and the page of the newest alone', async () => {
    for (const [at, version] of ['5.13.0', '5.14.0', '5.15.0'].entries()) release(version, at + 1)
    const root = release('5.16.0', 4)
    const about = { productMeta: () => Promise.resolve(undefined), shop: () => Promise.resolve(SHOP) }
    const site = readSite({ folder: path.join(root, 'dist/h5'), earlier: earlierSites(root) })({ publicUrl: undefined, ...about })
    const app = new Hono().get('*', (context) => site.asset(context) ?? context.text('none', 404))
    const asked = await Promise.all(
      ['5160', '5150', '5140', '5130'].map(async (version) => (await app.request(`/js/page.${version}0000.js`)).text()),
    )
    expect(asked).toEqual(['5.16.0', '5.15.0', '5.14.0', 'none'])
  })

  it('are none beside a checkout', () => {
    release('5.15.0', 1)
    const checkout = path.join(folder, 'main')
    mkdirSync(checkout)
    expect(earlierSites(checkout)).toEqual([])
  })
})
