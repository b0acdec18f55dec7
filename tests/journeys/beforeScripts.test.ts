import { journey } from './support/journey'

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
