import { mall } from '@/contract/mall'
import { pageUrl } from '@/routes/resolve'
import { eventually } from '../engine/eventually'
import { onEngine } from './onEngine'

describe('a cold start', () => {
  const start = onEngine()

  it('shows home as the visit before read it where the gateway cannot be reached, and says from when it is', async () => {
    const { phone, sees } = await start(pageUrl('home'))
    await eventually(async () => JSON.stringify(await phone.stored()).includes('GET /mall/home'), true)
    await phone.page.route('**/api/**', (call) => call.abort())
    await phone.restart(pageUrl('home'))
    await sees('感冒')
    await sees(/网络不可用，显示的是/)
  })

  it('hands over at most 64 KB, though home is there at once', async () => {
    const { phone, sees } = await start(pageUrl('home'))
    await eventually(async () => JSON.stringify(await phone.stored()).includes('GET /searchs/v2'), true)
    await phone.restart(pageUrl('home'))
    await sees('为您推荐')
    expect((await phone.settled()).setData.maxBytes).toBeLessThan(64 * 1024)
  })

  it('shows what WeChat fetched meanwhile, and asks for nothing of it', async () => {
    const { phone, site, sees } = await start(pageUrl('home'))
    const first = await fetch(`${site}/api${mall.first.path}`)
    const asked: string[] = []
    await phone.page.route('**/api/**', (call) => {
      asked.push(new URL(call.request().url()).pathname)
      return call.abort()
    })
    await phone.restart(pageUrl('home'), (await first.text()).replace('感冒发热"', '打喷嚏"'))
    await sees('打喷嚏')
    await phone.settled()
    const told = [mall.config, mall.home].map(({ path }) => `/api${path}`)
    expect(asked.filter((path) => told.includes(path))).toEqual([])
  })
})
