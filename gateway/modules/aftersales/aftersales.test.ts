import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { OrderStatus } from '../../../src/contract/order'
import { piecesText } from '../../../src/contract/refund'
import type { RefundReason } from '../../../src/contract/refundReasons'
import { RefundStatus } from '../../../src/contract/refundStates'
import { DAY_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { newBuyers, ordered, packingOf, shopAt, stockOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { bankRefunds, couponTypes, memberCoupons, orderLines, orders, products, packings, refundPieces } from '../../tables'

describe('a refund', () => {
  let shop: Shop
  let [buyer, other]: Buyer[] = []
  let clerk: StaffPerson
  let picture: string
  beforeEach(async () => {
    shop = await shopAt()
    ;[buyer, other] = await newBuyers(shop, 2)
    clerk = await staffAt(shop, { roles: ['clerk'], name: '何叙' })
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer()
    picture = (await buyer!.upload.addEvidence({ body: { kind: 'aftersales' }, file: new Blob([Buffer.from(jpeg)]) })).id
  })

  /** A packing of a good that may be sent back for any reason. */
  const returnable = async () => {
    const [found] = await shop.db
      .select({ skuCode: packings.skuCode })
      .from(packings)
      .innerJoin(products, eq(products.productCode, packings.productCode))
      .where(and(eq(products.categoryId, 'monitor'), eq(products.status, 2), eq(packings.status, 2)))
    return found!.skuCode
  }
  /** Paid and received now. */
  const received = async (...wanted: Array<{ skuCode: string; quantity: number }>) => {
    const { orderCode, payable } = await ordered(buyer!, ...wanted)
    const { payId, payUrl } = await buyer!.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    const at = shop.clock.now()
    await shop.db
      .update(orders)
      .set({ status: OrderStatus.completed, signedAt: at, completedAt: at })
      .where(eq(orders.orderCode, orderCode))
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(orderLines.position)
    return { orderCode, payable, payId, lines }
  }
  type Pieces = Array<{ lineId: string; quantity: number }>
  const quoted = (orderCode: string, pieces: Pieces, reason: RefundReason) =>
    buyer!.refund.quote({ params: { orderCode }, query: { pieces: piecesText(pieces), reason } })
  const form = async (orderCode: string, pieces: Pieces, reason: RefundReason, more: object = {}) => ({
    ...{ orderCode, pieces, reason, type: 'refundOnly' as const, expectedAmount: (await quoted(orderCode, pieces, reason)).amount },
    ...more,
  })
  const ofNumber = (refundNumber: string) => ({ params: { refundNumber } })
  const codeOf = async (refundNumber: string) => (await buyer!.refund.detail({ params: { refundNumber } })).statusCode

  it('of goods goes from the application over parcel and inspection to the bank; each step is told and logged', async () => {
    const skuCode = await returnable()
    const { orderCode, lines } = await received({ skuCode, quantity: 1 })
    const stock = await stockOf(shop, skuCode)
    const pieces = [{ lineId: lines[0]!.lineId, quantity: 1 }]
    const wanted = { type: 'returnAndRefund' as const, isIntact: true, note: '想换一款' }
    const { refundNumber, statusCode } = await buyer!.refund.apply({ body: await form(orderCode, pieces, 'notWanted', wanted) })
    expect([refundNumber, statusCode]).toEqual([expect.stringMatching(/^TK\d{14}$/), RefundStatus.applied])
    await clerk.aftersales.take(ofNumber(refundNumber))
    const one = { params: { refundNumber } }
    const { version } = await clerk.aftersales.detail(one)
    await clerk.aftersales.agree(one, { version })
    await expect(clerk.aftersales.agree(one, { version })).rejects.toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    const params = { refundNumber }
    const body = { trackingId: 7 as const, trackingNumber: 'sf 1234567890123' }
    await expect(buyer!.refund.track({ params, body: { ...body, trackingNumber: '123' } })).rejects.toMatchObject({
      status: 400,
      field: 'trackingNumber',
    })
    expect((await buyer!.refund.track({ params, body })).tracking).toMatchObject({
      trackingNumber: 'SF1234567890123',
      carrierName: '顺丰速运',
    })
    expect((await buyer!.refund.logistic({ params })).parcel).toMatchObject({
      ...{ toCity: '南京市', carrier: 7, trackingPhone: '95338', stage: 'packed' },
    })
    await expect(buyer!.refund.cancel({ params })).rejects.toMatchObject({ code: 'REFUND_UNDER_WAY' })
    await clerk.aftersales.arrive(ofNumber(refundNumber))
    await clerk.aftersales.beginInspection(ofNumber(refundNumber))
    await clerk.aftersales.endInspection({ ...ofNumber(refundNumber), body: { isPassed: true } })
    expect([await codeOf(refundNumber), await stockOf(shop, skuCode)]).toEqual([RefundStatus.toRefund, stock + 1])
    await shop.jobs()
    const done = await buyer!.refund.detail({ params })
    expect([done.statusCode, done.ending, (await shop.db.select().from(bankRefunds))[0]?.amount]).toEqual([430, 'refunded', done.amount])
    const { applied, returnInReview, parcelAwaited, parcelSent, toInspect, inspected, toRefund, refunded } = RefundStatus
    expect(done.log.map((entry) => entry.statusCode).reverse()).toEqual(
      expect.arrayContaining([applied, returnInReview, parcelAwaited, parcelSent, toInspect, inspected, toRefund, refunded]),
    )
    const { results } = await buyer!.message.list({ query: { kind: 'refund' } })
    expect(results.length).toBeGreaterThan(0)
    expect((await buyer!.refund.list({ query: { filter: 'ended' } })).results.map((one) => one.refundNumber)).toEqual([refundNumber])
    await buyer!.refund.hide({ params })
    expect((await buyer!.refund.list({})).hits).toBe(0)
  })

  it('stands in the list and on the page of its order: what may be asked for, and the one that is open', async () => {
    const standing = async (orderCode: string) => {
      const { results } = await buyer!.order.list({ query: { tab: 'all' } })
      const listed = results.find((one) => one.orderCode === orderCode)?.afterSales
      expect((await buyer!.order.detail({ params: { orderCode } })).afterSales).toEqual(listed)
      const { lines, refusal } = await buyer!.refund.form({ params: { orderCode } })
      const isAskable = refusal === null && lines.some(({ reasons }) => reasons.length > 0)
      expect(listed?.canApply ?? false).toBe(isAskable)
      return listed
    }
    const { skuCode } = await packingOf(shop, 'otcB', 1)
    const { orderCode: unpaid } = await ordered(buyer!, { skuCode, quantity: 1 })
    expect(await standing(unpaid)).toBeUndefined()
    const { orderCode, lines } = await received({ skuCode, quantity: 2 })
    expect(await standing(orderCode)).toEqual({ canApply: true, openRefund: null })
    const ask = async () => {
      const body = await form(orderCode, [{ lineId: lines[0]!.lineId, quantity: 1 }], 'damaged')
      const { id } = await buyer!.upload.addEvidence({ body: { kind: 'aftersales' }, file: new Blob([await tiny()]) })
      shop.clock.advance(1)
      return (await buyer!.refund.apply({ body: { ...body, pictures: [id] } })).refundNumber
    }
    const first = await ask()
    expect(await standing(orderCode)).toEqual({ canApply: true, openRefund: first })
    const second = await ask()
    expect(await standing(orderCode)).toEqual({ canApply: false, openRefund: second })
    await clerk.aftersales.take(ofNumber(second))
    const { results } = await buyer!.message.list({ query: { kind: 'refund' } })
    expect(results[0]?.link).toBe(`/aftersales/${second}`)
    await buyer!.refund.cancel(ofNumber(second))
    expect(await standing(orderCode)).toEqual({ canApply: true, openRefund: first })
    shop.clock.advance(8 * DAY_SECONDS)
    expect(await standing(orderCode)).toEqual({ canApply: false, openRefund: first })
  })

  it('of a medicine is for its quality alone, of another’s order and of another’s refund not there', async () => {
    const { skuCode } = await packingOf(shop, 'otcB', 1)
    const { orderCode, lines } = await received({ skuCode, quantity: 1 })
    const pieces = [{ lineId: lines[0]!.lineId, quantity: 1 }]
    await expect(quoted(orderCode, pieces, 'notWanted')).rejects.toMatchObject({ status: 409, code: 'REASON_NOT_HELD' })
    await expect(buyer!.refund.apply({ body: await form(orderCode, pieces, 'damaged') })).rejects.toMatchObject({
      status: 400,
      field: 'pictures',
    })
    const { id, refundNumber } = await buyer!.refund.apply({ body: await form(orderCode, pieces, 'damaged', { pictures: [picture] }) })
    const missing = { status: 404, code: 'NOT_FOUND', message: '没有找到这笔退款' }
    for (const number of [id, refundNumber, 'TK26112100000000']) {
      await expect(other!.refund.detail({ params: { refundNumber: number } })).rejects.toMatchObject(missing)
      await expect(other!.refund.cancel({ params: { refundNumber: number } })).rejects.toMatchObject(missing)
    }
    await clerk.aftersales.take(ofNumber(refundNumber))
    const refusal = { ...ofNumber(refundNumber), body: { reason: 'evidence' as const } }
    expect(await clerk.aftersales.refuse(refusal)).toMatchObject({ statusCode: RefundStatus.ended, refusal: '图片看不出所说的问题' })
    expect((await quoted(orderCode, pieces, 'damaged')).amount).toBeGreaterThan(0)
  })

  it('is at the bank while that works, and by hand where it cannot', async () => {
    const { skuCode } = await packingOf(shop, 'otcB', 1)
    const { orderCode, lines } = await received({ skuCode, quantity: 1 })
    const body = await form(orderCode, [{ lineId: lines[0]!.lineId, quantity: 1 }], 'damaged', { pictures: [picture] })
    const { refundNumber } = await buyer!.refund.apply({ body })
    await clerk.aftersales.take(ofNumber(refundNumber))
    await clerk.aftersales.agree(ofNumber(refundNumber))
    const { bank } = shop.providers
    Object.assign(bank, { refund: async () => 'underWay', refundState: async () => 'failed' })
    await shop.jobs()
    expect(await codeOf(refundNumber)).toBe(RefundStatus.atBank)
    shop.clock.advance(DAY_SECONDS)
    await shop.jobs()
    expect(await codeOf(refundNumber)).toBe(RefundStatus.byHand)
    await expect(buyer!.refund.cancel(ofNumber(refundNumber))).rejects.toMatchObject({ code: 'REFUND_UNDER_WAY' })
  })

  it('has the freight with the last piece, and only where the shop is at fault', async () => {
    const { orderCode, lines } = await received({ skuCode: await returnable(), quantity: 2 })
    await shop.db.update(orders).set({ freight: 600 }).where(eq(orders.orderCode, orderCode))
    const freightOf = async (quantity: number, reason: RefundReason) =>
      (await quoted(orderCode, [{ lineId: lines[0]!.lineId, quantity }], reason)).freight
    expect([await freightOf(1, 'damaged'), await freightOf(2, 'damaged'), await freightOf(2, 'notWanted')]).toEqual([0, 600, 0])
  })

  it('gives the coupon back with the last piece of its order, not before', async () => {
    const { skuCode } = await packingOf(shop, 'otcB', 1)
    const { orderCode, lines } = await received({ skuCode, quantity: 2 })
    const [type] = await shop.db.select().from(couponTypes).limit(1)
    const now = shop.clock.now()
    const couponId = 'of-the-order'
    await shop.db
      .insert(memberCoupons)
      .values({ couponId, memberId: buyer!.memberId, couponType: type!.couponType, drawnAt: now, endsAt: now, usedByOrder: orderCode })
    await shop.db.update(orders).set({ couponId }).where(eq(orders.orderCode, orderCode))
    const goBack = async () => {
      const { id } = await buyer!.upload.addEvidence({ body: { kind: 'aftersales' }, file: new Blob([await tiny()]) })
      const body = await form(orderCode, [{ lineId: lines[0]!.lineId, quantity: 1 }], 'damaged', { pictures: [id] })
      const { refundNumber } = await buyer!.refund.apply({ body })
      await clerk.aftersales.take(ofNumber(refundNumber))
      await clerk.aftersales.agree(ofNumber(refundNumber))
      const { coupons } = await buyer!.refund.detail(ofNumber(refundNumber))
      const [coupon] = await shop.db.select().from(memberCoupons).where(eq(memberCoupons.couponId, couponId))
      return [coupons, coupon?.usedByOrder]
    }
    expect([await goBack(), await goBack()]).toEqual([
      [0, orderCode],
      [1, null],
    ])
  })

  it('is one where fifty ask for the same piece at once, and a piece that is asked for names the open one', async () => {
    const { skuCode } = await packingOf(shop, 'otcB', 1)
    const { orderCode, lines } = await received({ skuCode, quantity: 1 })
    const body = await form(orderCode, [{ lineId: lines[0]!.lineId, quantity: 1 }], 'fewer', { pictures: [picture] })
    const ends = await Promise.allSettled(Array.from({ length: 50 }, () => buyer!.refund.apply({ body })))
    const made = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.refundNumber] : []))
    expect([made.length, (await shop.db.select().from(refundPieces)).length]).toEqual([1, 1])
    await expect(buyer!.refund.apply({ body })).rejects.toMatchObject({ code: 'REFUND_OPEN', details: { refundNumber: made[0] } })
  })

  it('is refused after seven days, and closed where the parcel is not sent within seven', async () => {
    const skuCode = await returnable()
    const { orderCode, lines } = await received({ skuCode, quantity: 2 })
    const pieces = [{ lineId: lines[0]!.lineId, quantity: 1 }]
    const wanted = { type: 'returnAndRefund' as const, isIntact: true }
    await expect(
      buyer!.refund.apply({ body: { ...(await form(orderCode, pieces, 'notWanted', wanted)), expectedAmount: 1 } }),
    ).rejects.toMatchObject({
      code: 'AMOUNT_CHANGED',
      details: await quoted(orderCode, pieces, 'notWanted'),
    })
    const { refundNumber } = await buyer!.refund.apply({ body: await form(orderCode, pieces, 'notWanted', wanted) })
    await clerk.aftersales.take(ofNumber(refundNumber))
    await clerk.aftersales.agree(ofNumber(refundNumber))
    shop.clock.advance(7 * DAY_SECONDS)
    await shop.jobs()
    expect((await buyer!.refund.detail({ params: { refundNumber } })).ending).toBe('overdue')
    shop.clock.advance(DAY_SECONDS)
    await expect(quoted(orderCode, pieces, 'notWanted')).rejects.toMatchObject({ code: 'REFUND_LATE' })
  })
  const tiny = async () =>
    Buffer.from(
      await sharp({ create: { width: 120, height: 120, channels: 3, background: '#a37' } })
        .jpeg()
        .toBuffer(),
    )
})
