import { eq } from 'drizzle-orm'
import { DAY_SECONDS } from '../../../src/lib/duration'
import { staffAt } from '../../../tests/support/counter'
import { givePriceRights } from '../../../tests/support/givePriceRights'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { newBuyers, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { bankRefunds, orderLines, orders, packings, payments, priceKeptClaims, products, promotions, refunds } from '../../tables'

describe('a price that fell', () => {
  let shop: Shop
  let [buyer, other]: Buyer[] = []
  beforeEach(async () => {
    shop = await shopAt()
    await shop.db.delete(promotions)
    ;[buyer, other] = await newBuyers(shop, 2)
  })

  const bought = async (quantity = 3) => {
    const { skuCode, salePrice } = await packingOf(shop, 'otcB', 1)
    const { orderCode, lines, freight } = await receivedOrder(shop, buyer!, { skuCode, quantity })
    const [line] = lines
    return { orderCode, skuCode, salePrice, freight, lineId: line!.lineId, net: line!.net! }
  }
  /** One piece costs so many cents from now on. */
  const costs = (skuCode: string, salePrice: number) => shop.db.update(packings).set({ salePrice }).where(eq(packings.skuCode, skuCode))
  const offered = async (orderCode: string) => (await buyer!.priceKept.offer({ params: { orderCode } })).lines[0]!
  const ask = (orderCode: string, lineId: string, expectedAmount: number, who = buyer!) =>
    who.priceKept.ask({ params: { orderCode }, body: { lineId, expectedAmount } })

  it('gives its difference back the way it came, once; the member reads of it', async () => {
    const { orderCode, lineId, skuCode, salePrice, net } = await bought()
    expect(await offered(orderCode)).toMatchObject({ quantity: 3, paid: net, today: net, difference: 0, why: { code: 'NOT_CHEAPER' } })
    await costs(skuCode, salePrice - 100)
    expect(await offered(orderCode)).toMatchObject({ paid: net, today: net - 300, difference: 300, why: null, record: null })
    const record = await ask(orderCode, lineId, 300)
    expect(record).toMatchObject({ claimNumber: expect.stringMatching(/^JB\d{14}$/) as string, amount: 300, quantity: 3, status: 'asked' })
    expect((await buyer!.order.detail({ params: { orderCode } })).refundText).toBe('退款 ¥3.00 处理中，款项将原路退回')

    await shop.jobs()
    expect((await shop.db.select().from(bankRefunds)).map(({ amount }) => amount)).toEqual([300])
    const { results } = await buyer!.priceKept.list({})
    expect(results.map(({ status, paidAt, log }) => [status, paidAt !== null, log.map((one) => one.status)])).toEqual([
      ['paid', true, ['paid', 'asked']],
    ])
    const { results: told } = await buyer!.message.list({ query: { kind: 'refund' } })
    expect(told[0]?.text).toBe(`订单 ${orderCode} 的 ¥3.00 已原路退回`)
    const [archived] = (await buyer!.aftersalesRecord.list({ query: { filter: 'granted' } })).results
    expect(archived).toMatchObject({ number: record.claimNumber, title: '价格保护', word: '已退差价', amount: 300, count: 3 })
    const ofThis = { params: { id: record.claimNumber } }
    expect(await buyer!.aftersalesRecord.detail(ofThis)).toMatchObject({ decision: { granted: true }, money: { amount: 300 } })
    const { steps } = await buyer!.aftersalesRecord.history(ofThis)
    expect(steps.map(({ by, title }) => [by, title])).toEqual([
      ['银行', '已退差价'],
      ['您', '申请退差价'],
    ])
    await expect(shop.zhou.aftersalesRecord.detail(ofThis)).rejects.toMatchObject({ status: 404 })

    await costs(skuCode, salePrice - 400)
    expect(await offered(orderCode)).toMatchObject({ difference: 0, why: { code: 'PRICE_KEPT' }, record: { amount: 300 } })
    await expect(ask(orderCode, lineId, 1200)).rejects.toMatchObject({ status: 409, code: 'PRICE_KEPT' })
  })

  it('gives a member back what anybody pays less today than he did at his price', async () => {
    await givePriceRights(shop, buyer!, { memberPrice: 10, freeFreight: true })
    const { orderCode, skuCode, salePrice, net } = await bought()
    expect(net).toBeLessThan(3 * salePrice)
    await costs(skuCode, Math.ceil(net / 3))
    expect(await offered(orderCode)).toMatchObject({ paid: net, difference: 0, why: { code: 'NOT_CHEAPER' } })
    await costs(skuCode, Math.floor(net / 3) - 10)
    expect(await offered(orderCode)).toMatchObject({ difference: net - 3 * (Math.floor(net / 3) - 10), why: null })
  })

  it('is given back once, whoever asks at once', async () => {
    const { orderCode, lineId, skuCode, salePrice } = await bought()
    await costs(skuCode, salePrice - 7)
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => ask(orderCode, lineId, 21)))
    const codes = outcomes.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code)).sort()
    expect(codes).toEqual([...Array<string>(49).fill('PRICE_KEPT'), 'done'])
    const [stored] = await shop.db.select().from(payments).where(eq(payments.subjectCode, orderCode))
    expect([stored?.refunded, await shop.db.$count(priceKeptClaims), await shop.db.$count(refunds)]).toEqual([21, 1, 1])
  })

  it('that moved on is told with the new amount, and nothing is asked for', async () => {
    const { orderCode, lineId, skuCode, salePrice } = await bought()
    await costs(skuCode, salePrice - 100)
    await costs(skuCode, salePrice - 50)
    await expect(ask(orderCode, lineId, 300)).rejects.toMatchObject({
      ...{ status: 409, code: 'AMOUNT_CHANGED', message: '差价现在是 ¥1.50，请核对后再申请', details: { lineId, difference: 150 } },
    })
    await costs(skuCode, salePrice + 1)
    await expect(ask(orderCode, lineId, 150)).rejects.toMatchObject({ code: 'AMOUNT_CHANGED', message: '现在没有差价可退：现在没有更便宜' })
    await expect(ask(orderCode, lineId, 0)).rejects.toMatchObject({ code: 'NOT_CHEAPER' })
    expect(await shop.db.$count(priceKeptClaims)).toBe(0)
  })

  it('counts for the pieces that stay, and each of these comes back for so much less later', async () => {
    const { orderCode, lineId, skuCode, salePrice, net, freight } = await bought()
    const pieces = (quantity: number) => [{ lineId, quantity }]
    const clerk = await staffAt(shop, { roles: ['clerk'] })
    const refunded = async (quantity: number) => {
      const query = { pieces: `${lineId}:${quantity}`, reason: 'quality' as const }
      const quote = await buyer!.refund.quote({ params: { orderCode }, query })
      const { id } = await buyer!.upload.addEvidence({ body: { kind: 'aftersales' }, file: PICTURE() })
      const body = { orderCode, pieces: pieces(quantity), reason: 'quality' as const, type: 'refundOnly' as const, pictures: [id] }
      const { refundNumber } = await buyer!.refund.apply({ body: { ...body, expectedAmount: quote.amount } })
      await clerk.aftersales.take({ params: { refundNumber } })
      await clerk.aftersales.agree({ params: { refundNumber } })
      return quote
    }
    const [first] = (await refunded(1)).lines
    expect(first).toMatchObject({ amount: net / 3, priceKept: 0 })
    await costs(skuCode, salePrice - 100)
    expect(await offered(orderCode)).toMatchObject({ quantity: 2, paid: (net * 2) / 3, difference: 200 })
    await ask(orderCode, lineId, 200)
    const rest = await refunded(2)
    expect(rest).toMatchObject({ amount: (net * 2) / 3 - 200 + freight, lines: [{ priceKept: 200 }] })
    await shop.jobs()
    const [payment] = await shop.db.select().from(payments).where(eq(payments.subjectCode, orderCode))
    const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.lineId, lineId))
    expect([payment?.state, payment?.refunded, line?.refunded]).toEqual(['refunded', net + freight, net])
    expect((await buyer!.priceKept.offer({ params: { orderCode } })).lines[0]).toMatchObject({ record: { amount: 200 } })
  })

  it('is nobody else’s, is over after its days, and is none of a prescription drug', async () => {
    const { orderCode, lineId, skuCode, salePrice } = await bought()
    await costs(skuCode, salePrice - 100)
    await expect(other!.priceKept.offer({ params: { orderCode } })).rejects.toMatchObject({ status: 404 })
    await expect(ask(orderCode, lineId, 300, other)).rejects.toMatchObject({ status: 404 })
    await expect(ask(orderCode, 'no-line', 300)).rejects.toMatchObject({ status: 404 })
    const [{ productCode } = { productCode: '' }] = await shop.db.select().from(orderLines).where(eq(orderLines.lineId, lineId))
    await shop.db.update(products).set({ mark: 'rx' }).where(eq(products.productCode, productCode))
    expect(await offered(orderCode)).toMatchObject({
      today: null,
      difference: 0,
      why: { code: 'RX' },
      card: { name: expect.any(String) as string },
    })
    await expect(ask(orderCode, lineId, 300)).rejects.toMatchObject({ code: 'AMOUNT_CHANGED' })
    await shop.db.update(products).set({ mark: 'otcB' }).where(eq(products.productCode, productCode))
    await shop.db
      .update(orders)
      .set({ signedAt: new Date(shop.clock.now().getTime() - 8 * DAY_SECONDS * 1000) })
      .where(eq(orders.orderCode, orderCode))
    const { refusal, lines } = await buyer!.priceKept.offer({ params: { orderCode } })
    expect([refusal?.code, lines[0]?.difference]).toEqual(['PRICE_KEPT_LATE', 0])
    await expect(ask(orderCode, lineId, 300)).rejects.toMatchObject({ code: 'PRICE_KEPT_LATE' })
  })

  it('waits for a person where the bank cannot send it, and is back once somebody sent it', async () => {
    const { orderCode, lineId, skuCode, salePrice } = await bought()
    await costs(skuCode, salePrice - 100)
    await ask(orderCode, lineId, 300)
    const { bank } = shop.providers
    const refund = bank.refund.bind(bank)
    bank.refund = () => Promise.resolve('failed')
    await shop.jobs()
    bank.refund = refund
    expect((await buyer!.priceKept.list({})).results[0]?.status).toBe('failed')
    const operator = await staffAt(shop, { roles: ['operator'] })
    const { results } = await operator.pay.refunds({ query: { page: 1, size: 20, state: 'failed' } })
    const params = { refundNumber: results[0]!.refundNumber }
    await operator.pay.closeRefund({ params, body: { way: 'transfer', note: '流水 1' } }, { version: results[0]!.version })
    expect((await buyer!.priceKept.list({})).results[0]).toMatchObject({
      status: 'paid',
      log: [{ status: 'paid' }, { status: 'failed' }, { status: 'asked' }],
    })
  })
})

const PICTURE = () => new Blob([Buffer.from(JPEG)])
let JPEG: Uint8Array
beforeAll(async () => {
  const { default: sharp } = await import('sharp')
  JPEG = await sharp({ create: { width: 120, height: 120, channels: 3, background: '#a37' } })
    .jpeg()
    .toBuffer()
})
