import { pageUrl } from '@/routes/resolve'
import { routes } from '@/routes/table'
import { members } from '../../journeys/support/people'
import { onEngine } from './onEngine'

const DEVICE = '11111111-2222-4333-8444-555555555555'

describe('after everything stored was deleted', () => {
  const start = onEngine()

  it('between two visits the shop opens for a visitor on a new device', async () => {
    const { phone, place, sees, call } = await start(pageUrl('home'), {
      member: members.zhou,
      stored: { 'qinghe.device': DEVICE, 'qinghe.searches': ['感冒'], 'qinghe.drafts.address': [{ id: 'add', at: 1, value: {} }] },
    })
    await sees(members.zhou.name.slice(0, 1))
    await call('clearStorageSync')
    await phone.restart(pageUrl('me'))
    const { page, text } = await place()
    expect([page, text.includes('登录')]).toEqual([routes.me.page, true])
    const { 'qinghe.device': device, ...rest } = await phone.stored()
    expect(device).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(device).not.toBe(DEVICE)
    expect(rest).not.toHaveProperty('qinghe.session')
  })

  it('in the middle of a form, what was typed stays to be seen and goes with the page', async () => {
    const { phone, place, call, onTop, sees } = await start(pageUrl('address', { mode: 'add' }), { member: members.zhou })
    await onTop.locator('input').first().fill('张三')
    await call('clearStorageSync')
    await onTop.locator('input').first().fill('张三丰')
    await phone.settled()
    await call('navigateTo', { url: pageUrl('product', { productCode: '110011' }) })
    await sees('布洛芬缓释胶囊')
    await call('switchTab', { url: pageUrl('cart') })
    expect((await place()).page).toBe(routes.cart.page)
    await call('clearStorageSync')
    await phone.restart(pageUrl('addresses'))
    await phone.page.locator(`.page[data-page="${routes.login.page}"]:not([hidden])`).waitFor()
  })

  it.each([false, true])('the search starts without what was looked for, and remembers anew (elder: %s)', async (elder) => {
    const { phone, onTop, place, call } = await start(pageUrl('search'), { elder })
    await call('clearStorageSync')
    await onTop.locator('.search__hot').first().tap()
    expect((await place()).page).toBe(routes.searchResult.page)
    expect(Object.keys(await phone.stored()).some((key) => /search/i.test(key))).toBe(true)
  })
})
