import { eq } from 'drizzle-orm'
import { CARRIER_NAMES } from '../../../src/contract/order'
import { DAY } from '../../../src/lib/duration'
import { listening } from '../../../tests/support/heardLog'
import { newBuyers, ordered, packingOf, setStock, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { callbacks, favourites, messages, packings, parcels, prescriptionDrugs, prescriptions } from '../../tables'
import { inClear } from '../../kernel/sealedText'
import { notifyEnding } from '../prescription/notifyEnding'
import { notifyPrices } from '../product/notifyPrices'
import { purge } from '../purge'

describe('what the shop promised to tell', () => {
  let shop: Shop
  let buyer: Buyer
  beforeEach(async () => {
    shop = await shopAt()
    ;[buyer] = (await newBuyers(shop, 1)) as [Buyer]
  })
  const told = async () =>
    (await buyer.message.list({ query: {} })).results.map(({ kind, title, text, link }) => ({ kind, title, text, link }))
  const titles = async () => (await told()).map(({ title }) => title)
  const job = (what: typeof purge) => what({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
  const priced = (skuCode: string, salePrice: number) => shop.db.update(packings).set({ salePrice }).where(eq(packings.skuCode, skuCode))

  it('that it can be bought again: once for each time it was asked', async () => {
    const { skuCode, productCode } = await packingOf(shop, 'otcB')
    await setStock(shop, skuCode, 0)
    await buyer.product.remindOfStock({ body: { skuCode } })
    await shop.jobs()
    expect(await told()).toEqual([])
    await setStock(shop, skuCode, 5)
    await Promise.all([shop.jobs(), shop.jobs()])
    expect(await told()).toMatchObject([{ kind: 'service', title: '到货了', link: `/product/${productCode}.html` }])
    shop.clock.advance(60)
    await shop.jobs()
    expect(shop.sms.map(({ text }) => text)).toEqual(['【青禾健康】您登记到货提醒的商品现在有货'])
    await setStock(shop, skuCode, 0)
    await setStock(shop, skuCode, 5)
    await shop.jobs()
    shop.clock.advance(60)
    await buyer.product.remindOfStock({ body: { skuCode } })
    await shop.jobs()
    expect(await titles()).toEqual(['到货了', '到货了'])
  })

  it('of a favourite that became cheaper, who wants to know; never of a prescription drug', async () => {
    const [one, two, rx] = await Promise.all([packingOf(shop, 'otcB'), packingOf(shop, 'otcB', 12), packingOf(shop, 'rx')])
    for (const { productCode } of [one, two, rx]) await buyer.product.addFavourites({ params: { codes: productCode } })
    const kept = await shop.db.select().from(favourites).where(eq(favourites.memberId, buyer.memberId))
    const of = (productCode: string) => kept.find((row) => row.productCode === productCode)!
    const lower = async ({ productCode }: { productCode: string }, by: number) => {
      const { skuCode, salePrice } = of(productCode)
      await priced(skuCode!, salePrice! - by)
    }
    await lower(one, 100)
    await job(notifyPrices)
    expect(await told()).toEqual([])
    await buyer.push.update({ body: { type: 'activity', on: true } })
    await lower(one, 200)
    await lower(rx, 200)
    await Promise.all([job(notifyPrices), job(notifyPrices)])
    const [first, ...more] = await told()
    expect([first, more]).toMatchObject([{ kind: 'shop', link: `/product/${one.productCode}.html` }, []])
    expect(first?.text).toMatch(/，比之前低 ¥1\.00$/)
    await lower(one, 300)
    await lower(two, 300)
    shop.clock.advance(3600)
    await job(notifyPrices)
    await job(notifyPrices)
    expect((await told())[0]).toMatchObject({
      text: expect.stringMatching(/^您收藏的 2 件商品降价了/) as unknown,
      link: '/user/favourites',
    })
    expect(await titles()).toHaveLength(2)
  })

  it('that nobody called back in time', async () => {
    const body = { phoneNum: '13911112222', question: '饭前吃还是饭后吃' }
    const { requestId, expectedBefore } = await buyer.mall.requestCallback({ body })
    const made = await buyer.mall.requestCallback({ body })
    await shop.visitor.mall.requestCallback({ body: { phoneNum: '13911113333' } })
    await shop.db.update(callbacks).set({ calledAt: shop.clock.now() }).where(eq(callbacks.requestId, made.requestId))
    await shop.jobs()
    expect(await told()).toEqual([])
    shop.clock.set(new Date(Date.parse(expectedBefore) + 1000))
    // A visitor left a phone alone; the provider is away at first.
    const { send } = shop.providers.sms
    Object.assign(shop.providers.sms, { send: () => Promise.reject(new Error('The provider is away')) })
    const heard = listening()
    await Promise.all([shop.jobs(), shop.jobs()])
    heard.end()
    expect(heard.text()).toContain('的短信未完成，稍后重试')
    Object.assign(shop.providers.sms, { send })
    shop.sms.length = 0
    shop.clock.advance(61)
    await Promise.all([shop.jobs(), shop.jobs()])
    await shop.jobs()
    const texts = shop.sms.filter(({ phone }) => phone === '13911113333').map(({ text }) => text)
    expect(texts).toEqual(['【青禾健康】药师没能按时给您回电，抱歉。您可以直接打电话，或重新留下号码'])
    expect(await titles()).toEqual(['没能按时给您回电'])
    expect((await shop.db.select().from(messages).where(eq(messages.event, requestId)))[0]?.link).toBe('/pharmacist')
  })

  it('how an order goes: paid, sent back, cancelled, with the coupon that is free again', async () => {
    const { skuCode, salePrice } = await packingOf(shop, 'otcB')
    const first = await ordered(buyer, { skuCode, quantity: 1 })
    const { payUrl } = await buyer.pay.start({ body: { ordersCode: first.orderCode, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    await buyer.order.cancel({ params: { orderCode: first.orderCode }, body: { reason: '不想买了' } })
    await shop.bankDelivers()
    await shop.jobs()
    await buyer.coupon.draw({ body: { couponType: 'shop99', source: 'test' } })
    const second = await ordered(buyer, { skuCode, quantity: Math.ceil(13_000 / salePrice) })
    shop.clock.set(new Date(Date.parse(second.expiresAt) + 1000))
    await shop.jobs()
    await shop.jobs()
    expect((await titles()).sort()).toEqual(['付款成功', '退款已退回', '订单已取消', '优惠券已退回'].sort())
    expect((await told()).find(({ title }) => title === '优惠券已退回')?.link).toBe('/coupon/couponList')
    expect((await buyer.message.list({ query: { kind: 'refund' } })).results[0]?.text).toContain(`¥${(first.payable / 100).toFixed(2)}`)
  })

  it('that a parcel is on its way, with who brings it and under which number', async () => {
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode } = await ordered(buyer, { skuCode, quantity: 1 })
    const { payUrl } = await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    for (let minute = 0; minute < 3; minute += 1) {
      await shop.jobs()
      shop.clock.advance(61)
    }
    const [parcel] = await shop.db.select().from(parcels).where(eq(parcels.orderCode, orderCode))
    const { carrier, trackingNumber } = parcel!
    expect((await told()).filter(({ title }) => title === '包裹已发出')).toEqual([
      {
        kind: 'order',
        title: '包裹已发出',
        text: `订单 ${orderCode} 已由${CARRIER_NAMES[carrier]}揽收，运单号 ${trackingNumber}`,
        link: `/orders/${orderCode}/logistic`,
      },
    ])
  })

  it('that a prescription ends soon, and forgets messages after half a year', async () => {
    const { productCode } = await packingOf(shop, 'rx')
    const now = shop.clock.now()
    const ofBuyer = {
      memberId: buyer.memberId,
      patientName: inClear('周建国'),
      relationLabel: '父亲',
      diagnosis: inClear('高血压'),
      status: 'approved' as const,
    }
    const rows = [1, 9].map((days) => ({
      prescriptionId: `rx-${days}`,
      ...ofBuyer,
      createdAt: now,
      validUntil: new Date(now.getTime() + days * DAY),
    }))
    await shop.db.insert(prescriptions).values(rows)
    await shop.db.insert(prescriptionDrugs).values(rows.map(({ prescriptionId }) => ({ prescriptionId, productCode, quantity: 1 })))
    await job(notifyEnding)
    await job(notifyEnding)
    expect(await told()).toMatchObject([
      { kind: 'prescription', title: '处方快到期了', text: expect.stringContaining('周建国的处方 11 月 22 日到期') as unknown },
    ])
    shop.clock.advance((181 * DAY) / 1000)
    await job(purge)
    expect(await shop.db.select().from(messages)).toEqual([])
  })
})
