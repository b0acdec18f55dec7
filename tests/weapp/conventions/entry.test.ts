import { pageUrl } from '@/routes/resolve'
import { routes } from '@/routes/table'
import { eventually } from '../../support/eventually'
import { members } from '../../journeys/support/people'
import { onEngine, sessionOf } from './onEngine'

const product = { page: routes.product.page, query: { productCode: '110011' } }
const notFound = { page: routes.notFound.page }
const familyPay = { page: routes.familyPay.page, query: { bill: 'b1' } }
const unknownLink = { page: routes.unknownLink.page }
const home = pageUrl('home')
const by = (name: 'q' | 'scene', value: string) => `${home}?${name}=${encodeURIComponent(value)}`

describe('the mini-program is entered', () => {
  const start = onEngine()

  it.each([
    ['a scheme to a page', pageUrl('product', { productCode: '110011' }), product, 1],
    ['a page code whose scene is an address', by('scene', '/product/110011.html'), product, 2],
    ['a scene on the page that it names itself', `/${routes.product.page}?scene=${encodeURIComponent('/product/110011.html')}`, product, 1],
    ['an H5 code', by('q', `SHOP/product/110011.html?agentfrom=leaflet`), product, 2],
    [
      'an H5 code to what was searched',
      by('q', `SHOP/search/result?keyword=${encodeURIComponent('感冒')}`),
      { page: routes.searchResult.page, query: { keyword: encodeURIComponent('感冒') } },
      2,
    ],
    ['an H5 code to a legal text', by('q', `SHOP/coin/rule#top`), { page: routes.coinRule.page, query: { name: 'coinRule' } }, 2],
    ['an H5 code to the shop', by('q', 'SHOP'), { page: routes.home.page }, 1],
    ['an H5 code to a tab', by('q', `SHOP/cart`), { page: routes.cart.page }, 1],
    ['a code to an address nobody knows', by('q', `SHOP/nowhere/at/all`), notFound, 2],
    ['a product’s address that is none', by('scene', '/product/abc.html'), notFound, 2],
    ['somebody else’s code', by('q', 'https://evil.example/product/110011.html'), unknownLink, 2],
    ['a code that looks like ours', by('q', `SHOP.evil.example/product/110011.html`), unknownLink, 2],
    ['a code with a name before the host', by('q', `SHOP@evil.example/`), unknownLink, 2],
    ['an address without a scheme', by('q', '//evil.example/'), unknownLink, 2],
    ['a script', by('q', 'javascript:alert(1)'), unknownLink, 2],
    ['a scene that is none', by('scene', 'abc%zz'), unknownLink, 2],
    ['a card that was sent before its page moved', '/features/order/pages/family/index?bill=b1', familyPay, 1],
    ['a page that went away', '/features/gone/pages/gone/index?id=1', notFound, 1],
    ['a public address in place of a page', '/product/110011.html?agentfrom=old', product, 1],
    ['a tab’s public address in place of a page', '/cart', { page: routes.cart.page }, 1],
  ])('by %s', async (_, url, expected, depth) => {
    const { place } = await start(url)
    const now = await place()
    expect(now).toMatchObject(expected)
    expect(now.depth).toBe(depth)
    expect(now.text.trim()).not.toBe('')
    expect(now.text).toContain(expected === product ? '布洛芬缓释胶囊' : '')
  })

  it('without the token, the name or the account that stand in the address', async () => {
    const { place, phone } = await start(by('q', `SHOP/product/110011.html?token=${'t'.repeat(32)}&userName=zhou&accountId=7`))
    expect((await place()).query).toEqual({ productCode: '110011' })
    expect(await phone.stored()).not.toHaveProperty('qinghe.session')
  })

  it.each([
    { answer: '是我的账号', logsIn: true },
    { answer: '不是', logsIn: false },
  ])('with a token in the query, whose account the shopper is asked about first (%o)', async ({ answer, logsIn }) => {
    const { memberId } = members.chen
    const token = logsIn ? sessionOf(members.chen).token : sessionOf(members.lin).token
    const { phone, sees, tap } = await start(`${home}?token=${token ?? ''}`)
    await sees('登录这个账号？')
    expect(await phone.stored()).not.toHaveProperty('qinghe.session')
    await tap(answer)
    await phone.settled()
    const { 'qinghe.session': session } = (await phone.stored()) as { 'qinghe.session'?: { userId: string } }
    expect(session?.userId).toBe(logsIn ? memberId : undefined)
  })

  it.each([
    { of: 'a visitor', asked: '登录这个账号？', answer: '是我的账号' },
    { of: 'somebody else', asked: '切换账号？', answer: '切换', member: members.zhou },
  ])('again while it runs, with a token that $of is asked about, once', async ({ asked, answer, member }) => {
    const { phone, place, sees, tap } = await start(home, member && { member })
    await phone.enterAgain(pageUrl('couponProducts', { couponId: 'shop99' }) + `&token=${sessionOf(members.chen).token ?? ''}`)
    await sees(asked)
    await tap(answer)
    await phone.settled()
    expect(await phone.stored()).toMatchObject({ 'qinghe.session': { userId: members.chen.memberId } })
    await phone.toBackground()
    await phone.toFront()
    const { page, text } = await place()
    expect(page).toBe(routes.couponProducts.page)
    expect(text).not.toMatch(/登录这个账号|切换账号|没有登录成功/)
  })

  it.each(['while it runs', 'when it starts'])('with a token at a page of members alone, %s', async (when) => {
    const own = pageUrl('couponList') + `?token=${sessionOf(members.chen).token ?? ''}`
    const { phone, place, sees, tap, comesTo } = await start(when === 'when it starts' ? own : home)
    if (when === 'while it runs') await phone.enterAgain(own)
    await sees('登录这个账号？')
    await tap('是我的账号')
    await comesTo({ page: routes.couponList.page })
    await eventually(async () => expect(await phone.stored()).toMatchObject({ 'qinghe.session': { userId: members.chen.memberId } }))
    expect((await place()).text).not.toContain('登录后查看')
  })

  it.each([
    ['a page', `${home}?agentfrom=leaflet`],
    ['an H5 code', by('q', 'SHOP/product/110011.html?agentfrom=leaflet')],
    ['a page code', by('scene', '/product/110011.html?agentfrom=leaflet')],
  ])('by %s of a leaflet, which the visit is reported with', async (_name, url) => {
    const { phone } = await start(url, { stored: { 'qinghe.analytics': true } })
    const told: unknown[] = []
    phone.page.on('request', (request) => request.url().endsWith('/analytics/events') && told.push(request.postDataJSON()))
    // What reports begins after the first page, and nobody is told when.
    await eventually(async () => {
      await phone.toBackground()
      await phone.toFront()
      expect(told).not.toEqual([])
    })
    expect(told[0]).toMatchObject({ host: 'weapp', agentFrom: 'leaflet' })
  })

  it('by an old order’s code: its member logs in first', async () => {
    const { place } = await start(by('q', `SHOP/orders/some-order`))
    expect((await place()).page).toBe(routes.login.page)
  })

  it('again while it runs, and back leads home', async () => {
    const { phone, place, call, site } = await start(home)
    await phone.reLaunch(by('q', `${site}/product/110011.html`))
    expect((await place()).page).toBe(routes.product.page)
    await call('navigateBack')
    expect((await place()).page).toBe(routes.home.page)
  })
})
