import { bootApp, type BootedApp } from '../support/app'
import type { Gateway } from '../support/gateway'

describe('what somebody pasted into the search', () => {
  let gateway: Gateway
  let app: BootedApp
  beforeAll(async () => {
    gateway = await gatewayAt()
  })
  afterEach(() => app.close())
  const search = async (keyword: string) => {
    app = await bootApp(`/search/result?keyword=${encodeURIComponent(keyword)}`, { gateway })
  }

  it('leads to what was found with a part of it, which is named', async () => {
    await search(`布洛芬 ${'我昨天晚上开始头痛发热请问吃点什么好'.repeat(6)}`)
    await app.sees('搜索词较长，为您显示「布洛芬」的结果')
  })

  it('is not said to have results where nothing was found', async () => {
    await search('qzxv'.repeat(30))
    await app.sees(`没有找到「${'qzxv'.repeat(5)}…」`)
    expect(app.page().textContent).not.toContain('为您显示')
  })
})
