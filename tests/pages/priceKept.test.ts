import { eq } from 'drizzle-orm'
import { DAY_SECONDS, SECOND } from '@/lib/duration'
import { memberCoupons, orders, packings, promotions } from '../../gateway/tables'
import { shopOnPages } from '../support/pageShopper'
import { receivedOrder } from '../support/receivedOrder'
import { packingOf } from '../support/shop'

const shop = shopOnPages()
beforeAll(async () => {
  await shop.gateway.db.delete(promotions)
  await shop.gateway.db.delete(memberCoupons)
})

/** An order of Zhou that was received now: two pieces of one product and one of another. */
async function received() {
  const [first, second] = [await packingOf(shop.gateway, 'otcB', 1), await packingOf(shop.gateway, 'none', 5)]
  const { orderCode } = await receivedOrder(
    shop.gateway,
    shop.gateway.zhou,
    { skuCode: first.skuCode, quantity: 2 },
    { skuCode: second.skuCode, quantity: 1 },
  )
  return { orderCode, first, second }
}
const costs = (skuCode: string, salePrice: number) =>
  shop.gateway.db.update(packings).set({ salePrice }).where(eq(packings.skuCode, skuCode))
const recordsOf = async () => (await shop.gateway.zhou.priceKept.list({})).results

describe.each([
  ['', false],
  [' in elder mode', true],
])('a price that fell%s', (_, elder) => {
  const zhou = shop.openedBy('zhou', { elder })

  it('is offered on the order’s page and given back by one tap, with its records', async () => {
    const { app } = zhou
    const { orderCode, first } = await received()
    await costs(first.skuCode, first.salePrice - 120)
    await app.open('order', { orderCode })
    await app.sees('价格保护', '降价了，可退差价 ¥2.40', '可退差价 ¥2.40')
    await app.tap('降价了，可退差价 ¥2.40')
    await app.isAt('priceKept', { orderCode })
    await app.sees('签收后 7 天内降价，可以退差价', '不算优惠券、运费和赠品', '处方药不参加', '实付', '现在价格', '差价', '现在没有更便宜')
    await app.tap('退差价 ¥2.40')
    await app.sees('已申请，¥2.40 将原路退回', '等待退款', '申请时价格')
    await app.seesNot('现在价格 ')
    expect((await recordsOf())[0]).toMatchObject({ orderCode, amount: 240, status: 'asked' })
    await shop.gateway.jobs()
    await app.tap('价保记录')
    await app.isAt('priceKeptRecords')
    await app.sees('已退差价', '价保进度', (await recordsOf())[0]?.claimNumber ?? '')
    await app.tap(`查看订单 ${orderCode}`)
    await app.isAt('order', { orderCode })
    await app.sees('已申请过，查看退款进度')
    await costs(first.skuCode, first.salePrice)
  })
})

describe('price protection', () => {
  const zhou = shop.openedBy('zhou')

  it('tells of an amount that changed meanwhile, and asks for nothing by itself', async () => {
    const { app } = zhou
    const { orderCode, first } = await received()
    await costs(first.skuCode, first.salePrice - 120)
    await app.open('priceKept', { orderCode })
    const before = (await recordsOf()).length
    await app.sees('退差价 ¥2.40')
    await costs(first.skuCode, first.salePrice - 60)
    await app.tap('退差价 ¥2.40')
    await app.sees('价格有变化', '差价现在是 ¥1.20，请核对后再申请')
    await app.tap('知道了')
    await app.sees('退差价 ¥1.20')
    expect(await recordsOf()).toHaveLength(before)
    await costs(first.skuCode, first.salePrice)
  })

  it('is over after its days, and says so', async () => {
    const { app } = zhou
    const { orderCode } = await received()
    const signedAt = new Date(shop.gateway.clock.now().getTime() - 9 * DAY_SECONDS * SECOND)
    await shop.gateway.db.update(orders).set({ signedAt }).where(eq(orders.orderCode, orderCode))
    await app.open('priceKept', { orderCode })
    await app.sees('已超过签收后 7 天')
    await app.seesNot('现在没有更便宜')
    await app.open('order', { orderCode })
    await app.seesNot('降价可退差价', '可退差价')
  })

  it('is of nobody else’s order, and fails with a retry', async () => {
    const { app } = zhou
    await app.open('priceKept', { orderCode: 'not-hers' })
    await app.sees('没有找到这个订单')
    const { orderCode } = await received()
    app.stands(`GET /api/orders/${orderCode}/price-kept`, () => Response.json({ code: 'FAULT', message: '' }, { status: 500 }))
    await app.open('priceKept', { orderCode })
    await app.sees('重试')
    app.passes()
    await app.tap(/^重试$/)
    await app.sees('签收后 7 天内降价')
  })

  it('has records that say that there are none', async () => {
    const { app } = zhou
    app.stands('GET /api/price-kept', () => Response.json({ results: [], hits: 0, currentPage: 1, hasMore: false }))
    await app.open('priceKeptRecords')
    await app.sees('还没有价保记录')
    await app.tap('查看我的订单')
    await app.isAt('orders')
  })
})
