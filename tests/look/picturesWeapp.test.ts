import { pageUrl } from '@/routes/resolve'
import { closeEngine, openBuild, type Opened } from '../weapp/harness/openBuild'
import { readyBuild } from '../weapp/harness/readyBuild'
import { PART_IDS } from '../widgets/support/partIds'
import { serveGallery } from '../widgets/support/serveGallery'
import { settled, watchRequests } from '../support/settled'
import { difference } from './support/pictures/compare'
import { SCENES, TALL } from './support/pictures/scenes'
import { pictureOf, freeze } from './support/pictures/still'
import { wholeHeight } from './support/pictures/wholeHeight'
import { shop } from './support/shop'
import { fillCart } from './support/stops'

/** Where a build sends its requests unless it is told otherwise (config/index.ts). */
const BUILT_FOR = process.env.GATEWAY ?? 'http://127.0.0.1:8080'
const GALLERY = 'dist/gallery-weapp'
const PHONE = { width: 375, height: 812 }
const TIMEOUT_MS = 30_000
const VERSIONS = [
  ['standard', false],
  ['elder', true],
] as const

/** Opens a page in place of all others, and waits until it asks for nothing and says something. Skeletons are what some parts show. */
async function go(phone: Opened, url: string, { keepsBusy = false } = {}) {
  watchRequests(phone.page)
  await phone.reLaunch(url)
  await phone.settled()
  await settled(phone.page, { patience: TIMEOUT_MS, keepsBusy })
}

beforeAll(fillCart)
afterAll(closeEngine)

describe.each(VERSIONS)('the %s shop in the mini-program', (version, elder) => {
  const phones = new Map<unknown, Opened>()
  const phoneOf = async (as: (typeof SCENES)[number]['as']) => {
    const known = phones.get(as)
    if (known) return known
    const phone = await openBuild(readyBuild(), {
      url: pageUrl('unknownLink'),
      gateway: { built: BUILT_FOR, real: shop.address },
      stored: { 'qinghe.elder': elder, ...(as && { 'qinghe.session': shop.sessionOf(as) }) },
      height: TALL,
      prepare: freeze,
    })
    phones.set(as, phone)
    return phone
  }
  afterAll(async () => {
    for (const phone of phones.values()) await phone.close()
  })

  it.each(SCENES.map((scene) => [scene.name, scene] as const))('looks as it was accepted: %s', async (name, { route, params, as }) => {
    const phone = await phoneOf(as)
    await go(phone, pageUrl(route, await params()))
    expect(await difference(`weapp/${version}/${name}`, await pictureOf(phone.page))).toBeUndefined()
  })
})

describe.each(VERSIONS)('the parts of the %s shop in the mini-program', (version, elder) => {
  const page = (part: string, state?: string) =>
    `/features/gallery/pages/gallery/index?part=${part}${state === undefined ? '' : `&state=${state}`}`
  let pictures: Awaited<ReturnType<typeof serveGallery>>
  let phone: Opened
  beforeAll(async () => {
    pictures = await serveGallery()
    phone = await openBuild(GALLERY, {
      url: page('logo'),
      gateway: { built: BUILT_FOR, real: pictures.address },
      stored: { 'qinghe.elder': elder },
      prepare: freeze,
    })
  })
  afterAll(async () => {
    await phone.close()
    pictures.close()
  })

  it.each(PART_IDS)('look as they were accepted: %s', async (part) => {
    await phone.page.setViewportSize(PHONE)
    await go(phone, page(part), { keepsBusy: true })
    for (const pressed of await phone.page.locator('.exhibit__state--pressed').all()) {
      await pressed.locator('.q-press').first().click()
      await phone.settled()
    }
    await phone.page.setViewportSize({ ...PHONE, height: await wholeHeight(phone.page) })
    expect(await difference(`weapp/${version}/parts/${part}`, await pictureOf(phone.page))).toBeUndefined()
  })
})
