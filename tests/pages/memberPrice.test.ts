import { givePriceRights } from '../support/givePriceRights'
import { shopOnPages } from '../support/pageShopper'
import { submissionOf } from '../support/shop'

const IBUPROFEN = '110011'
const shop = shopOnPages()
const yuan = (cents: number) => `¥${(cents / 100).toFixed(2)}`

describe('a member with the paid membership', () => {
  const zhou = shop.openedBy('zhou')

  it('reads what it takes off, in the cart, before ordering and after', async () => {
    const { app } = zhou
    const { gateway } = shop
    await givePriceRights(gateway, gateway.zhou, { memberPrice: 10, freeFreight: true })
    const [packing] = (await gateway.zhou.product.detail({ params: { code: IBUPROFEN }, query: {} })).packings
    const present = (await gateway.zhou.cart.products()).groups.flatMap(({ lines }) => lines)
    if (present.length > 0) await gateway.zhou.cart.remove({ query: { items: present.map(({ lineId }) => lineId).join(',') } })
    const cart = await gateway.zhou.cart.add({ query: {}, body: { items: [{ skuCode: packing!.skuCode, quantity: 1 }] } })
    const { goods, memberOff = 0, memberFreight = 0 } = cart
    expect([memberOff > 0, memberFreight > 0, cart.payable]).toEqual([true, true, goods - memberOff])
    const saved = yuan(memberOff + memberFreight)
    const sums = ['商品金额', yuan(goods), '运费', yuan(memberFreight)]
    const rights = ['SVIP 会员价', `−${yuan(memberOff)}`, 'SVIP 免邮', `−${yuan(memberFreight)}`]
    await app.open('cart')
    await app.sees(`已优惠 ${saved}`)
    await app.tap(/看明细/)
    await app.sees('优惠明细', ...sums, 'SVIP 会员价', 'SVIP 免邮', yuan(memberOff), '合计', yuan(cart.payable))
    await app.tap('关闭')

    const { settleId } = await gateway.zhou.settlement.toSettle()
    await app.open('orderConfirm', { settleId })
    await app.sees(...sums, ...rights, '应付金额', yuan(cart.payable), '已优惠', saved)
    const settlement = await gateway.zhou.settlement.detail({ params: { settleId }, query: {} })
    const { orderCode } = await gateway.zhou.order.submit({ body: submissionOf(settlement) })
    await app.open('order', { orderCode })
    await app.sees(...sums, ...rights, yuan(cart.payable))
  })
})
