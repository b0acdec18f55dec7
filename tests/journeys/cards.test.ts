import { ProductStatus, type ProductCard } from '../../src/contract/productCard'
import { journey, type Company } from './support/journey'
import { members } from './support/people'
import type { Shopper } from './support/shopper'

/** Shows search results whose first cards are out of stock, off the shelf, and a prescription drug. */
async function variedResults({ page }: Shopper) {
  // What is arranged in the browser cannot be in a page that the gateway renders.
  await page.setExtraHTTPHeaders({ 'X-Shell': '1' })
  await page.route('**/api/searchs/v5?*', async (route) => {
    const reply = await route.fetch()
    const answer = (await reply.json()) as { results: ProductCard[] }
    const kinds = [{ status: ProductStatus.outOfStock }, { status: ProductStatus.offShelf }, { mark: 'rx', sealed: true }]
    const results = answer.results.map((card, place) => ({ ...card, mark: 'otcB', sealed: false, status: 2, ...kinds[place] }))
    await route.fulfill({ response: reply, json: { ...answer, results } })
  })
  await page.route('**/api/stock/reminder*', (route) => route.fulfill({ json: { done: true } }))
}

/** Marks this life of the page: a press that loads a page anew loses the mark. */
async function marked({ page }: Shopper) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.evaluate(() => Object.assign(globalThis, { alive: true }))
  return async () => {
    expect(await page.evaluate(() => 'alive' in globalThis)).toBe(true)
    expect(loads).toBe(0)
  }
}

/** Touches a button in the middle of the screen, sees the answer, and stands where it was touched: same life, same address, same place. */
async function staysAfter(app: Shopper, button: string | RegExp, words: string | RegExp) {
  const one = app.page.locator('.taro_page:not(.taro_page_shade)').getByRole('button', { name: button }).first()
  await one.waitFor()
  await one.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await one.boundingBox()
  if (!box) throw new Error(`“${button}” is not drawn`)
  const sameLife = await marked(app)
  const [address, place] = [app.page.url(), await app.scrolledBy()]
  await app.touch(box.x + box.width / 2, box.y + box.height / 2)
  await app.sees(words)
  await sameLife()
  expect(app.page.url()).toBe(address)
  await app.scrolledTo(place)
}

describe.each([
  ['standard', false],
  ['elder', true],
])('a card’s button in the %s version', (_version, elder) => {
  journey('adds to the cart and leaves the visitor where he is', { elder, shop: 'shared' }, async ({ app }) => {
    await app.open('home')
    await staysAfter(app, /^把.*加入购物车$/, '已加入购物车')
    await app.open('searchResult', { keyword: '感冒' })
    await staysAfter(app, /^把.*加入购物车$/, '已加入购物车')
  })

  const inResults = async ({ app }: Company) => {
    await variedResults(app)
    await app.open('searchResult', { keyword: '感冒' })
  }

  journey('leads a visitor on without a reload, by what it says and not by its card', { elder, shop: 'shared' }, async (company) => {
    const { app } = company
    await inResults(company)
    const sameLife = await marked(app)
    await app.tap('到货提醒')
    await app.isAt('accountLogin')
    await app.sees('获取验证码')
    await app.goBack()
    await app.isAt('searchResult')
    await app.tap('问药师')
    await app.isAt('pharmacist')
    await sameLife()
    await inResults(company)
    const stillSameLife = await marked(app)
    await app.tap('找相似')
    await app.until(async () => (app.page.url().includes('/product/') ? true : undefined), 'is led to no product')
    await stillSameLife()
  })

  journey('does a member’s reminding and forgetting in place', { elder }, async (company) => {
    const { app, logInAs } = company
    await logInAs(members.zhou)
    await inResults(company)
    await staysAfter(app, '到货提醒', '已登记')
    await app.open('browsed')
    await app.sees('只有您看得到')
    const crosses = app.page.locator('.browsed__forget')
    const before = await crosses.count()
    const sameLife = await marked(app)
    await app.tap(/^删除/)
    await app.until(async () => ((await crosses.count()) < before ? true : undefined), 'still keeps what was looked at')
    await sameLife()
    await app.isAt('browsed')
    await app.tap(/^删除/)
  })

  journey('leaves the rest of the card to its link', { elder, shop: 'shared' }, async ({ app }) => {
    await app.open('searchResult', { keyword: '感冒' })
    const sameLife = await marked(app)
    const picture = app.page.locator('.q-product').first()
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await picture.boundingBox()
    await app.touch((box?.x ?? 0) + 30, (box?.y ?? 0) + 30)
    await app.page.waitForURL(/\/product\//)
    await sameLife()
  })
})
