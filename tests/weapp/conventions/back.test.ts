import { pageUrl } from '@/routes/resolve'
import { routes } from '@/routes/table'
import { members } from '../../journeys/support/people'
import { onEngine } from './onEngine'

describe('WeChat’s back', () => {
  const start = onEngine()
  const onProduct = async () => {
    const opened = await start(pageUrl('home'), { member: members.zhou })
    await opened.call('navigateTo', { url: pageUrl('product', { productCode: '110011' }) })
    await opened.sees('布洛芬缓释胶囊')
    await opened.place()
    return opened
  }

  it.each(['key', 'gesture'] as const)('closes a sheet, and then leaves the page (%s)', async (how) => {
    const { phone, onTop, tap, place } = await onProduct()
    const sheet = onTop.locator('.q-sheet--in')
    for (let time = 0; time < 2; time += 1) {
      await tap(/^服务/)
      await sheet.waitFor()
      await phone.settled()
      await phone.back(how)
      await sheet.waitFor({ state: 'detached' })
      expect((await place()).page).toBe(routes.product.page)
    }
    await phone.back(how)
    await onTop.locator('.product__lift').waitFor({ state: 'detached' })
    expect((await place()).page).toBe(routes.home.page)
  })

  it('closes the filter on a page that is the only one', async () => {
    const { phone, onTop, press, sees, place } = await start(pageUrl('searchResult', { keyword: '感冒' }))
    await sees('筛选')
    await press('filter')
    await onTop.locator('.q-sheet--right.q-sheet--in').waitFor()
    await phone.settled()
    await phone.back('key')
    await onTop.locator('.q-sheet').waitFor({ state: 'detached' })
    expect((await place()).page).toBe(routes.searchResult.page)
  })

  it('says no to a question and stays, and what was answered is left in one step of our own', async () => {
    const { phone, onTop, tap, sees, place } = await start(pageUrl('orders', { tab: 'completed' }), { member: members.zhou })
    await onTop.locator('.q-card > .q-press').first().tap()
    await sees('更多')
    await phone.settled()
    await tap('更多')
    await tap('删除订单')
    await sees('删除这笔订单？')
    await phone.settled()
    await phone.back('key')
    await onTop.locator('.q-dialog').waitFor({ state: 'detached' })
    expect((await place()).page).toBe(routes.order.page)
    await sees('更多')

    await phone.settled()
    await tap('更多')
    await tap('删除订单')
    await tap(/^删除$/)
    await sees('已从列表删除')
    expect((await place()).page).toBe(routes.orders.page)
  })

  it('is ours again once a page below is back on screen, its question still open', async () => {
    const { phone, onTop, tap, sees, place } = await start(pageUrl('address', { mode: 'add' }), { member: members.zhou })
    await tap('使用当前位置')
    await tap('小程序隐私政策')
    expect((await place()).page).toBe(routes.miniPrivacyPolicy.page)
    await phone.back('key')
    await sees('需要您的同意')
    expect((await place()).page).toBe(routes.address.page)
    await phone.back('key')
    await sees('您没有同意获取位置，请直接选择省市区')
    await phone.settled()
    await phone.back('key')
    await onTop.locator('.q-dialog').waitFor({ state: 'detached' })
    expect((await place()).page).toBe(routes.address.page)
  })
})

describe('a form that was not sent', () => {
  const start = onEngine()

  it('is asked about before it is left, and no more once it is as it was', async () => {
    const { phone, onTop, sees, call, place } = await start(pageUrl('home'))
    const asks = phone.page.locator('.panel', { hasText: '还没有提交' })
    const answer = (kind: 'confirm' | 'cancel') => asks.locator(`.${kind}`).tap()
    const password = onTop.locator('input').last()
    const onRegister = async () => {
      await call('navigateTo', { url: pageUrl('register') })
      await sees('设置密码')
    }
    const type = async (text: string) => {
      await password.fill(text)
      await phone.settled()
      await phone.back('key')
    }

    await onRegister()
    await type('qinghe-2026')
    await answer('cancel')
    expect((await place()).page).toBe(routes.register.page)
    expect(await password.inputValue()).toBe('qinghe-2026')
    await type('')
    await onTop.getByText('设置密码').waitFor({ state: 'detached' })
    expect([(await place()).page, await asks.count()]).toEqual([routes.home.page, 0])

    await onRegister()
    await type('qinghe-2026')
    await answer('confirm')
    await onTop.getByText('设置密码').waitFor({ state: 'detached' })
    expect((await place()).page).toBe(routes.home.page)
  })
})
