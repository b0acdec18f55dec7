import type { Page } from 'playwright-core'
import { barriers, layoutAt, mainHeadings, nestedTargets, open, smallTargets } from './checks'
import { WIDTHS, type Look } from './looks'
import { members, shop } from './shop'
import { fillCart, stops } from './stops'

/**
 * Every page of the shop with one look: what axe finds, the size of targets, and the text at three widths. A visitor and 周岚 go through
 * the pages on one device each, one address after the other, in one life of the shop.
 */
export function everyPage(look: Look) {
  const pages = new Map<unknown, Page>()
  beforeAll(async () => {
    await fillCart()
    for (const as of [undefined, members.zhou]) pages.set(as, await shop.page(look, { as }))
  })
  afterAll(async () => {
    for (const page of pages.values()) await page.context().close()
  })

  describe.each(stops())('$title', ({ as, address }) => {
    let page: Page
    beforeAll(async () => {
      const known = pages.get(as)
      if (!known) throw new Error('Nobody looks at this page')
      page = known
      await page.setViewportSize({ width: WIDTHS[0], height: 812 })
      await open(page, shop.address + (await address()), { sameLife: page.url().startsWith(shop.address) })
    })

    if (look.axe) {
      it('has one main heading', async () => {
        expect(await mainHeadings(page)).toEqual([expect.stringMatching(/\S/)])
      })

      it('has no barrier that axe knows', async () => {
        expect(await barriers(page)).toEqual([])
      })
    }

    it(`offers a finger ${look.target} points`, async () => {
      expect(await smallTargets(page, look.target)).toEqual([])
    })

    it('has nothing to press inside another thing to press', async () => {
      expect(await nestedTargets(page)).toEqual([])
    })

    it.each(WIDTHS)('cuts, covers and pushes aside nothing on a phone of %s points', async (width) => {
      expect(await layoutAt(page, width)).toEqual([])
    })
  })
}
