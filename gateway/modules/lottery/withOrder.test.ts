import { eq } from 'drizzle-orm'
import { GiftType } from '../../../src/contract/product'
import { DAY } from '../../../src/lib/duration'
import { checkOrders } from '../../../tests/support/checkOrders'
import { newBuyers, packingOf, setStock, shopAt, submissionOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { wonPrize } from '../../../tests/support/wonPrize'
import { lotteryParcels, packings } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { markReceived } from '../order/orderStates'

let shop: Shop
let buyers: Buyer[]
let skuCode: string
beforeAll(async () => {
  shop = await shopAt()
  buyers = await newBuyers(shop, 8)
  skuCode = (await packingOf(shop, 'none')).skuCode
  await setStock(shop, skuCode, 100)
})
const settled = async (buyer: Buyer, code = skuCode) => {
  const { settleId } = await buyer.settlement.purchase({ body: { skus: [{ skuCode: code, quantity: 1 }] } })
  return buyer.settlement.detail({ params: { settleId }, query: {} })
}
const ordered = async (buyer: Buyer, prizes: string[]) => buyer.order.submit({ body: { ...submissionOf(await settled(buyer)), prizes } })
const stateOf = async (buyer: Buyer) => {
  const [prize] = (await buyer.lottery.prizes({ query: {} })).results
  return [prize?.state, prize?.orderCode ?? null]
}
const stock = async () => (await shop.db.select().from(packings).where(eq(packings.skuCode, skuCode)))[0]?.stock

describe('goods that were won', () => {
  it('may go with an order, are told by it, and are on their way and received with it', async () => {
    const buyer = buyers.pop()!
    const drawId = await wonPrize(shop, buyer, { to: null })
    const settlement = await settled(buyer)
    expect(settlement.prizes?.map((one) => one.drawId)).toEqual([drawId])
    const [before, { orderCode, payable }] = [await stock(), await ordered(buyer, [drawId])]
    expect(payable).toBe(settlement.payable)
    // A prize is not one of the pieces that are for sale.
    expect(await stock()).toBe(before! - 1)
    const { gifts } = await buyer.order.detail({ params: { orderCode } })
    expect(gifts.filter(({ type }) => type === GiftType.prize)).toHaveLength(1)
    expect(await stateOf(buyer)).toEqual(['toSend', orderCode])
    const { addressId } = submissionOf(settlement)
    await expect(buyer.lottery.sendTo({ params: { drawId }, body: { addressId } })).rejects.toMatchObject({
      status: 409,
      code: 'WITH_ORDER',
    })
    const { payUrl } = await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    await checkOrders(shop.db, shop.clock.now())
    await shop.jobs()
    shop.clock.advance((2 * DAY) / 1000)
    await shop.jobs()
    expect((await stateOf(buyer))[0]).toBe('sent')
    await inTransaction(shop.db, (tx) => markReceived(tx, orderCode, shop.clock.now()))
    expect((await stateOf(buyer))[0]).toBe('received')
  })

  it('go by themselves where the order is cancelled, to where it would have gone', async () => {
    const buyer = buyers.pop()!
    const drawId = await wonPrize(shop, buyer, { to: null })
    const before = await stock()
    const { orderCode } = await ordered(buyer, [drawId])
    await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
    expect(await stateOf(buyer)).toEqual(['toSend', null])
    expect(await stock()).toBe(before)
    const [prize] = (await buyer.lottery.prizes({ query: {} })).results
    expect(prize?.address).toMatch(/\*{4}/)
  })

  it('go with one of two orders that are submitted at once', async () => {
    const buyer = buyers.pop()!
    const drawId = await wonPrize(shop, buyer, { to: null })
    const settlements = [await settled(buyer), await settled(buyer)]
    const made = await Promise.allSettled(
      settlements.map((settlement) => buyer.order.submit({ body: { ...submissionOf(settlement), prizes: [drawId] } })),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shop.db.$count(lotteryParcels, eq(lotteryParcels.id, drawId))).toBe(1)
  })

  it.each([
    ['somebody else’s', async () => wonPrize(shop, buyers[0]!, { to: null })],
    ['one that goes somewhere already', async (buyer: Buyer) => wonPrize(shop, buyer)],
    ['one that lapsed', async (buyer: Buyer) => wonPrize(shop, buyer, { to: null, at: new Date(shop.clock.now().getTime() - 31 * DAY) })],
  ])('are refused with nothing made: %s', async (_words, won) => {
    const buyer = buyers.pop()!
    const drawId = await won(buyer)
    await expect(ordered(buyer, [drawId])).rejects.toMatchObject({ status: 409, code: 'PRIZE_GONE', field: 'prizes' })
    expect((await buyer.order.list({ query: {} })).results).toEqual([])
  })

  it('stand in the cart of goods', async () => {
    const buyer = buyers.pop()!
    await wonPrize(shop, buyer, { to: null })
    const { groups } = await buyer.cart.add({ query: {}, body: { items: [{ skuCode, quantity: 1 }] } })
    expect(groups[0]?.gifts.map(({ type }) => type)).toContain(GiftType.prize)
  })
})
