import { pageUrl } from '@/routes/resolve'
import { routes } from '@/routes/table'
import { onEngine } from './onEngine'

/** WeChat opens ten pages; the tenth is kept for the login. */
const MAX = 9
const STEPS = 15

describe('walking through many pages', () => {
  const start = onEngine()

  it('goes on to the fifteenth and further, back page by page, and to the login from anywhere', async () => {
    const { place, press, onTop, tap, call } = await start(pageUrl('product', { productCode: '110011' }))
    const walked = [await place()]
    while (walked.length < STEPS) {
      await press('search')
      await onTop.locator('.search__hot').first().tap()
      await onTop.locator('.q-product').first().waitFor()
      walked.push(await place())
      await onTop.locator('.q-product').first().tap()
      await onTop.locator('.product__lift').waitFor()
      walked.push(await place())
    }
    const pages = walked.map(({ page }) => page)
    expect(pages).toEqual(pages.map((_, step) => (step % 2 ? routes.searchResult.page : routes.product.page)))
    expect(walked.map(({ depth }) => depth)).toEqual(walked.map((_, step) => Math.min(step + 1, MAX)))

    await tap('送至')
    expect(await place()).toMatchObject({ page: routes.login.page, depth: MAX + 1 })
    await call('navigateBack')
    for (let depth = MAX; depth > 1; depth -= 1) {
      const { page, text, depth: now } = await place()
      expect([now, page]).toEqual([depth, depth === MAX || depth % 2 ? routes.product.page : routes.searchResult.page])
      expect(text.trim()).not.toBe('')
      await press('arrow-left')
    }
    expect((await place()).depth).toBe(1)
    await press('arrow-left')
    expect((await place()).page).toBe(routes.home.page)
  })
})
