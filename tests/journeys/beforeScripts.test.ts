import { journey } from './support/journey'
import { members } from './support/people'

journey('a page is read, and its links lead on, where no script arrives', { shop: 'shared' }, async ({ app, gateway }) => {
  await app.page.route('**/js/*.js', (route) => route.abort())
  await app.page.goto(`${gateway.address}/search/result?keyword=${encodeURIComponent('布洛芬')}`)
  const first = app.page.locator('a.q-cover').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await app.page.waitForURL(/\/product\/\d+\.html$/)
  // The page it leads to is there without a script, too.
  await app.page.getByText('加入购物车').first().waitFor()
  expect(await app.page.locator('#app').textContent()).toContain(name.trim().split(' ').at(-1))
})

journey('a list that a link has left before a script arrived is found again where it was', { shop: 'shared' }, async ({ app, gateway }) => {
  await app.page.route('**/js/*.js', (route) => route.abort())
  await app.page.goto(`${gateway.address}/search/result?keyword=${encodeURIComponent('感冒')}`)
  const list = app.page.locator('.taro_page')
  await list.evaluate((page) => page.scrollBy(0, 400))
  await app.page.locator('a.q-cover').nth(5).click()
  await app.page.waitForURL(/\/product\/\d+\.html$/)
  await app.page.goBack()
  await app.page.locator('a.q-cover').first().waitFor()
  expect(await list.evaluate((page) => page.scrollTop)).toBeGreaterThanOrEqual(400)
})

journey('a tap before the scripts are there is not lost', { shop: 'shared' }, async ({ app, gateway }) => {
  let send: () => void = () => undefined
  const sent = new Promise<void>((resolve) => (send = resolve))
  await app.page.route('**/js/app.*.js', async (route) => {
    await sent
    await route.continue()
  })
  await app.page.goto(`${gateway.address}/product/110011.html`, { waitUntil: 'commit' })
  await app.page.getByRole('button', { name: '加入购物车' }).click()
  send()
  await app.sees(/已加入购物车|选择规格|数量/)
})

type Shift = { value: number; sources: Array<{ node: Node | null }> }
type Shifting = { shifts?: string[] }

journey('a member’s home is there before the scripts, and nothing of it moves when his own parts come', async (company) => {
  const { app, gateway } = company
  await company.logInAs(members.zhou)
  await app.open('home')
  await app.sees('父亲的常用药')
  await app.page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as Shift[]) shifts.push(...sources.map(({ node }) => node?.textContent ?? ''))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let send: () => void = () => undefined
  const sent = new Promise<void>((resolve) => (send = resolve))
  await app.page.route('**/js/app.*.js', async (route) => {
    await sent
    await route.continue()
  })
  await app.page.goto(gateway.address, { waitUntil: 'commit' })
  await app.page.getByText('按症状找药').first().waitFor()
  expect(await app.page.getByText('父亲的常用药').count()).toBe(0)
  send()
  await app.sees('父亲的常用药')
  await app.sees(/送至/)
  expect(await app.page.evaluate(() => (globalThis as Shifting).shifts)).toEqual([])
})
