import { eq, inArray } from 'drizzle-orm'
import { OrderStatus } from '@/contract/order'
import { orders } from '../../gateway/tables'
import { shopOnPages } from '../support/pageShopper'
import { ordered, packingOf } from '../support/shop'

const shop = shopOnPages()

/** Orders of Zhou that were sent, each delivered or on its way; nothing else of hers waits. */
async function sent(...delivered: boolean[]): Promise<string[]> {
  const { db, clock, zhou } = shop.gateway
  await db.update(orders).set({ status: OrderStatus.completed }).where(eq(orders.status, OrderStatus.shipped))
  const codes: string[] = []
  for (const isDelivered of delivered) {
    const { skuCode } = await packingOf(shop.gateway, 'otcB', 1)
    const { orderCode } = await ordered(zhou, { skuCode, quantity: 1 })
    const at = clock.now()
    await db
      .update(orders)
      .set({ status: OrderStatus.shipped, paidAt: at, shippedAt: at, signedAt: isDelivered ? at : null })
      .where(eq(orders.orderCode, orderCode))
    codes.push(orderCode)
  }
  return codes
}
const statusesOf = async (codes: readonly string[]) =>
  Object.fromEntries(
    (
      await shop.gateway.db
        .select()
        .from(orders)
        .where(inArray(orders.orderCode, [...codes]))
    ).map((one) => [one.orderCode, one.status]),
  )

describe.each([
  ['', false],
  [' in elder mode', true],
])('parcels that wait for their receipt%s', (_, elder) => {
  const zhou = shop.openedBy('zhou', { elder })

  it('are received together, what is delivered beforehand chosen and what is not left out', async () => {
    const { app } = zhou
    const [first = '', second = '', onItsWay = ''] = await sent(true, true, false)
    await app.open('orders', { tab: 'shipped' })
    await app.tap('去确认')
    await app.isAt('confirmGoods')
    await app.sees(`订单 ${first}`, `订单 ${second}`, '已签收', '还没有送达', `订单 ${onItsWay}`, '确认收货 (2)')
    await app.sees('请先核对品名、规格和有效期', '不能再按“没有收到”申请退款', '签收满 7 天没有确认的，会自动确认')
    expect(app.isOn('全选')).toBe(true)
    await app.tap(/^确认收货 \(2\)$/)
    await app.sees('已确认收货 2 个包裹', '包裹都还在路上，快递送达后可以在这里一起确认')
    await app.seesNot(`订单 ${first}`, '全选')
    expect(await statusesOf([first, second, onItsWay])).toEqual({
      [first]: OrderStatus.completed,
      [second]: OrderStatus.completed,
      [onItsWay]: OrderStatus.shipped,
    })
  })
})

describe('several parcels', () => {
  const zhou = shop.openedBy('zhou')

  it('are chosen one by one, all or none', async () => {
    const { app } = zhou
    const [first = '', second = ''] = await sent(true, true)
    await app.open('confirmGoods')
    await app.tap(new RegExp(`×1 ?订单 ${first}$`))
    await app.sees('确认收货 (1)')
    expect(app.isOn('全选')).toBe(false)
    await app.tap('全选')
    await app.sees('确认收货 (2)')
    await app.tap('全选')
    await app.cannotTap(/^确认收货$/)
    await app.tap(new RegExp(`×1 ?订单 ${second}$`))
    await app.tap(/^确认收货 \(1\)$/)
    await app.sees('已确认收货 1 个包裹', `订单 ${first}`)
    await app.seesNot(`订单 ${second}`)
  })

  it('say of each that has moved on meanwhile that it has, and the others are received', async () => {
    const { app } = zhou
    const [first = '', second = ''] = await sent(true, true)
    await app.open('confirmGoods')
    await app.sees('确认收货 (2)')
    await shop.gateway.db.update(orders).set({ status: OrderStatus.cancelled }).where(eq(orders.orderCode, first))
    await app.tap(/^确认收货 \(2\)$/)
    await app.sees('已确认 1 个，1 个没有确认', `订单 ${first}`, '订单已有新的进展，请查看订单')
    await app.tap('知道了')
    expect((await statusesOf([second]))[second]).toBe(OrderStatus.completed)
  })

  it('lead to where each is, and say that nothing waits', async () => {
    const { app } = zhou
    const [onItsWay = ''] = await sent(false)
    await app.open('confirmGoods')
    await app.tap('等待快递更新')
    await app.isAt('orderLogistic', { orderCode: onItsWay })
    await sent()
    await app.open('confirmGoods')
    await app.sees('没有等待确认的包裹', '快递发出后，包裹会出现在这里')
    await app.tap('查看我的订单')
    await app.isAt('orders')
  })

  it('fail with a retry', async () => {
    const { app } = zhou
    await sent(true)
    app.stands('GET /api/orders/receivable', () => Response.json({ code: 'FAULT', message: '' }, { status: 500 }))
    await app.open('confirmGoods')
    await app.sees('重试')
    app.passes()
    await app.tap(/^重试$/)
    await app.sees('确认收货 (1)')
  })
})
