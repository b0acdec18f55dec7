import { eq } from 'drizzle-orm'
import { GiftType } from '../../../src/contract/product'
import { piecesText } from '../../../src/contract/refund'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { newBuyers, setStock, shopAt, submissionOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { packings, products, promotions } from '../../tables'

/** The demonstration's toothpaste, beside which a mouthwash costs 3 yuan less. */
const [MAIN, COMPANION, OFF] = ['130681', '130671', 300]
const { assort, subAssort } = GiftType

describe('what is bought together', () => {
  let shop: Shop
  let [member]: Buyer[] = []
  beforeEach(async () => {
    shop = await shopAt()
    ;[member] = await newBuyers(shop, 1)
  })
  const one = (productCode: string, quantity = 1) => ({ skuCode: `${productCode}-1`, quantity })
  const priceOf = async (productCode: string) =>
    (
      await shop.db
        .select()
        .from(packings)
        .where(eq(packings.skuCode, `${productCode}-1`))
    )[0]!.salePrice
  const pairsIn = (lines: Array<{ skuCode: string; giftType?: number | null; assortOff?: number }>) =>
    Object.fromEntries(lines.map(({ skuCode, giftType, assortOff }) => [skuCode.slice(0, 6), [giftType, assortOff]] as const))
  const TOGETHER = { [MAIN]: [assort, 0], [COMPANION]: [subAssort, OFF] }

  it('says so in the cart while both are ticked, before ordering, and in the order for good', async () => {
    const goods = (await priceOf(MAIN)) + 2 * (await priceOf(COMPANION))
    const cart = await member!.cart.add({ body: { items: [one(MAIN), one(COMPANION, 2)] } })
    const [group] = cart.groups
    expect([pairsIn(group!.lines), cart.goods, cart.discount]).toEqual([TOGETHER, goods, OFF])
    expect(group!.promotions).toContainEqual({
      promotionId: 'pairMouthwash',
      type: assort,
      text: '搭配省3元',
      detail: expect.stringMatching(/^和「青禾 敏感护理牙膏」一起买，「青禾 清新漱口水」每件省 ¥3，一件配一件。/) as string,
      missing: null,
      progress: 100,
    })
    const { settleId } = await member!.settlement.toSettle()
    const settlement = await member!.settlement.detail({ params: { settleId }, query: { couponId: 'none' } })
    expect([pairsIn(settlement.lines), settlement.promotion]).toEqual([TOGETHER, OFF])

    const lineId = group!.lines.find(({ skuCode }) => skuCode === `${MAIN}-1`)!.lineId
    const alone = await member!.cart.select({ body: { lineIds: [lineId], selected: false } })
    expect([pairsIn(alone.groups[0]!.lines), alone.discount]).toEqual([{ [MAIN]: [null, 0], [COMPANION]: [null, 0] }, 0])
    expect(alone.groups[0]!.promotions.map(({ type }) => type)).not.toContain(assort)

    const { orderCode } = await member!.order.submit({ body: submissionOf(settlement) })
    await shop.db.delete(promotions)
    const order = await member!.order.detail({ params: { orderCode } })
    expect([pairsIn(order.lines), order.promotion]).toEqual([TOGETHER, OFF])
  })

  it('is not taken back where the main product is', async () => {
    const { orderCode, lines } = await receivedOrder(shop, member!, one(MAIN), one(COMPANION))
    const [main, companion] = [await priceOf(MAIN), await priceOf(COMPANION)]
    expect(lines.map(({ productCode, net }) => [productCode, net])).toEqual([
      [MAIN, main],
      [COMPANION, companion - OFF],
    ])
    const quoteOf = (lineId: string) =>
      member!.refund.quote({ params: { orderCode }, query: { pieces: piecesText([{ lineId, quantity: 1 }]), reason: 'damaged' } })
    expect([(await quoteOf(lines[0]!.lineId)).amount, (await quoteOf(lines[1]!.lineId)).amount]).toEqual([main, companion - OFF])
  })

  it('stands on the main product’s page while both can be bought, and neither is a prescription drug', async () => {
    const shown = async (code = MAIN) =>
      (await shop.visitor.product.merged({ params: { code }, query: {} })).companions?.map(({ card, off }) => [card.productCode, off])
    const mark = (productCode: string, as: 'rx' | 'none') =>
      shop.db.update(products).set({ mark: as }).where(eq(products.productCode, productCode))
    expect([await shown(), await shown(COMPANION)]).toEqual([[[COMPANION, OFF]], []])
    for (const productCode of [MAIN, COMPANION]) {
      await mark(productCode, 'rx')
      expect(await shown()).toEqual([])
      await mark(productCode, 'none')
    }
    for (const place of [1, 2, 3]) await setStock(shop, `${COMPANION}-${place}`, 0)
    expect(await shown()).toEqual([])
  })
})
