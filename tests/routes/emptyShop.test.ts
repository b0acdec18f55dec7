import { sql } from 'drizzle-orm'
import { NO_LICENCES, REAL_MALL_CONFIG } from '../../gateway/demo/shop/realShop'
import { bumpCatalogueRevision, countCatalogue } from '../../gateway/modules/catalogue/revision'
import { settings } from '../../gateway/tables'
import { absentThirdParty } from '../../gateway/providers/login/thirdParty'
import { bootApp, type BootedApp } from '../support/app'
import type { Gateway } from '../support/gateway'

/** A real shop on its first day: no products, no licences, no telephone, no login but by phone. */
describe('a shop without products and telephone', () => {
  let gateway: Gateway
  let app: BootedApp
  beforeAll(async () => {
    gateway = await gatewayAt(undefined, { providers: { thirdParty: absentThirdParty } })
    const { db } = gateway
    await db.execute(sql.raw('truncate products, settings cascade'))
    await db.insert(settings).values([
      { key: 'mallConfig', value: REAL_MALL_CONFIG },
      { key: 'licences', value: NO_LICENCES },
      { key: 'hotWords', value: [] },
    ])
    await countCatalogue(db)
    await bumpCatalogueRevision(db)
  })
  afterEach(() => app.close())

  it.each([
    ['/', '还没有商品'],
    ['/category', '还没有商品'],
    ['/pharmacist', '药师电话尚未公布，请稍后再来'],
    ['/malepharmacy', '男性健康馆还没有开放'],
    ['/malepharmacy/search', '男性健康馆还没有开放'],
    ['/malepharmacy/certificate', '资质信息尚未公布'],
    ['/user', '我的订单'],
    ['/account/login', '收不到验证码'],
  ])('says at %s what is not there yet, and offers no call', async (address, words) => {
    app = await bootApp(address, { gateway })
    await app.sees(words)
    expect(app.page().textContent).not.toMatch(/400-000|拨打|打电话|致电/)
    const headings = [...app.page().querySelectorAll('[role=heading]')].map(({ textContent }) => textContent)
    expect(headings).not.toEqual(expect.arrayContaining([expect.stringMatching(/为您推荐|执业药师|联系我们|大家在搜/)]))
  })
})
