import { eq } from 'drizzle-orm'
import { GiftStatus } from '../../../src/contract/level'
import { newBuyers, ordered, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { couponTypes, memberCoupons, orders } from '../../tables'

let shop: Shop
let people: Buyer[]
beforeAll(async () => {
  shop = await shopAt()
  people = await newBuyers(shop, 3)
})
const params = { id: 'new-member' }

describe('the pack of new members', () => {
  it('is received whole, once, of 200 who ask at the same time', async () => {
    const [buyer] = people
    const [pack] = (await buyer!.newUser.packs()).packs
    expect(pack).toMatchObject({ id: 'new-member', giftStatus: GiftStatus.open, coupons: [{ couponType: 'newMember5', status: 'toDraw' }] })
    const ends = await Promise.allSettled(Array.from({ length: 200 }, () => buyer!.newUser.receivePack({ params })))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const held = await shop.db.select().from(memberCoupons).where(eq(memberCoupons.memberId, buyer!.memberId))
    expect(held.map(({ couponType }) => couponType)).toEqual(['newMember5'])
    expect((await buyer!.newUser.packs()).packs).toMatchObject([{ giftStatus: GiftStatus.claimed, coupons: [{ status: 'drawn' }] }])
    await expect(buyer!.newUser.receivePack({ params })).rejects.toMatchObject({ status: 409, code: 'GIFT_CLAIMED' })
  })

  it('is for nobody who has bought, and none where nothing is left or nobody knows it', async () => {
    const [, bought, late] = people
    const { skuCode } = await packingOf(shop, 'none')
    const { orderCode } = await ordered(bought!, { skuCode, quantity: 1 })
    await shop.db.update(orders).set({ paidAt: shop.clock.now() }).where(eq(orders.orderCode, orderCode))
    expect((await bought!.newUser.packs()).packs).toMatchObject([{ giftStatus: GiftStatus.over, text: '仅限没有下过单的会员' }])
    await expect(bought!.newUser.receivePack({ params })).rejects.toMatchObject({ status: 409, code: 'NOT_NEW_MEMBER' })
    await expect(late!.newUser.receivePack({ params: { id: 'another' } })).rejects.toMatchObject({ status: 404 })
    await shop.db.update(couponTypes).set({ remaining: 0 }).where(eq(couponTypes.couponType, 'newMember5'))
    await expect(late!.newUser.receivePack({ params })).rejects.toMatchObject({ status: 409, code: 'COUPON_GONE' })
  })
})
