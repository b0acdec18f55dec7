import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { bankPayments, bankRefunds, orders, payments, payNotices, settings } from '../../tables'
import { queuesOf } from '../queue/queuesOf'
import { orderOf as viewOf } from './orderViews'
import { sendRefunds } from '../pay/sendRefunds'
import { listening } from '../../../tests/support/heardLog'
import { newBuyers, ordered, packingOf, shopAt, stockOf, type Buyer, type Shop } from '../../../tests/support/shop'

describe('paying an order', () => {
  let shop: Shop
  let buyers: Buyer[]
  let secret: string
  beforeEach(async () => {
    shop = await shopAt()
    buyers = await newBuyers(shop, 2)
    const [kept] = await shop.db.select().from(settings).where(eq(settings.key, 'bankSecret'))
    secret = kept!.value as string
  })

  const toPay = async (methodId = 'bank') => {
    const buyer = buyers[0]!
    const { skuCode, stock } = await packingOf(shop, 'otcB')
    const { orderCode, payable } = await ordered(buyer, { skuCode, quantity: 2 })
    const { payId, payUrl } = await buyer.pay.start({ body: { ordersCode: orderCode, methodId } })
    return { buyer, orderCode, payable, payId, payUrl, skuCode, stock }
  }
  const stateOf = (buyer: Buyer, orderCode: string) => buyer.pay.state({ query: { ordersCode: orderCode } })
  const orderOf = (buyer: Buyer, orderCode: string) => buyer.order.detail({ params: { orderCode } })

  /** A notification as somebody sends it; signed by the bank's secret and fresh unless told otherwise. */
  const notify = (notice: object, { by = secret, at = shop.clock.now() }: { by?: string; at?: Date } = {}) => {
    const body = JSON.stringify(notice)
    const [timestamp, nonce] = [String(Math.floor(at.getTime() / 1000)), 'a-nonce']
    const signature = createHmac('sha256', by).update(`${timestamp}\n${nonce}\n${body}`).digest('hex')
    const headers = {
      'Content-Type': 'application/json',
      'X-Bank-Timestamp': timestamp,
      'X-Bank-Nonce': nonce,
      'X-Bank-Signature': signature,
    }
    return shop.app.request('/notify/pay', { method: 'POST', body, headers })
  }
  const paidNotice = (payId: string, amount: number, noticeId = 'notice-1') => ({
    noticeId,
    payId,
    amount,
    state: 'paid',
    at: shop.clock.now().toISOString(),
  })

  it('makes it paid by the bank’s notification, and leads back to the shop', async () => {
    const { buyer, orderCode, payable, payUrl } = await toPay()
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'unknown', payable, paidAt: null })
    const reply = await shop.payerDoes(payUrl, 'confirm')
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, `/pay/result/${orderCode}`])
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'paid' })
    expect(await orderOf(buyer, orderCode)).toMatchObject({ status: OrderStatus.toShip, statusText: '待发货', paymentName: '快捷支付' })
  })

  it('opens one payment for a double tap', async () => {
    const { buyer, orderCode, payId, payUrl } = await toPay()
    const again = await Promise.all(
      Array.from({ length: 20 }, () => buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })),
    )
    expect(new Set(again.map((one) => `${one.payId} ${one.payUrl}`))).toEqual(new Set([`${payId} ${payUrl}`]))
  })

  it('takes a doubled notification once', async () => {
    const { buyer, orderCode, payUrl, payId } = await toPay()
    await shop.payerDoes(payUrl, 'confirm', 'twice')
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'paid' })
    expect(await shop.db.select().from(payNotices).where(eq(payNotices.payId, payId))).toHaveLength(1)
  })

  it('waits for a late notification', async () => {
    const { buyer, orderCode, payUrl } = await toPay()
    await shop.payerDoes(payUrl, 'confirm', 'late')
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'unknown' })
    shop.clock.advance(21)
    await shop.bankDelivers()
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'paid' })
  })

  it('polls the bank where no webhook ever comes', async () => {
    const { buyer, orderCode, payUrl } = await toPay()
    await shop.payerDoes(payUrl, 'confirm', 'never')
    await shop.jobs()
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'unknown' })
    shop.clock.advance(25)
    await shop.jobs()
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'paid' })
  })

  it('sends a notification again that the shop could not take', async () => {
    const { buyer, orderCode, payId, payable } = await toPay()
    await shop.db.update(bankPayments).set({ notifyUrl: '/nobody-is-here' }).where(eq(bankPayments.payId, payId))
    const { settle } = await import('../../providers/payment/localBank/books')
    await settle(shop.db, { payId, isPaid: true, delivery: 'once', now: shop.clock.now() })
    await shop.bankDelivers()
    const { bankNotices } = await import('../../tables')
    await shop.db.update(bankNotices).set({ notifyUrl: '/notify/pay' })
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'unknown', payable })
    shop.clock.advance(6)
    await shop.bankDelivers()
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'paid' })
  })

  it('says that it failed, and can be tried again', async () => {
    const { buyer, orderCode, payUrl } = await toPay()
    await shop.payerDoes(payUrl, 'fail')
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'failed' })
    const again = await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
    expect([again.payUrl, (await stateOf(buyer, orderCode)).state]).toEqual([payUrl, 'unknown'])
    await shop.payerDoes(payUrl, 'confirm')
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'paid' })
  })

  it('changes nothing when the payer leaves for later', async () => {
    const { buyer, orderCode, payUrl } = await toPay()
    expect((await shop.payerDoes(payUrl, 'later')).headers.get('Location')).toBe(`/pay/result/${orderCode}`)
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'unknown' })
  })

  it('can be done by a relative, who reads a masked name and nothing of what was bought', async () => {
    const { buyer, orderCode, payUrl } = await toPay('family')
    const page = await (await shop.app.request(payUrl)).text()
    expect(page).toContain('买* 请您帮忙付款')
    expect(page).not.toMatch(/买主|(?<!\d)139\d{8}(?!\d)|中央路/)
    const reply = await shop.payerDoes(payUrl, 'confirm')
    expect(await reply.text()).toContain('已替 买* 付款')
    expect((await orderOf(buyer, orderCode)).paymentName).toBe('请家人代付')
  })

  it('is refused in the web-view of the doctors’ mini-program, but for a relative’s link', async () => {
    const buyer = buyers[0]!
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode } = await ordered(buyer, { skuCode, quantity: 1 })
    const { methods } = await buyer.pay.methods({ query: { ordersCode: orderCode } })
    const start = (methodId: string) =>
      buyer.pay.start({ body: { ordersCode: orderCode, methodId } }, { headers: { 'X-Channel': 'doctorMini' } })
    const [own, shared] = [methods.find((one) => !one.shared)!, methods.find((one) => one.shared)!]
    await expect(start(own.id)).rejects.toMatchObject({ status: 409, code: 'PAY_IN_MINI' })
    expect((await start(shared.id)).payUrl).toContain('/bank/pay/')
  })

  describe('by somebody who is not the bank', () => {
    it.each([
      ['unsigned', {}],
      ['signed with another secret', { by: 'guessed' }],
      ['six minutes old', { at: new Date('2026-11-21T09:54:00+08:00') }],
      ['from the future', { at: new Date('2026-11-21T10:06:00+08:00') }],
    ])('is refused: a notification %s', async (which, sent) => {
      const { buyer, orderCode, payId, payable } = await toPay()
      const notice = paidNotice(payId, payable)
      const reply =
        which === 'unsigned'
          ? await shop.app.request('/notify/pay', { method: 'POST', body: JSON.stringify(notice) })
          : await notify(notice, sent)
      expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([401, 'SIGNATURE'])
      expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'unknown' })
    })

    it('is refused: a body changed under the bank’s signature', async () => {
      const { payId, payable } = await toPay()
      const real = JSON.stringify(paidNotice(payId, payable))
      const timestamp = String(Math.floor(shop.clock.now().getTime() / 1000))
      const signature = createHmac('sha256', secret).update(`${timestamp}\nn\n${real}`).digest('hex')
      const headers = { 'X-Bank-Timestamp': timestamp, 'X-Bank-Nonce': 'n', 'X-Bank-Signature': signature }
      expect((await shop.app.request('/notify/pay', { method: 'POST', body: real.replace(payId, `${payId}x`), headers })).status).toBe(401)
    })
  })

  it('is not done by another amount, an unknown payment, or a notification that makes no sense', async () => {
    const { buyer, orderCode, payId, payable } = await toPay()
    const log = listening()
    expect((await notify(paidNotice(payId, payable - 1))).status).toBe(422)
    expect(log.lines()).toHaveLength(1)
    log.end()
    expect((await notify(paidNotice('no-such-payment', payable))).status).toBe(404)
    expect((await notify({ hello: 'there' })).status).toBe(401)
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'unknown' })
  })

  it('answers a repeated notification with 200, and never goes back from paid', async () => {
    const { buyer, orderCode, payId, payable } = await toPay()
    expect((await notify(paidNotice(payId, payable))).status).toBe(200)
    expect((await notify(paidNotice(payId, payable))).status).toBe(200)
    expect((await notify({ ...paidNotice(payId, payable, 'notice-2'), state: 'failed' })).status).toBe(200)
    expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'paid' })
    expect(await shop.db.select().from(payNotices)).toHaveLength(2)
  })

  it('is not seen or started by another member', async () => {
    const { orderCode } = await toPay()
    const other = buyers[1]!
    await expect(other.pay.state({ query: { ordersCode: orderCode } })).rejects.toMatchObject({ status: 404 })
    await expect(other.pay.methods({ query: { ordersCode: orderCode } })).rejects.toMatchObject({ status: 404 })
    await expect(other.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })).rejects.toMatchObject({ status: 404 })
    await expect(buyers[0]!.pay.start({ body: { ordersCode: orderCode, methodId: 'gold' } })).rejects.toMatchObject({
      status: 400,
      field: 'methodId',
    })
  })

  describe('too late', () => {
    const expire = async () => {
      shop.clock.advance(30 * 60 + 1)
      await shop.jobs()
    }

    it('is not possible: the order is cancelled, its stock is back, the bank’s page is closed', async () => {
      const { buyer, orderCode, payUrl, skuCode, stock } = await toPay()
      expect(await stockOf(shop, skuCode)).toBe(stock - 2)
      await expire()
      expect(await orderOf(buyer, orderCode)).toMatchObject({
        status: OrderStatus.cancelled,
        cancelReason: '超时未付款，已自动取消',
        refundText: null,
      })
      expect(await stockOf(shop, skuCode)).toBe(stock)
      await shop.payerDoes(payUrl, 'confirm')
      expect(await stateOf(buyer, orderCode)).toMatchObject({ state: 'closed', paidAt: null })
      await expect(buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })).rejects.toMatchObject({
        status: 409,
        code: 'ORDER_CLOSED',
      })
    })

    it('wins nevertheless when the money came in time and only its notification is missing', async () => {
      const { buyer, orderCode, payUrl, skuCode, stock } = await toPay()
      shop.clock.advance(29 * 60)
      await shop.payerDoes(payUrl, 'confirm', 'never')
      shop.clock.advance(2 * 60)
      const { closeOverdue } = await import('../pay/closeOverdue')
      await closeOverdue({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
      expect(await orderOf(buyer, orderCode)).toMatchObject({ status: OrderStatus.toShip })
      expect(await stockOf(shop, skuCode)).toBe(stock - 2)
    })

    it('is sent back when a bank reports money for an order that is cancelled already', async () => {
      const { buyer, orderCode, payId, payable } = await toPay()
      await expire()
      // A bank that let the payer through although it was told to close.
      await shop.db.update(bankPayments).set({ state: 'paid' }).where(eq(bankPayments.payId, payId))
      expect((await notify(paidNotice(payId, payable))).status).toBe(200)
      expect((await notify(paidNotice(payId, payable))).status).toBe(200)
      expect(await orderOf(buyer, orderCode)).toMatchObject({ status: OrderStatus.cancelled, refundText: '已退款，款项原路退回付款账户' })
      expect(await shop.db.select().from(bankRefunds)).toMatchObject([{ payId, amount: payable }])
    })

    it('ends in exactly one way when notification and cancelling race', async () => {
      const { buyer, orderCode, payId, payable, skuCode, stock } = await toPay()
      await shop.db.update(bankPayments).set({ state: 'paid' }).where(eq(bankPayments.payId, payId))
      shop.clock.advance(30 * 60 + 1)
      const { closeOverdue } = await import('../pay/closeOverdue')
      const round = () => closeOverdue({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
      await Promise.all([round(), notify(paidNotice(payId, payable)), round(), notify(paidNotice(payId, payable, 'notice-2')), round()])
      const { status } = await orderOf(buyer, orderCode)
      expect(status).toBe(OrderStatus.toShip)
      expect(await stockOf(shop, skuCode)).toBe(stock - 2)
      expect(await shop.db.select().from(bankRefunds)).toHaveLength(0)
    })

    it('waits while the bank cannot be asked', async () => {
      const { buyer, orderCode } = await toPay()
      const { close } = shop.providers.bank
      Object.assign(shop.providers.bank, { close: () => Promise.reject(new Error('The bank is away')) })
      const silence = listening()
      await expire()
      silence.end()
      expect((await orderOf(buyer, orderCode)).status).toBe(OrderStatus.toPay)
      Object.assign(shop.providers.bank, { close })
      await shop.jobs()
      expect((await orderOf(buyer, orderCode)).status).toBe(OrderStatus.cancelled)
    })
  })

  it('sends the second payment back when two relatives pay one order', async () => {
    const { buyer, orderCode, payUrl, payable } = await toPay()
    const second = await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'family' } })
    // Both pages are confirmed before the first notification arrives.
    await shop.payerDoes(payUrl, 'confirm', 'late')
    await shop.payerDoes(second.payUrl, 'confirm', 'late')
    shop.clock.advance(25)
    await shop.bankDelivers()
    await shop.jobs()
    const states = await shop.db.select({ state: payments.state }).from(payments).where(eq(payments.subjectCode, orderCode))
    expect(states.map(({ state }) => state).sort()).toEqual(['paid', 'refunded'])
    expect(await shop.db.select().from(bankRefunds)).toMatchObject([{ amount: payable }])
    expect((await orderOf(buyer, orderCode)).status).toBe(OrderStatus.toShip)
  })

  it('gives money, stock and everything back when a paid order is cancelled before it is shipped, once', async () => {
    const { buyer, orderCode, payUrl, payable, skuCode, stock } = await toPay()
    await shop.payerDoes(payUrl, 'confirm')
    const cancelled = await Promise.all(
      Array.from({ length: 10 }, () => buyer.order.cancel({ params: { orderCode }, body: { reason: '地址填错了' } })),
    )
    expect(cancelled.every(({ status }) => status === OrderStatus.cancelled)).toBe(true)
    await shop.jobs()
    expect(await orderOf(buyer, orderCode)).toMatchObject({ cancelReason: '地址填错了', refundText: '已退款，款项原路退回付款账户' })
    expect(await stockOf(shop, skuCode)).toBe(stock)
    expect(await shop.db.select().from(bankRefunds)).toMatchObject([{ amount: payable }])
    expect((await stateOf(buyer, orderCode)).state).toBe('closed')
  })

  it('waits longer after each refund that failed, says so twice in the log, and tells the shopper who sends the money and until when', async () => {
    const { buyer, orderCode, payUrl, payId } = await toPay()
    await shop.payerDoes(payUrl, 'confirm')
    const refund = jest.fn(() => Promise.reject(new Error('The bank is away')))
    Object.assign(shop.providers.bank, { refund })
    const log = listening()
    await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
    for (let minute = 0; minute < 60; minute += 1) {
      shop.clock.advance(60)
      await sendRefunds({ db: shop.db, bank: shop.providers.bank, now: shop.clock.now() })
    }
    // Pauses of 1, 2, 4, 8, 16 and 32 minutes, each of them half of that at least.
    expect([refund.mock.calls.length >= 6, refund.mock.calls.length <= 9, log.lines().length]).toEqual([true, true, 1])
    for (let day = 0; day < 31; day += 1) {
      shop.clock.advance(24 * 3600)
      await sendRefunds({ db: shop.db, bank: shop.providers.bank, now: shop.clock.now() })
    }
    log.end()
    expect(log.lines().map(({ msg }) => msg)).toEqual([
      `支付 ${payId} 的退款 refund-${payId} 未完成，稍后重试`,
      `支付 ${payId} 的退款 refund-${payId} 多次重试未成功，已停止自动重试，请人工处理`,
    ])
    const [order] = await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode))
    expect((await viewOf({ db: shop.db, ring: shop.providers.fileKeys, now: shop.clock.now() }, order!)).refundText).toMatch(
      /未能原路退回，正由客服人工退款，最晚12月\d+日前.*400-000-2026$/,
    )
    expect((await queuesOf(shop.db, shop.clock.now())).refundsFailed).toMatchObject({ count: 1 })
  })

  it('tries a refund again that the bank could not take', async () => {
    const { buyer, orderCode, payUrl } = await toPay()
    await shop.payerDoes(payUrl, 'confirm')
    const { refund } = shop.providers.bank
    Object.assign(shop.providers.bank, { refund: () => Promise.reject(new Error('The bank is away')) })
    const silence = listening()
    expect(await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })).toMatchObject({
      refundText: '退款处理中，款项将原路退回',
    })
    silence.end()
    Object.assign(shop.providers.bank, { refund })
    shop.clock.advance(61)
    await shop.jobs()
    expect((await orderOf(buyer, orderCode)).refundText).toContain('已退款')
    expect((await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode)))[0]?.refundedAt).not.toBeNull()
  })
})
