import { eq } from 'drizzle-orm'
import { MAX_COINS, MAX_COINS_A_DAY, MAX_OF_ORDER } from '../../../counter/contract/compensation'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { newBuyers, ordered, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { auditLog, compensations, couponTypes, memberCoupons, members, orders } from '../../tables'

let shop: Shop
let people: Buyer[]
let clerk: StaffPerson
let skuCode: string
beforeAll(async () => {
  shop = await shopAt()
  people = await newBuyers(shop, 40)
  clerk = await staffAt(shop, { roles: ['clerk'], name: '孟夏' })
  skuCode = (await packingOf(shop, 'otcB')).skuCode
})
async function orderOf() {
  const buyer = people.pop()!
  return { buyer, orderCode: (await ordered(buyer, { skuCode, quantity: 1 })).orderCode }
}
const coins = (orderCode: string, count: number, by = clerk) =>
  by.compensation.give({ body: { orderCode, gift: { kind: 'coins', coins: count }, reason: '漏发一盒，等补寄' } })
const coinsOf = async (buyer: Buyer) => (await buyer.coin.balance()).balance

describe('what the pharmacy gives for an order', () => {
  it('is the member’s at once, who is told, and says for what in the ledger; staff read it with the reason', async () => {
    const { buyer, orderCode } = await orderOf()
    const given = await coins(orderCode, 200)
    expect(given).toMatchObject({ orderCode, gift: '200 枚健康币', reason: '漏发一盒，等补寄', givenBy: '孟夏', memberName: '买*' })
    expect(await coinsOf(buyer)).toBe(200)
    expect((await buyer.coin.history({ query: { movement: 'all', size: 2 } })).results[0]!.entries).toMatchObject([{ title: '客服补发' }])
    const [told] = (await buyer.message.list({ query: {} })).results
    expect(told).toMatchObject({ title: '补发已到账', text: `因订单 ${orderCode} 的问题，我们给您补发了200 枚健康币` })
    expect((await clerk.compensation.list({ query: { code: orderCode } })).results).toEqual([given])
    const [line] = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.record, `order:${orderCode}`))
    expect(line).toMatchObject({ title: '补发权益', staffId: clerk.staffId, outcome: 'done' })
  })

  it('may be a coupon, also one that is only given, each its own, whatever of it the member holds; not of a campaign that is over', async () => {
    const { buyer, orderCode } = await orderOf()
    const { results } = await clerk.compensation.coupons()
    const type = results.find(({ couponType }) => couponType === 'levelUp3')!
    const coupon = () =>
      clerk.compensation.give({ body: { orderCode, gift: { kind: 'coupon', couponType: type.couponType }, reason: '包装破损，致歉' } })
    expect(await coupon()).toMatchObject({ gift: type.name })
    await coupon()
    const held = await shop.db.select().from(memberCoupons).where(eq(memberCoupons.memberId, buyer.memberId))
    expect(held.map(({ couponType }) => couponType)).toEqual(['levelUp3', 'levelUp3'])
    await shop.db.update(couponTypes).set({ endsAt: shop.clock.now() }).where(eq(couponTypes.couponType, 'levelUp3'))
    await expect(coupon()).rejects.toMatchObject({ status: 409, code: 'COUPON_ENDED' })
    expect((await clerk.compensation.coupons()).results.map(({ couponType }) => couponType)).not.toContain('levelUp3')
    const unknown = { orderCode, gift: { kind: 'coupon', couponType: 'none' }, reason: '包装破损，致歉' } as const
    await expect(clerk.compensation.give({ body: unknown })).rejects.toMatchObject({ status: 404 })
  })

  it(`is given ${MAX_OF_ORDER} times for an order at most, of 50 at once, and sent again with one key it is given once`, async () => {
    const { buyer, orderCode } = await orderOf()
    const ends = await Promise.allSettled(Array.from({ length: 50 }, () => coins(orderCode, 10)))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_OF_ORDER)
    expect(await coinsOf(buyer)).toBe(10 * MAX_OF_ORDER)
    await expect(coins(orderCode, 10)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY' })
    const again = await orderOf()
    const body = { orderCode: again.orderCode, gift: { kind: 'coins', coins: 5 }, reason: '漏发一盒，等补寄' } as const
    await Promise.all(Array.from({ length: 3 }, () => clerk.compensation.give({ body }, { key: 'one-and-the-same' })))
    expect(await coinsOf(again.buyer)).toBe(5)
  })

  it(`is no more than ${MAX_COINS_A_DAY} coins a person and day; what was refused leaves nothing`, async () => {
    const other = await staffAt(shop, { roles: ['operator'] })
    const given = await Promise.all(Array.from({ length: MAX_COINS_A_DAY / MAX_COINS }, () => orderOf()))
    for (const { orderCode } of given) await coins(orderCode, MAX_COINS, other)
    const { buyer, orderCode } = await orderOf()
    await expect(coins(orderCode, 1, other)).rejects.toMatchObject({ status: 429 })
    expect(await shop.db.$count(compensations, eq(compensations.orderCode, orderCode))).toBe(0)
    expect(await coinsOf(buyer)).toBe(0)
    await coins(orderCode, 1)
  })

  it.each([
    ['至少 1 枚', { kind: 'coins', coins: 0 }, '漏发一盒，等补寄'],
    [`一次最多 ${MAX_COINS} 枚`, { kind: 'coins', coins: MAX_COINS + 1 }, '漏发一盒，等补寄'],
    ['请写清为什么补发（至少 4 个字）', { kind: 'coins', coins: 5 }, '补'],
  ] as const)('%s', async (message, gift, reason) => {
    const { orderCode } = await orderOf()
    await expect(clerk.compensation.give({ body: { orderCode, gift, reason } })).rejects.toMatchObject({ status: 400, message })
  })

  it('is for nobody who has left, for no order that is not there, and for no pharmacist to give', async () => {
    const { buyer, orderCode } = await orderOf()
    await expect(coins('nothing-like-it', 5)).rejects.toMatchObject({ status: 404 })
    const pharmacist = await staffAt(shop, { roles: ['pharmacist'] })
    await expect(coins(orderCode, 5, pharmacist)).rejects.toMatchObject({ status: 403 })
    await shop.db.update(members).set({ erasedAt: shop.clock.now() }).where(eq(members.memberId, buyer.memberId))
    await expect(coins(orderCode, 5)).rejects.toMatchObject({ status: 409, code: 'NO_MEMBER' })
    expect(await shop.db.$count(orders, eq(orders.orderCode, orderCode))).toBe(1)
  })
})
