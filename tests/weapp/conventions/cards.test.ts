import type { Page } from 'playwright-core'
import { ProductStatus, type ProductCard } from '@/contract/productCard'
import { pageUrl } from '@/routes/resolve'
import { routes } from '@/routes/table'
import { members } from '../../journeys/support/people'
import { eventually } from '../engine/eventually'
import { onEngine } from './onEngine'

const results = { page: routes.searchResult.page, depth: 2 }

/** Search results whose first cards are out of stock, off the shelf, and a prescription drug; the others can be added. */
async function variedResults(page: Page) {
  await page.route('**/api/searchs/v5?*', async (route) => {
    const reply = await route.fetch()
    const answer = (await reply.json()) as { results: ProductCard[] }
    const kinds = [{ status: ProductStatus.outOfStock }, { status: ProductStatus.offShelf }, { mark: 'rx', sealed: true }]
    const varied = answer.results.map((card, place) => ({ ...card, mark: 'otcB', sealed: false, status: 2, ...kinds[place] }))
    await route.fulfill({ response: reply, json: { ...answer, results: varied } })
  })
}

describe.each([
  ['standard', false],
  ['elder', true],
])('a card of the mini-program in the %s version', (_version, elder) => {
  const start = onEngine()
  const inResults = async () => {
    const shopper = await start(pageUrl('home'), { member: members.zhou, elder })
    await variedResults(shopper.phone.page)
    await shopper.call('navigateTo', { url: pageUrl('searchResult', { keyword: '感冒' }) })
    await shopper.sees('到货提醒')
    return shopper
  }

  it('adds and reminds where the shopper is', async () => {
    const { press, tap, sees, place } = await inResults()
    await press('plus')
    await sees('已加入购物车')
    expect(await place()).toMatchObject(results)
    await tap('到货提醒')
    await sees('已登记')
    expect(await place()).toMatchObject(results)
  })

  it('leads on by its buttons, and by all the rest of it', async () => {
    const { tap, onTop, call, comesTo } = await inResults()
    await tap('找相似')
    await comesTo({ page: routes.product.page, depth: 3 })
    await call('navigateBack')
    await comesTo(results)
    await onTop
      .locator('.q-product')
      .last()
      .tap({ position: { x: 30, y: 30 } })
    await comesTo({ page: routes.product.page, depth: 3 })
    await call('navigateBack')
    await comesTo(results)
    await tap('问药师')
    await comesTo({ page: routes.pharmacist.page })
  })

  it('is taken from what was looked at without being opened', async () => {
    const { onTop, place } = await start(pageUrl('browsed'), { member: members.zhou, elder })
    const before = await onTop.locator('.q-product').count()
    await onTop.locator('.browsed__forget').first().tap()
    await eventually(() => onTop.locator('.q-product').count(), before - 1)
    expect(await place()).toMatchObject({ page: routes.browsed.page, depth: 1 })
  })
})
