import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import {
  addresses,
  combinations,
  consents,
  memberCoupons,
  orders,
  packings,
  prescriptionDrugs,
  prescriptions,
  settlements,
} from '../../tables'
import { sealedNames } from '../prescription/named'
import {
  newBuyers,
  ordered,
  packingOf,
  setStock,
  settled,
  shopAt,
  stockOf,
  submissionOf,
  type Buyer,
  type Shop,
} from '../../../tests/support/shop'

/** What became of calls made together: how many went well, and with which codes the others were refused. */
async function outcomes(calls: Array<Promise<unknown>>) {
  const results = await Promise.allSettled(calls)
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
  return { done: results.length - codes.length, codes: [...new Set(codes)] }
}

describe('an order', () => {
  let shop: Shop
  let buyers: Buyer[]
  beforeAll(async () => {
    shop = await shopAt()
    buyers = await newBuyers(shop, 90)
  })
  const nextBuyer = () => buyers.pop()!
  const ordersOf = async ({ memberId }: Buyer) => {
    const [found] = await shop.db.select({ found: count() }).from(orders).where(eq(orders.memberId, memberId))
    return found!.found
  }

  it('is made once by 200 identical submissions under one key', async () => {
    const buyer = nextBuyer()
    const { skuCode, stock } = await packingOf(shop, 'otcB')
    const body = await settled(buyer, [{ skuCode, quantity: 2 }])
    const made = await Promise.all(Array.from({ length: 200 }, () => buyer.order.submit({ body }, { key: 'one-and-the-same' })))
    expect(new Set(made.map(({ orderCode }) => orderCode)).size).toBe(1)
    expect([await ordersOf(buyer), await stockOf(shop, skuCode)]).toEqual([1, stock - 2])
  })

  it('is made once by 200 identical submissions under keys of their own', async () => {
    const buyer = nextBuyer()
    const { skuCode, stock } = await packingOf(shop, 'otcB', 3)
    const body = await settled(buyer, [{ skuCode, quantity: 1 }])
    const made = await Promise.all(Array.from({ length: 200 }, () => buyer.order.submit({ body }, { key: randomUUID() })))
    expect(new Set(made.map(({ orderCode }) => orderCode)).size).toBe(1)
    expect([await ordersOf(buyer), await stockOf(shop, skuCode)]).toEqual([1, stock - 1])
    await expect(buyer.order.submit({ body: { ...body, note: '换个备注' } })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_ORDERED',
      details: { orderCode: made[0]!.orderCode },
    })
    await expect(buyer.settlement.detail({ params: { settleId: body.settleId } })).rejects.toMatchObject({ code: 'ALREADY_ORDERED' })
  })

  it('gets the last piece for one of 50 buyers', async () => {
    const { skuCode } = await packingOf(shop, 'none', 2)
    await setStock(shop, skuCode, 1)
    const crowd = buyers.splice(0, 50)
    const bodies = await Promise.all(crowd.map((buyer) => settled(buyer, [{ skuCode, quantity: 1 }])))
    const { done, codes } = await outcomes(crowd.map((buyer, place) => buyer.order.submit({ body: bodies[place]! })))
    expect([done, codes, await stockOf(shop, skuCode)]).toEqual([1, ['STOCK'], 0])
    buyers.push(...crowd)
  })

  it('takes the same cart lines once from two open tabs', async () => {
    const buyer = nextBuyer()
    const { skuCode } = await packingOf(shop, 'otcB', 4)
    await buyer.cart.add({ body: { items: [{ skuCode, quantity: 2 }] } })
    const tab = async () => {
      const { settleId } = await buyer.settlement.toSettle()
      return submissionOf(await buyer.settlement.detail({ params: { settleId } }))
    }
    const bodies = [await tab(), await tab()]
    const { done, codes } = await outcomes(bodies.map((body) => buyer.order.submit({ body })))
    expect([done, codes, await ordersOf(buyer)]).toEqual([1, ['CART_CHANGED'], 1])
    expect((await buyer.cart.products()).count).toBe(0)
  })

  it('leaves in the cart what was added since it was settled', async () => {
    const buyer = nextBuyer()
    const { skuCode } = await packingOf(shop, 'otcB', 4)
    await buyer.cart.add({ body: { items: [{ skuCode, quantity: 2 }] } })
    const { settleId } = await buyer.settlement.toSettle()
    await buyer.cart.add({ body: { items: [{ skuCode, quantity: 3 }] } })
    await buyer.order.submit({ body: submissionOf(await buyer.settlement.detail({ params: { settleId } })) })
    expect((await buyer.cart.products()).count).toBe(3)
  })

  it('shows the difference when a price changed since the shopper saw it', async () => {
    const buyer = nextBuyer()
    const { skuCode, salePrice } = await packingOf(shop, 'otcB', 5)
    const body = await settled(buyer, [{ skuCode, quantity: 1 }])
    await shop.db
      .update(packings)
      .set({ salePrice: salePrice + 100 })
      .where(eq(packings.skuCode, skuCode))
    const details = { before: body.expectedTotal, after: body.expectedTotal + 100 }
    await expect(buyer.order.submit({ body })).rejects.toMatchObject({ status: 409, code: 'PRICE_CHANGED', details })
    expect(await ordersOf(buyer)).toBe(0)
    await buyer.order.submit({ body: { ...body, expectedTotal: details.after } })
    await shop.db.update(packings).set({ salePrice }).where(eq(packings.skuCode, skuCode))
  })

  it('is not made with the settlement, address or coupon of somebody else', async () => {
    const [buyer, other] = [nextBuyer(), nextBuyer()]
    const { skuCode, salePrice } = await packingOf(shop, 'otcB', 5)
    const skus = [{ skuCode, quantity: Math.ceil(12000 / salePrice) }]
    const body = await settled(buyer, skus)
    const foreign = await other.coupon.draw({ body: { couponType: 'shop99', source: 'test' } })
    await expect(other.order.submit({ body })).rejects.toMatchObject({ status: 404 })
    await expect(other.settlement.detail({ params: { settleId: body.settleId } })).rejects.toMatchObject({ status: 404 })
    await expect(buyer.order.submit({ body: { ...body, addressId: `home-of-${other.memberId}` } })).rejects.toMatchObject({
      status: 404,
      message: '没有找到收货地址',
    })
    await expect(buyer.order.submit({ body: { ...body, couponId: foreign.couponId } })).rejects.toMatchObject({
      status: 404,
      message: '没有找到优惠券',
    })
    await expect(
      buyer.settlement.detail({ params: { settleId: body.settleId }, query: { couponId: foreign.couponId } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      buyer.settlement.detail({ params: { settleId: body.settleId }, query: { addressId: `home-of-${other.memberId}` } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('is offered the coupons that can still be drawn for it, until they are', async () => {
    const buyer = nextBuyer()
    const { skuCode, salePrice } = await packingOf(shop, 'otcB', 6)
    const { settleId } = await buyer.settlement.purchase({ body: { skus: [{ skuCode, quantity: Math.ceil(13000 / salePrice) }] } })
    const quoted = () => buyer.settlement.detail({ params: { settleId } })
    const offered = async () => ((await quoted()).drawable ?? []).map(({ couponType, status }) => [couponType, status])
    const before = await offered()
    expect(before[0]).toEqual(['shop99', 'toDraw'])
    expect(before.map(([type]) => type)).not.toContain('device199')
    const { couponId } = await buyer.coupon.draw({ body: { couponType: 'shop99', source: 'confirm' } })
    expect(await offered()).toEqual(before.slice(1))
    expect((await quoted()).couponId).toBe(couponId)
  })

  it('uses a coupon once, and gives it back when it is cancelled', async () => {
    const buyer = nextBuyer()
    const { skuCode, salePrice } = await packingOf(shop, 'otcB', 6)
    const { couponId } = await buyer.coupon.draw({ body: { couponType: 'shop99', source: 'test' } })
    const skus = [{ skuCode, quantity: Math.ceil(13000 / salePrice) }]
    const bodies = [await settled(buyer, skus), await settled(buyer, skus)]
    expect(bodies.map((body) => body.couponId)).toEqual([couponId, couponId])
    const { done, codes } = await outcomes(bodies.map((body) => buyer.order.submit({ body })))
    expect([done, codes]).toEqual([1, ['COUPON_UNUSABLE']])
    const { settleId } = await buyer.settlement.purchase({ body: { skus } })
    const { drawable = [] } = await buyer.settlement.detail({ params: { settleId } })
    expect(drawable.map(({ couponType }) => couponType)).not.toContain('shop99')
    const { results } = await buyer.order.list()
    await buyer.order.cancel({ params: { orderCode: results[0]!.orderCode }, body: { reason: '不想买了' } })
    const [coupon] = await shop.db.select().from(memberCoupons).where(eq(memberCoupons.couponId, couponId))
    expect(coupon?.usedByOrder).toBeNull()
  })

  it.each([0, -3, 2.5, 1e9, 10_000])('refuses %p pieces before anything is settled', async (quantity) => {
    const { skuCode } = await packingOf(shop, 'otcB')
    await expect(buyers[0]!.settlement.purchaseNow({ body: { skuCode, quantity, sourceHost: 'test' } })).rejects.toMatchObject({
      status: 400,
      field: 'quantity',
    })
    await expect(buyers[0]!.settlement.purchase({ body: { skus: [{ skuCode, quantity }] } })).rejects.toMatchObject({
      status: 400,
      field: 'skus.0.quantity',
    })
  })

  it('keeps within stock, the mall’s limits, and the combined boxes of several lines', async () => {
    const buyer = nextBuyer()
    const { skuCode, salePrice } = await packingOf(shop, 'none', 8)
    await setStock(shop, skuCode, 40)
    await expect(buyer.settlement.purchase({ body: { skus: [{ skuCode, quantity: 41 }] } })).rejects.toMatchObject({ code: 'STOCK' })
    await shop.db.insert(combinations).values({ combineId: `${skuCode}x5`, skuCode, name: '5 件装', count: 5, salePrice: salePrice * 4 })
    const mixed = (single: number) =>
      buyer.settlement.purchase({
        body: {
          skus: [
            { skuCode, quantity: single },
            { skuCode, quantity: 7, combineId: `${skuCode}x5` },
          ],
        },
      })
    await expect(mixed(6)).rejects.toMatchObject({ code: 'STOCK' })
    await mixed(5)
    await setStock(shop, skuCode, 5000)
    await expect(buyer.settlement.purchase({ body: { skus: [{ skuCode, quantity: 1000 }] } })).rejects.toMatchObject({ code: 'AMOUNT' })
    await ordered(buyer, { skuCode, quantity: 2, combineId: `${skuCode}x5` })
    expect(await stockOf(shop, skuCode)).toBe(4990)
  })

  it('counts a buy limit over orders made together', async () => {
    const buyer = nextBuyer()
    const { skuCode, productCode } = await packingOf(shop, 'none', 9)
    const { products } = await import('../../tables')
    await shop.db.update(products).set({ buyLimit: 3 }).where(eq(products.productCode, productCode))
    const bodies = await Promise.all([1, 2, 3, 4].map(() => settled(buyer, [{ skuCode, quantity: 1 }])))
    const { done, codes } = await outcomes(bodies.map((body) => buyer.order.submit({ body })))
    expect([done, codes]).toEqual([3, ['LIMIT']])
    await expect(settled(buyer, [{ skuCode, quantity: 1 }])).rejects.toMatchObject({ code: 'LIMIT' })
    const { results } = await buyer.product.buyLimit({ params: { ids: productCode } })
    expect(results).toMatchObject([{ limit: 3, remaining: 0, text: '每人限购 3 盒，您已买满' }])
  })

  it('asks for a yes to the present after-sales notice and records it with its version', async () => {
    const buyer = nextBuyer()
    const { skuCode } = await packingOf(shop, 'otcB', 7)
    const body = await settled(buyer, [{ skuCode, quantity: 1 }])
    await expect(buyer.order.submit({ body: { ...body, consents: [] } })).rejects.toMatchObject({
      status: 400,
      code: 'CONSENT_MISSING',
      field: 'consents',
    })
    await expect(
      buyer.order.submit({ body: { ...body, consents: [{ document: 'afterSalesNotice', version: '0.1' }] } }),
    ).rejects.toMatchObject({ code: 'CONSENT_MISSING' })
    const { orderCode } = await buyer.order.submit({ body })
    const recorded = await shop.db.select().from(consents).where(eq(consents.orderCode, orderCode))
    expect(recorded.map(({ document, version }) => ({ document, version }))).toEqual(body.consents)
  })

  it('is refused once the settlement is half an hour old, given up, or not known', async () => {
    const buyer = nextBuyer()
    const { skuCode } = await packingOf(shop, 'otcB', 7)
    const [old, given] = [await settled(buyer, [{ skuCode, quantity: 1 }]), await settled(buyer, [{ skuCode, quantity: 1 }])]
    await shop.db.update(settlements).set({ expiresAt: shop.clock.now() }).where(eq(settlements.settleId, old.settleId))
    await expect(buyer.order.submit({ body: old })).rejects.toMatchObject({ status: 410, code: 'SETTLEMENT_EXPIRED' })
    await buyer.settlement.giveUp({ params: { settleId: given.settleId } })
    await expect(buyer.order.submit({ body: given })).rejects.toMatchObject({ status: 404 })
  })

  it('needs an address, and says so on the confirm page first', async () => {
    const buyer = nextBuyer()
    await shop.db.delete(addresses).where(eq(addresses.memberId, buyer.memberId))
    const { skuCode } = await packingOf(shop, 'otcB', 7)
    const { settleId } = await buyer.settlement.purchase({ body: { skus: [{ skuCode, quantity: 1 }] } })
    const settlement = await buyer.settlement.detail({ params: { settleId } })
    expect(settlement.problems).toEqual([{ code: 'ADDRESS', message: '请填写收货地址', skuCode: null }])
  })

  describe('of a prescription drug', () => {
    const prescribe = async ({ memberId }: Buyer, productCode: string, more: Partial<typeof prescriptions.$inferInsert> = {}) => {
      const prescriptionId = randomUUID()
      const validUntil = new Date(shop.clock.now().getTime() + 24 * 3600_000)
      const row = {
        prescriptionId,
        memberId,
        ...sealedNames(shop.providers.fileKeys, prescriptionId, { patientName: '周建国', diagnosis: '原发性高血压' }),
        relationLabel: '父亲',
        status: 'approved' as const,
        validUntil,
        createdAt: shop.clock.now(),
      }
      await shop.db.insert(prescriptions).values({ ...row, ...more })
      await shop.db.insert(prescriptionDrugs).values({ prescriptionId, productCode, quantity: 2 })
      return prescriptionId
    }

    it.each([
      ['none', undefined],
      ['a rejected one', { status: 'rejected' as const }],
      ['an expired one', { validUntil: new Date('2026-11-01T00:00:00Z') }],
      ['a used one', { usedByOrder: 'another' }],
    ])('is not settled with %s', async (_which, more) => {
      const buyer = nextBuyer()
      const { skuCode, productCode } = await packingOf(shop, 'rx')
      if (more) await prescribe(buyer, productCode, more)
      await expect(buyer.settlement.purchase({ body: { skus: [{ skuCode, quantity: 1 }] } })).rejects.toMatchObject({
        status: 409,
        code: 'PRESCRIPTION',
      })
      await expect(buyer.settlement.purchaseNow({ body: { skuCode, quantity: 1, sourceHost: 'test' } })).rejects.toMatchObject({
        code: 'PRESCRIPTION',
      })
    })

    it('is not settled with somebody else’s prescription, or beyond what it says', async () => {
      const [buyer, other] = [nextBuyer(), nextBuyer()]
      const { skuCode, productCode } = await packingOf(shop, 'rx')
      await prescribe(other, productCode)
      await expect(buyer.settlement.purchase({ body: { skus: [{ skuCode, quantity: 1 }] } })).rejects.toMatchObject({
        code: 'PRESCRIPTION',
      })
      await expect(other.settlement.purchase({ body: { skus: [{ skuCode, quantity: 3 }] } })).rejects.toMatchObject({
        code: 'PRESCRIPTION',
        message: '超出处方用量（处方为 2 盒），请咨询药师',
      })
    })

    it('is made once of 50 orders with one prescription, which comes back only when that order is cancelled', async () => {
      const buyer = nextBuyer()
      const { skuCode, productCode } = await packingOf(shop, 'rx')
      const prescriptionId = await prescribe(buyer, productCode)
      const bodies = await Promise.all(Array.from({ length: 50 }, () => settled(buyer, [{ skuCode, quantity: 1 }])))
      expect(bodies[0]!.consents.map(({ document }) => document)).toEqual(['prescriptionNotice', 'afterSalesNotice'])
      const { done, codes } = await outcomes(bodies.map((body) => buyer.order.submit({ body })))
      expect([done, codes]).toEqual([1, ['PRESCRIPTION']])
      const [made] = (await buyer.order.list()).results
      expect(made).toMatchObject({ patientName: '周建国' })
      const usedBy = async () =>
        (await shop.db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId)))[0]!.usedByOrder
      expect(await usedBy()).toBe(made!.orderCode)
      await buyer.order.cancel({ params: { orderCode: made!.orderCode }, body: { reason: '不想买了' } })
      expect(await usedBy()).toBeNull()
    })

    it('asks for the prescription notice beside the after-sales notice', async () => {
      const buyer = nextBuyer()
      const { skuCode, productCode } = await packingOf(shop, 'rx')
      await prescribe(buyer, productCode)
      const body = await settled(buyer, [{ skuCode, quantity: 1 }])
      const withoutRx = body.consents.filter(({ document }) => document !== 'prescriptionNotice')
      await expect(buyer.order.submit({ body: { ...body, consents: withoutRx } })).rejects.toMatchObject({
        status: 400,
        code: 'CONSENT_MISSING',
      })
    })
  })
})
