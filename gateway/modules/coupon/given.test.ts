import { eq } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { newBuyers, packingOf, shopAt, submissionOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { couponTypes, memberCoupons, orders } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { giveCoupon } from './giveCoupon'

describe('a coupon that is given', () => {
  let shop: Shop
  let buyers: Buyer[]
  beforeAll(async () => {
    shop = await shopAt()
    buyers = await newBuyers(shop, 5)
  })
  const give = ({ memberId }: Buyer, grant: string, couponType = 'levelFreeDelivery') =>
    inTransaction(shop.db, (tx) => giveCoupon(tx, { memberId, couponType, grant, now: shop.clock.now() }))
  const heldBy = async (buyer: Buyer) =>
    (await buyer.coupon.list()).shops.filter(({ couponType, status }) => couponType === 'levelFreeDelivery' && status === 'drawn')

  it('is held as often as there is a reason, once for each, however often and at once it is given', async () => {
    const buyer = buyers.pop()!
    const ids = await Promise.all(Array.from({ length: 50 }, (_, place) => give(buyer, `month ${place % 2}`)))
    expect(new Set(ids).size).toBe(2)
    expect((await heldBy(buyer)).map(({ couponId }) => couponId).sort()).toEqual([...new Set(ids)].sort())
  })

  it('is the one that is looked at by its type, where another of it is used', async () => {
    const buyer = buyers.pop()!
    const [used, open] = [await give(buyer, 'month 1'), await give(buyer, 'month 2')]
    await shop.db.update(memberCoupons).set({ usedByOrder: 'QH-1' }).where(eq(memberCoupons.couponId, used))
    const { results } = await buyer.couponUse.toUse({ query: { couponId: 'levelFreeDelivery' } })
    expect(results).toMatchObject([{ couponId: open, problem: null }])
  })

  it('stands beside one of its type that was drawn, and in the list until a year after it ended', async () => {
    const buyer = buyers.pop()!
    await give(buyer, 'prize 1', 'shop99')
    await buyer.coupon.draw({ body: { couponType: 'shop99', source: 'page' } })
    const own = async () =>
      (await buyer.coupon.list()).shops.filter(({ couponType }) => couponType === 'shop99').map(({ status }) => status)
    expect(await own()).toEqual(['drawn', 'drawn'])
    const ended = async (days: number) => {
      const endsAt = new Date(shop.clock.now().getTime() - days * DAY)
      await shop.db.update(memberCoupons).set({ endsAt }).where(eq(memberCoupons.memberId, buyer.memberId))
      return own()
    }
    expect(await ended(366)).toEqual(['expired', 'expired'])
    expect(await ended(367)).toEqual([])
  })

  it('is not given once its type is over or unknown', async () => {
    const buyer = buyers.pop()!
    await expect(give(buyer, 'month', 'nobody')).rejects.toMatchObject({ status: 404 })
    await shop.db.update(couponTypes).set({ endsAt: shop.clock.now() }).where(eq(couponTypes.couponType, 'home69'))
    await expect(give(buyer, 'month', 'home69')).rejects.toMatchObject({ status: 409, code: 'COUPON_ENDED' })
  })

  it('pays the freight of an order and nothing of its goods, and is the member’s again where the order is cancelled', async () => {
    const buyer = buyers.pop()!
    const couponId = await give(buyer, 'month')
    const { skuCode } = await packingOf(shop, 'otcB')
    const { settleId } = await buyer.settlement.purchase({ body: { skus: [{ skuCode, quantity: 1 }] } })
    const asked = (id: string) => buyer.settlement.detail({ params: { settleId }, query: { couponId: id } })
    const [without, paid] = [await asked('none'), await asked(couponId)]
    expect(without.freight).toBeGreaterThan(0)
    expect(paid).toMatchObject({ freight: 0, freightOff: without.freight, coupon: 0, discount: without.discount, couponId })
    expect(paid.payable).toBe(without.payable - without.freight)
    const { orderCode } = await buyer.order.submit({ body: submissionOf(paid) })
    const [row] = await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode))
    expect(row).toMatchObject({ freight: 0, freightOff: without.freight, couponId, payable: paid.payable })
    expect(await buyer.order.detail({ params: { orderCode } })).toMatchObject({ freight: 0, freightOff: without.freight })
    expect(await heldBy(buyer)).toEqual([])
    await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
    expect((await heldBy(buyer)).map((one) => one.couponId)).toEqual([couponId])
  })
})
