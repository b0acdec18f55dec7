import { eq } from 'drizzle-orm'
import { piecesText } from '../../../src/contract/refund'
import { MINUTE } from '../../../src/lib/duration'
import { atCounter } from '../../../tests/support/atCounter'
import { givePriceRights } from '../../../tests/support/givePriceRights'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { newBuyers, packingOf, setStock, settled, shopAt, submissionOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { packings, promotions, settings } from '../../tables'
import { SVIP } from '../../demo/shop/svip'
import { settingChanged } from '../../kernel/settings'

const RIGHTS = { memberPrice: 15, freeFreight: true }

describe('an order of somebody with the paid membership', () => {
  let shop: Shop
  let [member, other]: Buyer[] = []
  let [own, left]: Array<{ skuCode: string; productCode: string }> = []
  beforeEach(async () => {
    shop = await shopAt()
    ;[member, other] = await newBuyers(shop, 2)
    ;[own, left] = [await packingOf(shop, 'otcB', 3), await packingOf(shop, 'otcB', 4)]
    for (const { skuCode } of [own, left]) await setStock(shop, skuCode, 1000)
    await shop.db.update(packings).set({ salePrice: 999 }).where(eq(packings.skuCode, own.skuCode))
    await shop.db.update(packings).set({ salePrice: 1500 }).where(eq(packings.skuCode, left.skuCode))
    await atCounter(shop.db, async (tx) => {
      await tx.delete(promotions)
      await tx
        .update(settings)
        .set({ value: { ...SVIP, without: [left!.productCode] } })
        .where(eq(settings.key, 'svip'))
      await settingChanged(tx, 'svip')
    })
    await givePriceRights(shop, member!, RIGHTS)
  })
  const three = () => ({ skuCode: own!.skuCode, quantity: 3 })
  const one = () => ({ skuCode: left!.skuCode, quantity: 1 })

  // 999 less 15 per cent is 849.15 cents: 849.
  const [goods, memberOff] = [3 * 999 + 1500, 3 * 150]

  it('costs less from the cart on, keeps what it was less by, and gives back what was paid', async () => {
    const cart = await member!.cart.add({ body: { items: [three(), one()] } })
    const sums = { goods, memberOff, memberFreight: 600, freight: 0, discount: memberOff, payable: goods - memberOff }
    expect(cart).toMatchObject({ ...sums, missingToFreeFreight: null })
    const [coupon] = (await member!.couponUse.toUse({ query: { couponId: 'home69' } })).results
    expect(coupon).toMatchObject({ goods, memberOff, memberFreight: 600, payable: goods - memberOff })
    const { settleId } = await member!.settlement.toSettle()
    const settlement = await member!.settlement.detail({ params: { settleId }, query: {} })
    expect(settlement).toMatchObject(sums)
    expect(settlement.lines.map(({ total }) => total).sort()).toEqual([1500, 2997])
    const { orderCode } = await member!.order.submit({ body: submissionOf(settlement) })
    const kept = { goods, memberOff, memberFreight: 600, freight: 0, promotion: 0, coupon: 0, payable: goods - memberOff }
    expect(await member!.order.detail({ params: { orderCode } })).toMatchObject(kept)

    const bought = await receivedOrder(shop, member!, three(), one())
    expect(bought.lines.map((line) => [line.total, line.memberOff, line.net])).toEqual([
      [2997, 450, 2547],
      [1500, 0, 1500],
    ])
    const pieces = piecesText([{ lineId: bought.lines[0]!.lineId, quantity: 1 }])
    const quote = await member!.refund.quote({ params: { orderCode: bought.orderCode }, query: { pieces, reason: 'damaged' } })
    expect(quote).toMatchObject({ amount: 849, lines: [{ goods: 999, discount: 150, amount: 849 }] })
  })

  it('costs as much as anybody’s without the rights, and once they are over', async () => {
    const plain = { goods, memberOff: 0, memberFreight: 0, freight: 600, discount: 0, payable: goods + 600 }
    const quoted = async (who: Buyer) => {
      const { settleId } = await who.settlement.purchase({ body: { skus: [three(), one()] } })
      return who.settlement.detail({ params: { settleId }, query: {} })
    }
    expect(await quoted(other!)).toMatchObject(plain)
    await givePriceRights(shop, member!, RIGHTS, new Date(shop.clock.now().getTime() + MINUTE))
    const body = await settled(member!, [three(), one()])
    shop.clock.set(new Date(shop.clock.now().getTime() + MINUTE).toISOString())
    await expect(member!.order.submit({ body })).rejects.toMatchObject({
      ...{ status: 409, code: 'PRICE_CHANGED', details: { before: goods - memberOff, after: goods + 600 } },
    })
    await givePriceRights(shop, member!, { memberPrice: 0, freeFreight: false })
    expect(await quoted(member!)).toMatchObject(plain)
  })
})
