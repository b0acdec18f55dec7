import { publicUrl } from '@/routes/resolve'
import type { Page } from 'playwright-core'
import { PART_IDS } from '../widgets/support/partIds'
import { open } from './support/checks'
import { Gallery } from './support/exhibits'
import { LOOKS } from './support/looks'
import { difference } from './support/pictures/compare'
import { SCENES, TALL } from './support/pictures/scenes'
import { pictureOf, freeze } from './support/pictures/still'
import { wholeHeight } from './support/pictures/wholeHeight'
import { members, shop } from './support/shop'
import { fillCart } from './support/stops'

const looks = [LOOKS.standard, LOOKS.elder]
const VERSIONS = looks.map((look) => [look.elder ? 'elder' : 'standard', look] as const)

beforeAll(fillCart)

describe.each(VERSIONS)('the %s shop in browsers', (version, look) => {
  const pages = new Map<unknown, Page>()
  beforeAll(async () => {
    for (const as of [undefined, members.zhou]) {
      const page = await shop.page(look, { as, screen: { width: 375, height: TALL } })
      await freeze(page)
      pages.set(as, page)
    }
  })
  afterAll(async () => {
    for (const page of pages.values()) await page.context().close()
  })

  it.each(SCENES.map((scene) => [scene.name, scene] as const))('looks as it was accepted: %s', async (name, { route, params, as }) => {
    const page = pages.get(as)
    if (!page) throw new Error('Nobody looks at this page')
    await open(page, shop.address + publicUrl(route, await params()))
    expect(await difference(`h5/${version}/${name}`, await pictureOf(page))).toBeUndefined()
  })
})

describe.each(VERSIONS)('the parts of the %s shop in browsers', (version, look) => {
  let gallery: Gallery
  beforeAll(async () => {
    gallery = await Gallery.with(look)
    await freeze(gallery.page)
  })
  afterAll(() => gallery.close())

  it.each(PART_IDS)('look as they were accepted: %s', async (part) => {
    const found: unknown[] = []
    for (const state of [undefined, ...(await gallery.open(part))]) {
      if (state !== undefined) await gallery.open(part, state)
      else await gallery.page.setViewportSize({ width: 375, height: await wholeHeight(gallery.page) })
      const name = state === undefined ? part : `${part}-${state}`
      found.push(await difference(`h5/${version}/parts/${name}`, await pictureOf(gallery.page)))
    }
    expect(found.filter(Boolean)).toEqual([])
  })
})
