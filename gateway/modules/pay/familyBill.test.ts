import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { clientOf } from '../../../tests/support/gatewayClient'
import { wechatShop, type WechatShop } from '../../../tests/support/wechatShop'
import { payments } from '../../tables'

const IN_MINI = { headers: { 'X-Channel': 'weapp' } }

describe('an order that a relative pays with WeChat', () => {
  let shop: WechatShop
  beforeEach(async () => {
    shop = await wechatShop()
  })

  /** The link of an order, and a stranger who has it. */
  const asked = async () => {
    const { orderCode, payable } = await shop.toPay()
    const { payUrl, wechat } = await shop.buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'family' } }, IN_MINI)
    expect(wechat).toBeNull()
    const bill = /^\/pay\/family\/([\w-]{20,})$/.exec(payUrl)?.[1] ?? ''
    const relative = clientOf(shop.app, { device: 'device-of-a-relative' })
    const pays = (openid: string) =>
      relative.pay.payFamilyBill({ params: { bill }, body: { wechatCode: shop.weixin.codeOf({ openid }) } }, IN_MINI)
    return { orderCode, payable, bill, relative, pays, look: () => relative.pay.familyBill({ params: { bill } }) }
  }

  it('says how much and for whom, and nothing of what was bought', async () => {
    const { payable, look } = await asked()
    expect(await look()).toEqual({
      payable,
      payerFor: '买*',
      expiresAt: expect.any(String) as string,
      serverTime: shop.clock.now().toISOString(),
      state: 'unknown',
    })
    expect(shop.weixin.books.trades.size).toBe(0)
  })

  it('is paid by the relative’s own WeChat, once', async () => {
    const { orderCode, payable, pays, look } = await asked()
    const { payId, wechat } = await pays('openid-of-a-daughter')
    expect((await pays('openid-of-a-daughter')).payId).toBe(payId)
    expect(wechat?.package).toContain('prepay_id=')
    expect(shop.weixin.books.trades.get(payId)).toMatchObject({ total: payable, openid: 'openid-of-a-daughter' })
    shop.weixin.pay(payId)
    await shop.tell(payId)
    expect(await look()).toMatchObject({ state: 'paid', expiresAt: null })
    expect(await shop.buyer.order.detail({ params: { orderCode } })).toMatchObject({
      status: OrderStatus.toShip,
      paymentName: '找家人代付',
    })
    await expect(pays('openid-of-a-son')).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' })
  })

  it('is nobody’s without the link: neither its number nor another payment of it opens it', async () => {
    const { orderCode, relative } = await asked()
    const { start } = await shop.toPay()
    const { payId } = await start()
    for (const bill of [orderCode, payId, 'nothing'])
      await expect(relative.pay.familyBill({ params: { bill } })).rejects.toMatchObject({ status: 404 })
  })

  it('is over with the order', async () => {
    const { orderCode, pays, look } = await asked()
    await shop.buyer.order.cancel({ params: { orderCode }, body: { reason: '暂时不需要了' } })
    expect(await look()).toMatchObject({ state: 'closed' })
    await expect(pays('openid-of-a-daughter')).rejects.toMatchObject({ status: 409, code: 'ORDER_CLOSED' })
    expect((await shop.db.select().from(payments).where(eq(payments.subjectCode, orderCode))).map(({ state }) => state)).toEqual(['closed'])
  })
})
