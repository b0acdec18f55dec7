import { asc, eq } from 'drizzle-orm'
import { GiftType } from '../../../src/contract/product'
import { couponTypes, memberCoupons, orderLines, promotions } from '../../tables'
import { newBuyers, ordered, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { fillNets } from './fillNets'
import { netsBefore } from './netsBefore'

const DAY = 24 * 3600_000

describe('the net price of an order’s lines', () => {
  let shop: Shop
  let buyer: Buyer
  beforeAll(async () => {
    shop = await shopAt()
    const [found] = await newBuyers(shop, 1)
    buyer = found!
  })
  const fill = () => fillNets({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
  const netsOf = async (orderCode: string) =>
    (await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(asc(orderLines.position))).map(
      ({ net }) => net,
    )
  /** As a gateway of the release before left them. */
  const forget = (orderCode: string) => shop.db.update(orderLines).set({ net: null }).where(eq(orderLines.orderCode, orderCode))

  /** Three lines; a promotion of one, a coupon for that one and another. */
  const bought = async () => {
    const packings = [await packingOf(shop, 'otcB', 3), await packingOf(shop, 'otcB', 4), await packingOf(shop, 'none', 5)]
    const [first, second] = packings.map(({ productCode }) => productCode)
    const now = shop.clock.now()
    const period = { beginsAt: new Date(now.getTime() - DAY), endsAt: new Date(now.getTime() + DAY) }
    await shop.db.delete(promotions)
    await shop.db.insert(promotions).values({
      promotionId: 'of-the-first',
      type: GiftType.discount,
      text: '满减',
      detail: '满减',
      levels: [{ threshold: 1000, off: 333 }],
      productCodes: [first!],
      ...period,
    })
    const type = { couponType: 'for-two', uuid: 'for-two', name: '券', scope: 'product' as const, rule: '', amount: 501, threshold: 0 }
    await shop.db.insert(couponTypes).values({ ...type, productCodes: [first!, second!], remaining: 1, validDays: 1, ...period })
    await shop.db
      .insert(memberCoupons)
      .values({ couponId: 'the-coupon', memberId: buyer.memberId, couponType: 'for-two', drawnAt: now, endsAt: period.endsAt })
    const { orderCode } = await ordered(buyer, ...packings.map(({ skuCode }) => ({ skuCode, quantity: 1 })))
    return orderCode
  }

  it('is kept, comes to what is paid, and is found again for an order that was made before it was kept', async () => {
    const orderCode = await bought()
    const { lines, promotion, coupon, payable, freight } = await buyer.order.detail({ params: { orderCode } })
    const totals = lines.map(({ total }) => total)
    const kept = await netsOf(orderCode)
    const sum = (nets: Array<number | null>) => nets.reduce<number>((all, net) => all + (net ?? 0), 0)
    expect([promotion, coupon, sum(kept) + freight]).toEqual([333, 501, payable])
    expect([kept[0]! < totals[0]! - 333, kept[1]! < totals[1]!, kept[2]]).toEqual([true, true, totals[2]])

    await forget(orderCode)
    await fill()
    expect(await netsOf(orderCode)).toEqual(kept)
    // Of a promotion that was changed since only the amount is known.
    await shop.db.update(promotions).set({ levels: [{ threshold: 1000, off: 334 }] })
    await fill()
    expect(await netsOf(orderCode)).toEqual(kept)
    await forget(orderCode)
    await fill()
    const spread = await netsOf(orderCode)
    expect([sum(spread) + freight, spread[2]! < totals[2]!]).toEqual([payable, true])
  })
})

describe('net prices of an order whose promotions nobody knows any more', () => {
  const line = (total: number, mark: 'otcB' | 'rx' = 'otcB', productCode = '1') => ({ productCode, mark, total })
  const before = { rules: [], couponScope: undefined, promotion: 0, coupon: 0 }

  it('are spread over what may be promoted, and the coupon over what it counts', () => {
    const lines = [line(3000), line(1000, 'otcB', '2'), line(5000, 'rx')]
    expect(netsBefore({ ...before, lines, promotion: 400 })).toEqual([2700, 900, 5000])
    expect(netsBefore({ ...before, lines, promotion: 400, coupon: 900, couponScope: { productCodes: ['2'] } })).toEqual([2700, 0, 5000])
    expect(netsBefore({ ...before, lines, coupon: 400, couponScope: undefined })).toEqual([2700, 900, 5000])
  })

  it('are spread further where those cost less than was taken off', () => {
    expect(
      netsBefore({ ...before, lines: [line(3000), line(1000, 'otcB', '2')], coupon: 2000, couponScope: { productCodes: ['2'] } }),
    ).toEqual([1500, 500])
    expect(netsBefore({ ...before, lines: [line(1000), line(3000, 'rx')], promotion: 2000 })).toEqual([500, 1500])
  })
})
