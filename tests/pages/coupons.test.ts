import { and, eq } from 'drizzle-orm'
import { DAY } from '../../src/lib/duration'
import { couponTypes, memberCoupons } from '../../gateway/tables'
import { inTransaction } from '../../gateway/kernel/transaction'
import { giveCoupon } from '../../gateway/modules/coupon/giveCoupon'
import { shopOnPages } from '../support/pageShopper'

const shop = shopOnPages()
const yuan = (cents: number) => (cents / 100).toFixed(2)
type Person = 'zhou' | 'chen'
const listOf = (person: Person) => shop.gateway[person].coupon.list({ query: {} })
const besides = async (couponId: string, person: Person = 'zhou') =>
  (await shop.gateway[person].couponUse.toUse({ query: { couponId } })).results[0]!
const change = (memberId: string, couponType: string, set: Partial<typeof memberCoupons.$inferInsert>) =>
  shop.gateway.db
    .update(memberCoupons)
    .set(set)
    .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.couponType, couponType)))

describe('a member’s coupons', () => {
  const zhou = shop.openedBy('zhou')

  it('stand apart by what they are for and how they stand, with their rule, and those that can be drawn', async () => {
    const { app } = zhou
    const { memberId, coupon } = shop.gateway.zhou
    await coupon.draw({ body: { couponType: 'home69', source: 'test' } })
    await coupon.draw({ body: { couponType: 'shop99', source: 'test' } })
    await app.open('me')
    await app.tap(/优惠券$/)
    await app.isAt('couponList')
    await app.sees('店铺券 1', '全场券', '2026.11.21–2026.12.6 有效', '满 99 可用', '可以领的券', '已领完', '处方药不参与满减与折扣活动')
    await app.seesNot('非处方药与健康商品满 99 元减 15 元')
    await app.tap('全场券使用规则')
    await app.sees('非处方药与健康商品满 99 元减 15 元，处方药不参与。')
    await app.tap('即将到期')
    await app.sees('没有快到期的券')
    await change(memberId, 'home69', { endsAt: new Date(shop.gateway.clock.now().getTime() + 3 * DAY) })
    await app.open('couponList')
    await app.tap(/^商品券/)
    await app.tap('即将到期')
    await app.sees('家庭常备药券', '3 天后到期')
    await app.tap('说明')
    await app.isAt('couponRule')
  })

  it('of every kind say what they are worth, and what is still to be done for them', async () => {
    const { app } = zhou
    const { memberId, coupon, cart } = shop.gateway.zhou
    for (const couponType of ['nutrition9', 'second5']) await coupon.draw({ body: { couponType, source: 'test' } })
    await inTransaction(shop.gateway.db, (tx) =>
      giveCoupon(tx, { memberId, couponType: 'levelFreeDelivery', grant: 'test', now: shop.gateway.clock.now() }),
    )
    await app.open('couponList')
    await app.sees('免邮', '无门槛', '会员免邮券')
    await app.tap(/^商品券/)
    await app.sees('9 折', '满 99 可用', '维矿营养专区券', '5 折', '第 2 件', '护理用品第 2 件半价券')
    const held = (await listOf('zhou')).products.find(({ couponType }) => couponType === 'second5')!
    const { results } = await shop.gateway.zhou.couponUse.products({ query: { couponId: held.couponId } })
    const { skuCode } = results[0]!
    await cart.add({ body: { items: [{ skuCode, quantity: 1 }] } })
    await app.open('couponProducts', { couponId: held.couponId })
    await app.sees('同款满 2 件可用')
    await cart.add({ body: { items: [{ skuCode, quantity: 1 }] } })
    await app.open('couponProducts', { couponId: held.couponId })
    await app.sees(`已满足用券条件，下单可减 ¥${yuan((await besides(held.couponId)).off)}`)
  })

  it('used and ended ones are told apart, and lead nowhere', async () => {
    const { app } = zhou
    const { memberId } = shop.gateway.zhou
    await change(memberId, 'home69', { usedByOrder: 'QH-1' })
    await change(memberId, 'airway30', { endsAt: shop.gateway.clock.now() })
    await app.open('couponList')
    await app.tap(/^商品券/)
    await app.tap('已使用')
    await app.sees('家庭常备药券')
    await app.seesNot('去使用')
    await app.tap('已过期')
    await app.seesNot('家庭常备药券')
    const ended = (await listOf('zhou')).products.find(({ couponType }) => couponType === 'airway30')
    expect(ended?.status).toBe('expired')
    await app.open('couponProducts', { couponId: ended?.couponId ?? '' })
    await app.sees('这张优惠券已经过期')
    await app.tap('其他优惠券')
    await app.isAt('couponList')
    await change(memberId, 'home69', { usedByOrder: null })
  })

  it('lead to the products they are good for, which go into the cart in place until the coupon is reached', async () => {
    const { app } = zhou
    const lines = (await shop.gateway.zhou.cart.products()).groups.flatMap((group) => group.lines)
    if (lines.length > 0) await shop.gateway.zhou.cart.remove({ query: { items: lines.map(({ lineId }) => lineId).join(',') } })
    await app.open('couponList')
    await app.tap(/^商品券/)
    await app.tap('去使用，家庭常备药券')
    const { couponId = '' } = (await listOf('zhou')).products.find(({ couponType }) => couponType === 'home69') ?? {}
    await app.isAt('couponProducts', { couponId })
    await app.sees('家庭常备药券', /\d{4}\.\d+\.\d+–\d{4}\.\d+\.\d+ 有效/, `买 ¥${yuan((await besides(couponId)).missing)}，可用此券`)
    await app.tap(/^把.*加入购物车$/)
    await app.sees('已加入购物车')
    await app.isAt('couponProducts', { couponId })
    const begun = await besides(couponId)
    expect(begun.counted).toBeGreaterThan(0)
    await app.sees(`再买 ¥${yuan(begun.missing)}，可用此券`, `¥${yuan(begun.payable)}`, '去购物车 (1)')

    await app.open('couponList')
    await app.tap(/^商品券/)
    await app.sees('去凑单')
    await app.tap('去凑单，家庭常备药券')
    await app.isAt('pieceOrder', { couponId })
    await app.sees('加这些，正好可用')
    const [suggestion] = (await shop.gateway.zhou.couponUse.pieceOrder({ params: { couponId } })).suggestions
    const { card, quantity = 0, added = 0, payable = 0 } = suggestion ?? {}
    await app.sees(`加 ${quantity} ${card?.unit} ¥${yuan(added)}，用券后合计 ¥${yuan(payable)}`)
    await app.tap(`加 ${quantity} ${card?.unit}，${card?.name}`)
    await app.sees('已满足用券条件，下单可减 ¥10.00', `¥${yuan(payable)}`)
    await app.seesNot('加这些，正好可用')
    await app.isAt('pieceOrder', { couponId })
    await app.tap('看全部可用商品')
    await app.tap('筛选')
    await app.isAt('searchResult', { couponUuid: 'c-home-medicine' })
    await app.goBack()
    await app.tap(/^去购物车/)
    await app.isAt('cart')
  })

  it('of somebody else, or of no address at all, are not found', async () => {
    const { app } = zhou
    const { couponId } = await shop.gateway.chen.coupon.draw({ body: { couponType: 'shop99', source: 'test' } })
    await app.open('couponProducts', { couponId })
    await app.sees('没有找到这张优惠券')
    await app.tap('看我的优惠券')
    await app.isAt('couponList')
    await app.open('pieceOrder', { couponId })
    await app.sees('没有找到这张优惠券')
    await app.open('couponProducts')
    await app.sees('没有找到这张优惠券')
  })

  it('can be asked for again where the list did not come', async () => {
    const { app } = zhou
    app.stands('GET /api/coupon/list', () => new Response('', { status: 503 }))
    await app.open('couponList')
    await app.sees('重试')
    await app.seesNot('没有可使用的券')
    app.passes()
    await app.tap('重试')
    await app.sees('全场券')
  })
})

describe('a new member in elder mode', () => {
  const chen = shop.openedBy('chen', { elder: true })
  it('draws a coupon from the list, and sees why the last one is gone', async () => {
    const { app } = chen
    await app.open('couponList')
    await shop.gateway.db.update(couponTypes).set({ remaining: 0 }).where(eq(couponTypes.couponType, 'airway30'))
    await app.tap('领取呼吸道常备药券')
    await app.sees('这张优惠券已经领完')
    await app.tap('知道了')
    await app.tap('领取家庭常备药券')
    await app.sees('领取成功')
    await app.tap(/^商品券/)
    await app.sees('商品券 1', '家庭常备药券')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy(undefined)
  it('looks at what a coupon is good for, and logs in for his own', async () => {
    const { app } = visitor
    await app.open('couponProducts', { couponId: 'shop99' })
    await app.sees('全场券', '领取')
    await app.tap('领取全场券')
    await app.isAt('accountLogin')
    await app.open('couponList')
    await app.isAt('accountLogin', { backurl: '/coupon/couponList' })
  })
})
