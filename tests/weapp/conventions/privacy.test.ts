import { pageUrl } from '@/routes/resolve'
import { routes } from '@/routes/table'
import { members } from '../../journeys/support/people'
import { onEngine } from './onEngine'

const ASKS = '需要您的同意'

describe('consent to the privacy guide', () => {
  const start = onEngine()
  const form = pageUrl('address', { mode: 'add' })

  it.each([
    { elder: false, width: 375 },
    { elder: true, width: 320 },
  ])('is asked for when it is first needed, and then no more (%o)', async ({ elder, width }) => {
    const { phone, sees, tap, onTop, data, picture } = await start(form, { member: members.zhou, elder, width })
    expect(await onTop.getByText(ASKS).count()).toBe(0)
    await tap('使用当前位置')
    await sees(ASKS)
    await sees(/获取您的大概位置，用来填写收货地址/)
    await phone.settled()
    await picture(`privacy-${elder ? 'elder' : 'normal'}-${width}`)
    await tap(/^同意$/)
    await sees('南京')
    await onTop.getByText(ASKS).waitFor({ state: 'detached' })
    // The place says no district: the shopper chooses it.
    await tap('鼓楼区')
    await onTop.getByText('请选择', { exact: true }).waitFor({ state: 'detached' })
    await tap('选微信收货地址')
    await phone.settled()
    expect(await onTop.getByText(ASKS).count()).toBe(0)
    expect(await data()).toMatch(/陈一.*江苏省 南京市 鼓楼区.*中山北路 1 号/)
  })

  it('is refused: the place that asked says so, and the shop goes on', async () => {
    const { phone, sees, tap, call, picture } = await start(form, { member: members.zhou })
    await tap('使用当前位置')
    await sees(ASKS)
    await tap(/^不同意$/)
    await sees('您没有同意获取位置，请直接选择省市区')
    await picture('privacy-refused')
    await tap('我知道了')
    await call('navigateTo', { url: pageUrl('product', { productCode: '110011' }) })
    await sees('布洛芬缓释胶囊')
    await phone.settled()
    await call('navigateBack')
    await phone.settled()
    await tap('使用当前位置')
    await sees(ASKS)
  })

  it('waits while the guide and the policy are read', async () => {
    const { phone, sees, tap, comesTo, call, onTop } = await start(form, { member: members.zhou })
    await tap('使用当前位置')
    await tap('用户隐私保护指引')
    await phone.settled()
    expect(await phone.contractsOpened()).toBe(1)
    await tap('小程序隐私政策')
    await comesTo({ page: routes.miniPrivacyPolicy.page })
    expect(await onTop.getByText(ASKS).count()).toBe(0)
    await call('navigateBack')
    await sees(ASKS)
    await tap(/^同意$/)
    await sees('南京')
  })
})
