import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { listening } from '../../../tests/support/heardLog'
import { stockOf } from '../../../tests/support/shop'
import { wechatKeys, wechatShop, type WechatShop } from '../../../tests/support/wechatShop'
import { orders, payments, payNotices } from '../../tables'
import { certified } from '../../providers/wechat/localWechat/certificate'
import { areSigned } from '../../providers/payment/wechatPay/signing'

const stateOf = async ({ buyer }: WechatShop, orderCode: string) => (await buyer.pay.state({ query: { ordersCode: orderCode } })).state
const orderOf = ({ buyer }: WechatShop, orderCode: string) => buyer.order.detail({ params: { orderCode } })
const paymentOf = async ({ db }: WechatShop, payId: string) => (await db.select().from(payments).where(eq(payments.payId, payId)))[0]!

describe('paying with WeChat', () => {
  let shop: WechatShop
  beforeEach(async () => {
    shop = await wechatShop()
  })

  it('opens WeChat’s cashier with what the merchant signed, once for a double tap', async () => {
    const { start, payable, orderCode } = await shop.toPay()
    const first = await start()
    const again = await Promise.all(Array.from({ length: 8 }, () => start()))
    expect(new Set(again.map(({ payId }) => payId))).toEqual(new Set([first.payId]))
    const { appId, timeStamp, nonceStr, package: prepay, signType, paySign } = first.wechat!
    expect([first.payUrl, appId, signType]).toEqual(['', shop.weixin.books.apps.mini.appid, 'RSA'])
    expect(areSigned(wechatKeys().merchant.publicKey, paySign, appId, timeStamp, nonceStr, prepay)).toBe(true)
    const trade = shop.weixin.books.trades.get(first.payId)!
    expect(trade).toMatchObject({ total: payable, kind: 'jsapi', notifyUrl: 'https://shop.example/notify/wechat' })
    expect([prepay, trade.description]).toEqual([`prepay_id=${trade.prepayId}`, `青禾健康 订单 ${orderCode}`])
  })

  it('opens it in WeChat’s browser for the official account, and a page of WeChat’s in any other', async () => {
    const { start, orderCode } = await shop.toPay()
    const inWechat = await start({ channel: 'wechat' })
    expect(inWechat.wechat?.appId).toBe(shop.weixin.books.apps.browser.appid)
    const { payUrl, wechat, payId } = await shop.buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'wechat' } })
    expect(wechat).toBeNull()
    expect(payUrl).toMatch(
      /^https:\/\/pay\.wechat\.example\/pay\/wx\w+\?package=1&redirect_url=https%3A%2F%2Fshop\.example%2Fpay%2Fresult%2F/,
    )
    expect(shop.weixin.books.trades.get(payId)?.kind).toBe('h5')
    await expect(
      shop.buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'wechat' } }, { headers: { 'X-Channel': 'weapp' } }),
    ).rejects.toMatchObject({ status: 400, code: 'CODE_MISSING' })
  })

  it('marks the order paid by the webhook, idempotently', async () => {
    const { payId, orderCode, payable } = await shop.paid()
    expect(await stateOf(shop, orderCode)).toBe('unknown')
    const { send } = await shop.weixin.noticeOf(payId)
    expect((await send()).status).toBe(200)
    const { paidAt } = await orderOf(shop, orderCode)
    shop.clock.advance(60)
    expect([(await send()).status, (await shop.tell(payId)).status]).toEqual([200, 200])
    expect(await orderOf(shop, orderCode)).toMatchObject({ status: OrderStatus.toShip, paymentName: '微信支付', payable, paidAt })
    expect(await paymentOf(shop, payId)).toMatchObject({ state: 'paid', amount: payable })
    expect(shop.weixin.books.refunds.size).toBe(0)
  })

  it('handles fifty concurrent webhook deliveries as one', async () => {
    const { payId, orderCode } = await shop.paid()
    const { send } = await shop.weixin.noticeOf(payId)
    const replies = await Promise.all(Array.from({ length: 50 }, () => send()))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stateOf(shop, orderCode)).toBe('paid')
    expect(await shop.db.select().from(payNotices).where(eq(payNotices.payId, payId))).toHaveLength(1)
    expect(shop.weixin.books.refunds.size).toBe(0)
  })

  it('accepts a webhook that arrives before the answer to the payment’s opening', async () => {
    const { start, orderCode } = await shop.toPay()
    const { open } = shop.providers.bank
    Object.assign(shop.providers.bank, {
      open: async (payment: Parameters<typeof open>[0]) => {
        const opened = await open(payment)
        shop.weixin.pay(payment.payId)
        expect((await shop.tell(payment.payId)).status).toBe(200)
        return opened
      },
    })
    await expect(start()).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' })
    expect(await stateOf(shop, orderCode)).toBe('paid')
  })

  it('polls WeChat where the webhook never comes', async () => {
    const { orderCode } = await shop.paid()
    await shop.jobs()
    expect(await stateOf(shop, orderCode)).toBe('unknown')
    shop.clock.advance(25)
    await shop.jobs()
    expect(await stateOf(shop, orderCode)).toBe('paid')
  })

  describe('by somebody who is not WeChat', () => {
    const stranger = certified('stranger', new Date('2026-11-20T00:00:00Z'))
    it.each([
      ['signed by a stranger under a serial number of its own', () => ({ by: stranger })],
      ['signed by a stranger under WeChat’s serial number', () => ({ by: stranger, serial: wechatKeys().platform.serial })],
      ['under a public key’s name nobody has', () => ({ serial: 'PUB_KEY_ID_0000' })],
      ['six minutes old', () => ({ at: new Date('2026-11-21T09:53:59+08:00') })],
      ['from the future', () => ({ at: new Date('2026-11-21T10:06:01+08:00') })],
      ['changed on its way', () => ({ tamper: (body: string) => body.replace('"summary":""', '"summary":"!"') })],
      ['sealed for another merchant', () => ({ apiV3Key: '0'.repeat(32) })],
      ['of another merchant', () => ({ mchid: '1900000001' })],
      ['of another app', () => ({ appid: 'wx0000000000000000' })],
      ['in another currency', () => ({ currency: 'USD' })],
    ])('is refused in WeChat’s own words: a notification %s', async (_which, twist) => {
      const heard = listening()
      const { payId, orderCode } = await shop.paid()
      const reply = await shop.tell(payId, twist())
      heard.end()
      expect([reply.status, await reply.json()]).toEqual([401, { code: 'FAIL', message: '签名不正确或已过期' }])
      expect(await stateOf(shop, orderCode)).toBe('unknown')
      expect(await shop.db.select().from(payNotices)).toHaveLength(0)
    })

    it('is refused: nothing but a probe whether signatures are looked at', async () => {
      const { payId } = await shop.paid()
      const headers = {
        'Content-Type': 'application/json',
        'Wechatpay-Timestamp': String(shop.clock.now().getTime() / 1000),
        'Wechatpay-Nonce': 'n',
      }
      const probe = { ...headers, 'Wechatpay-Serial': wechatKeys().platform.serial, 'Wechatpay-Signature': 'WECHATPAY/SIGNTEST/abc=' }
      for (const sent of [{}, headers, probe])
        expect(
          (await shop.app.request('/notify/wechat', { method: 'POST', headers: sent, body: JSON.stringify({ id: payId }) })).status,
        ).toBe(401)
    })
  })

  it('is not done by another amount, which the log tells', async () => {
    const { payId, orderCode, payable } = await shop.paid()
    const heard = listening()
    const reply = await shop.tell(payId, { total: payable - 1 })
    heard.end()
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([422, 'FAIL'])
    expect(heard.text()).toContain(`支付 ${payId} 到账 ${payable - 1} 分，应为 ${payable} 分`)
    expect(await stateOf(shop, orderCode)).toBe('unknown')
    // An answer to a question is held against the order just the same.
    shop.weixin.books.trades.get(payId)!.total = payable - 1
    shop.clock.advance(25)
    const asked = listening()
    await shop.jobs()
    asked.end()
    expect([await stateOf(shop, orderCode), asked.text().includes('未入账')]).toEqual(['unknown', true])
  })

  it('keeps the order while WeChat cannot be reached, says so, and goes on with the same code', async () => {
    const { start, orderCode } = await shop.toPay()
    const code = shop.weixin.codeOf({ openid: 'openid-of-buyer0' })
    const heard = listening()
    shop.weixin.books.isAway = true
    await expect(start({ code })).rejects.toMatchObject({ status: 503, code: 'WECHAT_UNREACHABLE' })
    shop.weixin.books.isAway = false
    // The code is used up, and WeChat goes away before the payment is made.
    const { open } = shop.providers.bank
    Object.assign(shop.providers.bank, {
      open: async (payment: Parameters<typeof open>[0]) => {
        shop.weixin.books.isAway = true
        return open(payment)
      },
    })
    await expect(start({ code, key: 'the-same-attempt' })).rejects.toMatchObject({
      status: 503,
      code: 'PAY_UNREACHABLE',
      message: '微信支付暂时没有响应，订单已为您保留，请稍后再试',
    })
    Object.assign(shop.providers.bank, { open })
    shop.weixin.books.isAway = false
    heard.end()
    expect(await stateOf(shop, orderCode)).toBe('unknown')
    const { payId } = await start({ code, key: 'the-same-attempt' })
    shop.weixin.pay(payId)
    await shop.tell(payId)
    expect(await stateOf(shop, orderCode)).toBe('paid')
  })

  it('goes on when WeChat’s certificate is replaced in the middle, and hears both', async () => {
    const [one, two, three] = [await shop.paid(), await shop.paid(), await shop.paid()]
    expect((await shop.tell(one.payId)).status).toBe(200)
    const old = { by: wechatKeys().platform }
    shop.weixin.rotate()
    shop.clock.advance(61)
    expect((await shop.tell(two.payId)).status).toBe(200)
    expect((await shop.tell(three.payId, old)).status).toBe(200)
    expect(await Promise.all([one, two, three].map(({ orderCode }) => stateOf(shop, orderCode)))).toEqual(['paid', 'paid', 'paid'])
  })

  it('asks WeChat to tell it again where the certificates cannot be fetched, and cancels nothing meanwhile', async () => {
    const { payId, orderCode } = await shop.paid()
    shop.weixin.rotate()
    shop.clock.advance(61)
    const heard = listening()
    shop.weixin.books.isAway = true
    const reply = await shop.tell(payId)
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([500, 'FAIL'])
    await expect(shop.buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })).rejects.toMatchObject({
      status: 503,
      code: 'WECHAT_UNREACHABLE',
    })
    shop.weixin.books.isAway = false
    heard.end()
    shop.clock.advance(15)
    expect((await shop.tell(payId)).status).toBe(200)
    expect(await stateOf(shop, orderCode)).toBe('paid')
  })

  it('can be opened again and again until the order’s end, to the last second', async () => {
    const { start } = await shop.toPay()
    const { payId } = await start()
    shop.clock.advance(30 * 60 - 1)
    expect((await start()).payId).toBe(payId)
  })

  describe('too late', () => {
    const expire = async () => {
      shop.clock.advance(30 * 60 + 1)
      await shop.jobs()
    }

    it('is not possible: the order is cancelled, its stock is back, WeChat’s payment is closed', async () => {
      const { start, orderCode, skuCode, stock } = await shop.toPay()
      const { payId } = await start()
      await expire()
      expect([(await orderOf(shop, orderCode)).status, await stockOf(shop, skuCode)]).toEqual([OrderStatus.cancelled, stock])
      expect([shop.weixin.pay(payId), shop.weixin.books.trades.get(payId)?.state]).toEqual([false, 'CLOSED'])
      await expect(start()).rejects.toMatchObject({ status: 409, code: 'ORDER_CLOSED' })
    })

    it('wins where the money came in time and its notification comes after the end', async () => {
      const { start, orderCode } = await shop.toPay()
      const { payId } = await start()
      shop.clock.advance(29 * 60)
      shop.weixin.pay(payId)
      shop.clock.advance(2 * 60)
      await shop.jobs()
      expect((await orderOf(shop, orderCode)).status).toBe(OrderStatus.toShip)
      expect((await shop.tell(payId)).status).toBe(200)
      expect(shop.weixin.books.refunds.size).toBe(0)
    })

    it('is sent back by itself: money told of after the order was closed', async () => {
      const { start, orderCode, payable, skuCode, stock } = await shop.toPay()
      const { payId } = await start()
      await expire()
      // WeChat let the payer through although it was told to close.
      Object.assign(shop.weixin.books.trades.get(payId)!, { state: 'SUCCESS', paidAt: shop.clock.now() })
      const { send } = await shop.weixin.noticeOf(payId)
      expect([(await send()).status, (await send()).status]).toEqual([200, 200])
      expect([...shop.weixin.books.refunds.values()]).toMatchObject([{ amount: payable, state: 'PROCESSING' }])
      expect(await orderOf(shop, orderCode)).toMatchObject({ status: OrderStatus.cancelled, refundText: '退款处理中，款项将原路退回' })
      expect(await stockOf(shop, skuCode)).toBe(stock)
    })
  })

  it('sends the second payment back when an order is paid in two hosts', async () => {
    const { start, orderCode, payable } = await shop.toPay()
    const [mini, browser] = [await start(), await start({ channel: 'wechat' })]
    expect(mini.payId).not.toBe(browser.payId)
    shop.weixin.pay(mini.payId)
    shop.weixin.pay(browser.payId)
    // Told in the other order than paid.
    await shop.tell(browser.payId)
    await shop.tell(mini.payId)
    expect(await stateOf(shop, orderCode)).toBe('paid')
    expect([...shop.weixin.books.refunds.values()]).toMatchObject([{ tradeId: mini.payId, amount: payable }])
  })
})

describe('money that goes back', () => {
  const cancelled = async (shop: WechatShop) => {
    const { payId, orderCode } = await shop.paid()
    await shop.tell(payId)
    await shop.buyer.order.cancel({ params: { orderCode }, body: { reason: '地址填错了' } })
    return { payId, orderCode, refundId: `refund-${payId}` }
  }

  it('is refunded when WeChat’s webhook says so, delivered twice', async () => {
    const shop = await wechatShop()
    const { payId, orderCode, refundId } = await cancelled(shop)
    expect((await orderOf(shop, orderCode)).refundText).toBe('退款处理中，款项将原路退回')
    const stranger = certified('stranger', shop.clock.now())
    expect((await shop.weixin.settleRefund(refundId, 'SUCCESS', { by: stranger })).status).toBe(401)
    expect((await paymentOf(shop, payId)).state).toBe('refunding')
    expect((await shop.weixin.settleRefund(refundId, 'SUCCESS')).status).toBe(200)
    const before = (await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode)))[0]!.refundedAt
    shop.clock.advance(5)
    expect((await shop.weixin.settleRefund(refundId, 'SUCCESS')).status).toBe(200)
    const [after] = await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode))
    expect([(await orderOf(shop, orderCode)).refundText, after?.refundedAt]).toEqual(['已退款，款项原路退回付款账户', before])
    // A late word of the payment does not pay the order again.
    expect([(await shop.tell(payId)).status, (await orderOf(shop, orderCode)).status]).toEqual([200, OrderStatus.cancelled])
  })

  it('is polled every minute where the webhook never comes', async () => {
    const shop = await wechatShop()
    const { orderCode, refundId } = await cancelled(shop)
    shop.weixin.books.refunds.get(refundId)!.state = 'SUCCESS'
    await shop.jobs()
    expect((await orderOf(shop, orderCode)).refundText).toContain('退款处理中')
    shop.clock.advance(61)
    await shop.jobs()
    expect((await orderOf(shop, orderCode)).refundText).toContain('已退款')
  })

  it('keeps no other waiting when WeChat does not answer for one', async () => {
    const shop = await wechatShop()
    const both = [await cancelled(shop), await cancelled(shop)]
    for (const refund of shop.weixin.books.refunds.values()) refund.state = 'SUCCESS'
    const { refundState } = shop.providers.bank
    const asked = jest.fn(refundState).mockRejectedValueOnce(new Error('The bank is away'))
    Object.assign(shop.providers.bank, { refundState: asked })
    shop.clock.advance(61)
    const heard = listening()
    await shop.jobs()
    heard.end()
    const states = await Promise.all(both.map(async ({ payId }) => (await paymentOf(shop, payId)).state))
    expect([states.sort(), heard.text().includes('稍后重试')]).toEqual([['refunded', 'refunding'], true])
  })

  it('stays open where WeChat cannot send it or does not take it, which the log tells once', async () => {
    const shop = await wechatShop()
    const [stuck, untaken] = [await cancelled(shop), await cancelled(shop)]
    const heard = listening()
    expect((await shop.weixin.settleRefund(stuck.refundId, 'ABNORMAL')).status).toBe(200)
    shop.weixin.books.refunds.delete(untaken.refundId)
    shop.weixin.books.trades.get(untaken.payId)!.paidAt = undefined
    shop.clock.advance(61)
    await shop.jobs()
    shop.clock.advance(61)
    await shop.jobs()
    heard.end()
    for (const { payId, refundId } of [stuck, untaken]) {
      expect(heard.text().split(`支付 ${payId} 的退款 ${refundId} 无法原路退回`)).toHaveLength(2)
      expect((await paymentOf(shop, payId)).state).toBe('refunding')
    }
    expect(heard.text()).toContain(`退款 ${untaken.refundId} 没有受理`)
  })
})

describe('a merchant with WeChat Pay’s public key', () => {
  it('is paid and refused by that key alone, without a certificate', async () => {
    const shop = await wechatShop({ mode: 'publicKey' })
    shop.weixin.books.platforms = []
    const { payId, orderCode } = await shop.paid()
    expect((await shop.tell(payId, { by: certified('stranger', shop.clock.now()) })).status).toBe(401)
    expect((await shop.tell(payId)).status).toBe(200)
    expect(await stateOf(shop, orderCode)).toBe('paid')
  })
})
