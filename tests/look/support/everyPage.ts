import type { Page } from 'playwright-core'
import { barriers, layoutAt, open, smallTargets } from './checks'
import { WIDTHS, type Look } from './looks'
import { shop } from './shop'
import { fillCart, stops } from './stops'

/** Every page of the shop with one look: what axe finds, the size of targets, and the text at three widths. */
export function everyPage(look: Look, { target }: { target: number }) {
  beforeAll(fillCart)

  describe.each(stops())('$title', ({ as, address }) => {
    let page: Page
    beforeAll(async () => {
      page = await shop.page(look, { as })
      await open(page, shop.address + (await address()))
    })
    afterAll(() => page.context().close())

    it('has no barrier that axe knows', async () => {
      expect(await barriers(page)).toEqual([])
    })

    it(`offers a finger ${target} points`, async () => {
      expect(await smallTargets(page, target)).toEqual([])
    })

    it.each(WIDTHS)('cuts, covers and pushes aside nothing on a phone of %s points', async (width) => {
      expect(await layoutAt(page, width)).toEqual([])
    })
  })
}
