import { eq } from 'drizzle-orm'
import { packings } from '../../gateway/tables'
import { shopOnPages } from '../support/pageShopper'
import { submissionOf } from '../support/shop'

/** The demonstration's toothpaste, beside which a mouthwash costs 3 yuan less. */
const [MAIN, COMPANION] = ['130681', '130671']
const shop = shopOnPages()

describe('what is bought together', () => {
  const zhou = shop.openedBy('zhou')

  it('is put into the cart by one press, and says so there, before ordering and in the order', async () => {
    const { app } = zhou
    const own = shop.gateway.zhou
    const present = (await own.cart.products()).groups.flatMap(({ lines }) => lines)
    if (present.length > 0) await own.cart.remove({ query: { items: present.map(({ lineId }) => lineId).join(',') } })
    await app.open('product', { productCode: MAIN })
    await app.sees('搭配购买', '清新漱口水', '一起买省 ¥3')
    await app.tap('一起加购：敏感护理牙膏和清新漱口水')
    await app.sees('两件都已加入购物车')
    const cart = await own.cart.products()
    expect([cart.count, cart.discount]).toEqual([2, 300])

    await app.open('cart')
    await app.sees('搭配省3元', '已享受', '和「青禾 敏感护理牙膏」一起买', '搭配省 ¥3')
    const { settleId } = await own.settlement.toSettle()
    await app.open('orderConfirm', { settleId })
    await app.sees('敏感护理牙膏', '搭配', '搭配省 ¥3', '促销优惠')
    const settlement = await own.settlement.detail({ params: { settleId }, query: {} })
    const { orderCode } = await own.order.submit({ body: submissionOf(settlement) })
    await app.open('order', { orderCode })
    await app.sees('搭配', '搭配省 ¥3')
  })

  it('is not offered where the companion cannot be bought', async () => {
    const { app } = zhou
    await shop.gateway.db.update(packings).set({ stock: 0 }).where(eq(packings.productCode, COMPANION))
    await app.open('product', { productCode: MAIN })
    await app.sees('敏感护理牙膏')
    await app.seesNot('搭配购买')
  })
})

describe('what is bought together, in the elder version', () => {
  const lin = shop.openedBy('lin', { elder: true })

  it('is put into the cart by one press', async () => {
    const { app } = lin
    await shop.gateway.db.update(packings).set({ stock: 50 }).where(eq(packings.productCode, COMPANION))
    const before = (await shop.gateway.lin.cart.products()).count
    await app.open('product', { productCode: MAIN })
    await app.sees('搭配购买', '一起买省 ¥3')
    await app.tap('一起加购：敏感护理牙膏和清新漱口水')
    await app.sees('两件都已加入购物车')
    expect((await shop.gateway.lin.cart.products()).count).toBe(before + 2)
  })
})
