import { eq } from 'drizzle-orm'
import { routes } from '../../../src/routes/table'
import { listening } from '../../../tests/support/heardLog'
import { TEMPLATES, wechatShop, type WechatShop } from '../../../tests/support/wechatShop'
import { messageDeliveries, orders, parcels, payments } from '../../tables'
import { queuesOf } from '../queue/queuesOf'
import { deliverMessages } from '../message/deliverMessages'

const OPENID = 'openid-of-buyer0'

describe('messages in WeChat about an order', () => {
  let shop: WechatShop
  beforeEach(async () => {
    shop = await wechatShop()
  })
  /** WeChat writes down that the person allowed it, and the mini-program tells the shop. */
  const accept = async (orderCode: string, scenes: Array<'paid' | 'shipped'>) => {
    for (const scene of scenes) shop.weixin.books.acceptances.set(`${OPENID} ${TEMPLATES[scene].templateId}`, 1)
    await shop.buyer.wechat.accept({ body: { ordersCode: orderCode, scenes, wechatCode: shop.weixin.codeOf({ openid: OPENID }) } })
  }
  const ship = async () => {
    await shop.jobs()
    shop.clock.advance(61)
    await shop.jobs()
    shop.clock.advance(61)
    await shop.jobs()
  }

  it('names the templates to ask for', async () => {
    expect((await shop.buyer.wechat.templates()).results).toEqual([
      { scene: 'paid', templateId: 'tmpl-paid' },
      { scene: 'shipped', templateId: 'tmpl-shipped' },
    ])
  })

  it('come once each, when it is paid and when it is on its way, and name no medicine', async () => {
    const { payId, orderCode, payable } = await shop.paid()
    await accept(orderCode, ['paid', 'shipped'])
    await shop.jobs()
    expect(shop.weixin.books.messages).toEqual([])
    await shop.tell(payId)
    await shop.jobs()
    await shop.jobs()
    const paid = { character_string1: orderCode, amount2: `¥${(payable / 100).toFixed(2)}`, time3: '2026年11月21日 10:00' }
    expect(shop.weixin.books.messages).toEqual([
      { openid: OPENID, templateId: 'tmpl-paid', page: `${routes.order.page}?orderCode=${orderCode}`, data: paid },
    ])
    await ship()
    const [parcel] = await shop.db.select().from(parcels).where(eq(parcels.orderCode, orderCode))
    expect(shop.weixin.books.messages).toHaveLength(2)
    expect(shop.weixin.books.messages[1]?.data).toMatchObject({ character_string1: orderCode, character_string3: parcel?.trackingNumber })
    // Allowed again for the same thing, it is not told again.
    await accept(orderCode, ['paid'])
    await ship()
    expect(shop.weixin.books.messages).toHaveLength(2)
  })

  it('do not come to whom never allowed them, took it back at WeChat, or switched them off in the shop', async () => {
    const never = await shop.paid()
    await shop.tell(never.payId)
    const takenBack = await shop.paid()
    await accept(takenBack.orderCode, ['paid'])
    shop.weixin.books.acceptances.clear()
    await shop.tell(takenBack.payId)
    await shop.jobs()
    const off = await shop.paid()
    await accept(off.orderCode, ['paid'])
    await shop.buyer.push.update({ body: { type: 'order', on: false } })
    await shop.tell(off.payId)
    await shop.jobs()
    expect(shop.weixin.books.messages).toEqual([])
    const rows = await shop.db.select().from(messageDeliveries)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['unwanted', 'unwanted'])
  })

  it('are retried after an outage of WeChat, and arrive once', async () => {
    const { payId, orderCode } = await shop.paid()
    await accept(orderCode, ['paid'])
    await shop.tell(payId)
    const silence = listening()
    shop.weixin.books.isAway = true
    await shop.jobs()
    silence.end()
    shop.weixin.books.isAway = false
    shop.clock.advance(61)
    await Promise.all([shop.jobs(), shop.jobs()])
    expect(shop.weixin.books.messages).toHaveLength(1)
  })

  it('are given up a day after they were due, which the log tells once more', async () => {
    const { payId, orderCode } = await shop.paid()
    await accept(orderCode, ['paid'])
    await shop.tell(payId)
    const heard = listening()
    const sendMessage = jest.fn(() => Promise.reject(new Error('WeChat is away')))
    Object.assign(shop.providers.wechat, { sendMessage })
    for (let quarter = 0; quarter < 100; quarter += 1) {
      await deliverMessages({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
      shop.clock.advance(900)
    }
    heard.end()
    expect(heard.lines().map(({ msg }) => msg.replace(/^消息 [\w-]+ /, '消息'))).toEqual([
      '消息的发送（wechat）未完成，稍后重试',
      '消息的发送（wechat）多次重试未成功，已停止自动重试，请人工处理',
    ])
    expect([sendMessage.mock.calls.length >= 20, sendMessage.mock.calls.length <= 40]).toEqual([true, true])
    expect((await queuesOf(shop.db, shop.clock.now())).messagesGivenUp.count).toBe(1)
  })

  it('are allowed for one’s own order only', async () => {
    const { orderCode } = await shop.paid()
    const body = { ordersCode: orderCode, scenes: ['paid' as const], wechatCode: shop.weixin.codeOf({ openid: 'o' }) }
    await expect(shop.zhou.wechat.accept({ body })).rejects.toMatchObject({ status: 404 })
  })
})

describe('shipping information', () => {
  it('is told to WeChat once for what was paid in the mini-program, with a masked phone and no medicine', async () => {
    const shop = await wechatShop()
    const { payId, orderCode } = await shop.paid()
    await shop.tell(payId)
    await shop.db.update(orders).set({ consigneePhone: '13912345678' }).where(eq(orders.orderCode, orderCode))
    await shop.jobs()
    expect(shop.weixin.books.shippings).toEqual([])
    for (let round = 0; round < 3; round += 1) {
      shop.clock.advance(61)
      await shop.jobs()
    }
    const [parcel] = await shop.db.select().from(parcels).where(eq(parcels.orderCode, orderCode))
    const [told, ...more] = shop.weixin.books.shippings
    expect(told).toMatchObject({ tradeId: payId, openid: OPENID, number: parcel?.trackingNumber, contact: '139****5678' })
    expect([told?.company, more]).toEqual([expect.stringMatching(/^(SF|EMS|YTO|ZTO|YUNDA)$/), []])
    expect((await shop.db.select().from(payments).where(eq(payments.payId, payId)))[0]?.shippingToldAt).not.toBeNull()
  })

  it('is tried again while WeChat does not know the payment yet', async () => {
    const shop = await wechatShop()
    const { payId } = await shop.paid()
    await shop.tell(payId)
    await shop.jobs()
    const trade = shop.weixin.books.trades.get(payId)!
    const { paidAt } = trade
    trade.paidAt = undefined
    shop.clock.advance(61)
    await shop.jobs()
    await shop.jobs()
    expect(shop.weixin.books.shippings).toEqual([])
    trade.paidAt = paidAt
    shop.clock.advance(61)
    await shop.jobs()
    expect(shop.weixin.books.shippings).toHaveLength(1)
  })
})
